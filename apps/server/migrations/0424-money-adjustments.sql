-- Changes of a member's balance by hand: one person proposes, another approves, and only then money moves.
create table wau.adjustments (
  merchant_id text collate "C" not null,
  adjustment_id text collate "C" not null,
  member_id text collate "C" not null,
  -- The proposer's own name of it, so that it is stored once, however often it is sent.
  client_id text collate "C" not null,
  -- Below zero: out of the member's wallet.
  amount_minor bigint not null check (amount_minor <> 0),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  code text collate "C" not null
    check (code in ('goodwill', 'correction', 'missing.deposit', 'chargeback', 'account.closure', 'other')),
  reason text not null check (length(reason) between 3 and 200),
  status text collate "C" not null default 'waiting' check (status in ('waiting', 'approved', 'rejected')),
  -- An operator's id, or `installation`; and as they were called at the time.
  proposed_by text collate "C" not null,
  proposer_name text not null,
  proposed_at timestamptz not null,
  decided_by text collate "C",
  decider_name text,
  decided_at timestamptz,
  decision_reason text not null default '' check (length(decision_reason) <= 200),
  primary key (merchant_id, adjustment_id),
  constraint adjustments_client unique (merchant_id, proposed_by, client_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  check ((status = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (decider_name is null)),
  -- The second person is never the first.
  constraint adjustments_two_persons check (status <> 'approved' or decided_by <> proposed_by)
);
create index adjustments_member on wau.adjustments (merchant_id, member_id, adjustment_id);
create index adjustments_status on wau.adjustments (merchant_id, status, adjustment_id);
grant select, insert on wau.adjustments to wau_app;
grant update (status, decided_by, decider_name, decided_at, decision_reason) on wau.adjustments to wau_app;
