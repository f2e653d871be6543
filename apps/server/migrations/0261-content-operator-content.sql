-- Operators put content in place and take it away while the site runs.

grant delete on wau.banners, wau.banner_texts, wau.merchant_hosts to wau_app;

-- Documents of visitors show these, too.
create trigger notify_content_change after insert or update or delete on wau.service_contacts
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.download_settings
  for each statement execute function wau.notify_content_change();
create trigger notify_content_change after insert or update or delete on wau.merchant_hosts
  for each statement execute function wau.notify_content_change();
