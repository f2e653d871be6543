-- Who must look at a withdrawal: two persons from an amount on, and from an amount on only members whose identity is known.
-- 0 is never.
alter table wau.merchants
  add column withdrawal_two_persons_minor bigint not null default 1000000 check (withdrawal_two_persons_minor >= 0),
  add column withdrawal_identity_minor bigint not null default 0 check (withdrawal_identity_minor >= 0);

-- A provider that takes money in does not have to pay it out.
alter table wau.payment_providers add column pays_out boolean not null default true;

-- What spoke for looking twice when it was placed; for the merchant's eyes.
alter table wau.withdrawals
  add column risks text[] not null default '{}',
  -- As the merchant asked for when it was placed, the rest of the day included: who changes the rule does not free it.
  add column needs_two_persons boolean not null default false;

-- Each person who has approved a withdrawal, once. Where one is enough it is decided by this one as well.
create table wau.withdrawal_approvals (
  merchant_id text collate "C" not null,
  withdrawal_id text collate "C" not null,
  -- An operator's id, or `installation` for whoever works on the machine itself.
  person text collate "C" not null,
  person_name text not null,
  -- Why it may go, where something speaks for looking twice; else empty. For the merchant's eyes.
  reason text not null default '' check (length(reason) <= 200),
  approved_at timestamptz not null,
  primary key (merchant_id, withdrawal_id, person),
  foreign key (merchant_id, withdrawal_id) references wau.withdrawals (merchant_id, withdrawal_id)
);
grant select, insert on wau.withdrawal_approvals to wau_app;

-- Whether somebody else has the same account.
create index bank_cards_fingerprint on wau.bank_cards (merchant_id, account_fingerprint);
