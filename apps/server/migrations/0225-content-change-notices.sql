-- Whoever keeps a rendered page hears that what it shows has changed.
create function wau.notify_content_change() returns trigger language plpgsql as $$
begin
  notify wau_content_change;
  return null;
end $$;
create trigger notify_content_change after insert or update or delete on wau.banners
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.banner_texts
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.announcements
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.announcement_texts
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.resource_links
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.help_items
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.help_item_texts
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.content_pages
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.promotion_categories
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.promotion_category_names
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.promotions
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.promotion_terms
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.register_field_rules
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.register_field_messages
  for each statement execute function wau.notify_content_change();
