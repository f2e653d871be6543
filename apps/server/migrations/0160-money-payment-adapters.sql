-- What a provider's protocol needs to know of the merchant besides the sealed key, and is no secret: its number with
-- the provider, the address of its gateway.
alter table wau.payment_providers add column settings jsonb not null default '{}'
  check (jsonb_typeof(settings) = 'object');

-- What providers have said, as far as it changed an order or contradicts it. Only added to: it is what an operator
-- shows the provider in a dispute. The order is a deposit or a payout, as the direction says.
create table wau.payment_reports (
  merchant_id text collate "C" not null,
  order_reference text collate "C" not null,
  -- SHA-256 of all that was said, so that a repetition is no second row.
  report_hash bytea not null,
  provider_code text collate "C" not null,
  direction text collate "C" not null check (direction in ('pay-in', 'pay-out')),
  verdict text collate "C" not null check (verdict in ('applied', 'contradiction')),
  state text collate "C" not null check (state in ('pending', 'succeeded', 'failed')),
  -- These three as the provider named them, whatever the order says.
  provider_reference text not null,
  amount_minor bigint not null,
  currency text collate "C" not null,
  received_at timestamptz not null,
  primary key (merchant_id, order_reference, report_hash),
  foreign key (merchant_id, provider_code) references wau.payment_providers (merchant_id, provider_code)
);
grant select, insert on wau.payment_reports to wau_app;

-- A callback may get lost, so the provider is asked about orders that it has not decided, at growing intervals.
alter table wau.deposits
  add column ask_count smallint not null default 0,
  -- When the provider is asked next; null: not any more.
  add column ask_at timestamptz;
update wau.deposits set ask_at = placed_at where status = 'pending';
-- The asking job walks it over all merchants; few rows are in it at a time.
create index deposits_ask on wau.deposits (ask_at) where ask_at is not null;
grant update (ask_count, ask_at) on wau.deposits to wau_app;
