-- What a member is paid out, and what the merchant makes of it: how much, how often, what it costs, how long it takes.
alter table wau.merchants
  add column withdrawal_min_minor bigint not null default 2000 check (withdrawal_min_minor > 0),
  add column withdrawal_max_minor bigint not null default 5000000,
  add column withdrawal_daily_count smallint not null default 5 check (withdrawal_daily_count between 1 and 100),
  add column withdrawal_daily_minor bigint not null default 10000000 check (withdrawal_daily_minor > 0),
  add column withdrawal_fee_minor bigint not null default 0 check (withdrawal_fee_minor >= 0),
  add column withdrawal_fee_basis_points smallint not null default 0
    check (withdrawal_fee_basis_points between 0 and 2000),
  add column withdrawal_usual_minutes smallint not null default 30 check (withdrawal_usual_minutes between 1 and 10080),
  add constraint merchants_withdrawal_bounds check (withdrawal_min_minor <= withdrawal_max_minor);
-- Where deposits are taken money is paid out as well, until the merchant says otherwise.
update wau.merchants set enabled_modules = array_append(enabled_modules, 'WITHDRAW3')
 where 'DEPOSIT3' = any (enabled_modules) and not 'WITHDRAW3' = any (enabled_modules);

-- What stays with the house of what is held; the account outside gets `amount_minor`.
alter table wau.payouts add column fee_minor bigint not null default 0 check (fee_minor >= 0);

-- A member's wish to be paid out, and what was decided. Its money is that of the payout.
create table wau.withdrawals (
  merchant_id text collate "C" not null,
  withdrawal_id text collate "C" not null,
  member_id text collate "C" not null,
  payout_id text collate "C" not null,
  -- As they were when it was placed: the account may leave the member's list.
  bank_name text not null,
  last_digits text collate "C" not null,
  -- What left the wallet, fee included.
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  currency text collate "C" not null,
  -- Null while it waits.
  decision text collate "C" check (decision in ('approved', 'rejected', 'cancelled')),
  -- Why it was rejected, for the member.
  reason text not null default '' check (length(reason) <= 200),
  placed_at timestamptz not null,
  decided_at timestamptz,
  primary key (merchant_id, withdrawal_id),
  unique (merchant_id, payout_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, payout_id) references wau.payouts (merchant_id, payout_id),
  constraint withdrawals_decided check ((decision is null) = (decided_at is null)),
  constraint withdrawals_reason check ((decision is not distinct from 'rejected') = (reason <> ''))
) with (fillfactor = 80);
-- A member's list, newest first.
create index withdrawals_member on wau.withdrawals (merchant_id, member_id, withdrawal_id);
-- What a member has withdrawn on a day.
create index withdrawals_day on wau.withdrawals (merchant_id, member_id, placed_at);
-- What waits, the oldest first.
create index withdrawals_waiting on wau.withdrawals (merchant_id, withdrawal_id) where decision is null;

grant select, insert on wau.withdrawals to wau_app;
grant update (decision, reason, decided_at) on wau.withdrawals to wau_app;
