-- Money that leaves a member's wallet for an account outside: `held` (taken from the wallet, nobody has been asked to
-- pay), `sent` (the provider has been or may have been asked), then `paid` or `returned`. The ledger's transfer of the
-- end is made in the transaction that sets it.
create table wau.payouts (
  merchant_id text collate "C" not null,
  payout_id text collate "C" not null,
  member_id text collate "C" not null,
  provider_code text collate "C" not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text collate "C" not null,
  -- To whom it is paid and where the provider reports, sealed: asking again says the same.
  sealed_order bytea not null,
  status text collate "C" not null default 'held' check (status in ('held', 'sent', 'paid', 'returned')),
  -- Null until the provider has answered.
  provider_reference text collate "C",
  ask_count smallint not null default 0,
  -- When the provider is asked next, to pay or what became of it; null: not any more.
  ask_at timestamptz,
  held_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  primary key (merchant_id, payout_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, provider_code) references wau.payment_providers (merchant_id, provider_code),
  check ((status in ('paid', 'returned')) = (decided_at is not null)),
  check ((status = 'sent') = (ask_at is not null)),
  check (status not in ('sent', 'paid') or sent_at is not null),
  check (provider_reference is null or sent_at is not null)
) with (fillfactor = 80);
-- A member's list, newest first.
create index payouts_member on wau.payouts (merchant_id, member_id, payout_id);
-- The sending job walks it over all merchants; few rows are in it at a time.
create index payouts_ask on wau.payouts (ask_at) where ask_at is not null;

grant select, insert on wau.payouts to wau_app;
grant update (status, provider_reference, ask_count, ask_at, sent_at, decided_at) on wau.payouts to wau_app;
