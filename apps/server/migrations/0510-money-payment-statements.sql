-- Every night each payment provider's statement of the day before is compared with the deposits and payouts that went by it.
-- A day may be compared again: what was found before is replaced.
create table wau.payment_reconciliations (
  merchant_id text collate "C" not null,
  provider_code text collate "C" not null,
  -- In UTC, since providers know nothing of a merchant's days.
  day date not null,
  -- Failed: the provider was silent. Unstated: its protocol has no statements, or nobody here speaks it.
  state text collate "C" not null check (state in ('compared', 'failed', 'unstated')),
  failure text check ((failure is null) = (state <> 'failed')),
  stated_count integer not null check (stated_count >= 0),
  recorded_count integer not null check (recorded_count >= 0),
  difference_count integer not null check (difference_count >= 0),
  -- There are more differences than are listed.
  is_cut boolean not null,
  compared_at timestamptz not null,
  primary key (merchant_id, provider_code, day),
  foreign key (merchant_id, provider_code) references wau.payment_providers (merchant_id, provider_code)
);
-- Newest first, of all providers.
create index payment_reconciliations_day on wau.payment_reconciliations (merchant_id, day, provider_code);
grant select, insert, update on wau.payment_reconciliations to wau_app;

create table wau.payment_differences (
  merchant_id text collate "C" not null,
  provider_code text collate "C" not null,
  day date not null,
  -- A deposit or payout, or whatever the provider says it is; empty where it says nothing.
  order_reference text collate "C" not null,
  -- Empty where the order has none.
  provider_reference text collate "C" not null,
  kind text collate "C" not null check (kind in ('missing', 'extra', 'amount', 'currency', 'status', 'doubled')),
  -- How the payment stands by each side, in words; null where that side knows none.
  stated text,
  recorded text,
  primary key (merchant_id, provider_code, day, order_reference, provider_reference, kind),
  foreign key (merchant_id, provider_code, day)
    references wau.payment_reconciliations (merchant_id, provider_code, day)
);
grant select, insert, delete on wau.payment_differences to wau_app;

-- A day's payouts are looked through at night; its deposits have such an index.
create index payouts_paid on wau.payouts (merchant_id, decided_at) where status = 'paid';

-- What was found waits for somebody who explains it, with the provider where the vendor of other statements stands.
alter table wau.findings drop constraint findings_source_check;
alter table wau.findings
  add constraint findings_source_check check (source in ('books', 'statement', 'paymentStatement'));
