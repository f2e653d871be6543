-- Browsers are told of the service with the merchant's other settings, which processes keep in memory.
create trigger notify_change after insert or update or delete on wau.phone_verification_providers
  for each statement execute function wau.notify_merchant_change();
