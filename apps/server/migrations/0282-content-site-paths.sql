-- Browsers skip tabs and line ends in an address and take a backslash for a slash, so a path with one of them may lead to
-- another host. What operators write is checked before; this holds for whatever else writes.
alter table wau.announcements add constraint announcements_link_plain check (link_path !~ '[[:space:][:cntrl:]\\]');
alter table wau.banners add constraint banners_link_plain check (link_path !~ '[[:space:][:cntrl:]\\]');
alter table wau.banners add constraint banners_image_plain check (image_url !~ '[[:space:][:cntrl:]\\]');
alter table wau.promotions add constraint promotions_image_plain check (image_url !~ '[[:space:][:cntrl:]\\]');
alter table wau.resource_links add constraint resource_links_url_plain check (url !~ '[[:space:][:cntrl:]\\]');
alter table wau.service_contacts add constraint service_contacts_url_plain check (url !~ '[[:space:][:cntrl:]\\]');
alter table wau.personal_announcements
  add constraint personal_announcements_link_plain check (link_path !~ '[[:space:][:cntrl:]\\]');
alter table wau.inbox_messages
  add constraint inbox_messages_link_plain check (link_path !~ '[[:space:][:cntrl:]\\]');
