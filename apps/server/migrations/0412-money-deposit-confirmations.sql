-- How often the payment of a deposit was confirmed on its chain, as its provider says; null for all others.
alter table wau.deposits add column confirmations integer check (confirmations between 0 and 100000);
grant update (confirmations) on wau.deposits to wau_app;
-- What contradicts is shown to operators, newest first.
create index payment_reports_contradictions on wau.payment_reports (merchant_id, received_at) where verdict = 'contradiction';
