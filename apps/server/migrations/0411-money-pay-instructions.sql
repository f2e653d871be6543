-- How a deposit is paid that needs no page of its provider's: what our own screen shows, as the provider gave it.
alter table wau.deposits add column pay_instructions json;
grant update (pay_instructions) on wau.deposits to wau_app;
