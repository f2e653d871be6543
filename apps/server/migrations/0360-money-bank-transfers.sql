-- Accounts of a merchant that members pay to by themselves; people see the money come and say so.
create table wau.deposit_accounts (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  account_code text collate "C" not null check (account_code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  bank_name text not null check (length(bank_name) between 1 and 60),
  account_number text collate "C" not null check (account_number ~ '^[0-9][0-9 -]{3,39}$'),
  holder_name text not null check (length(holder_name) between 1 and 80),
  enabled boolean not null default true,
  sort_order integer not null default 0,
  primary key (merchant_id, account_code)
);
grant select, insert, update on wau.deposit_accounts to wau_app;

-- Where a deposit by bank transfer is to be paid to, as its member was told, and what shows that it was.
create table wau.bank_transfers (
  merchant_id text collate "C" not null,
  deposit_id text collate "C" not null,
  bank_name text not null,
  account_number text collate "C" not null,
  holder_name text not null,
  -- What the payer writes on it, by which it is found on the merchant's statement.
  reference text collate "C" not null,
  -- What was ordered; what came stands in the deposit.
  ordered_minor bigint not null check (ordered_minor > 0),
  proof_sent_at timestamptz,
  proof_count smallint not null default 0 check (proof_count between 0 and 5),
  -- Why it was declined, for the member.
  reason text not null default '' check (length(reason) <= 200),
  primary key (merchant_id, deposit_id),
  unique (merchant_id, reference),
  foreign key (merchant_id, deposit_id) references wau.deposits (merchant_id, deposit_id),
  constraint bank_transfers_proof check ((proof_sent_at is null) = (proof_count = 0))
);
grant select, insert on wau.bank_transfers to wau_app;
grant update (proof_sent_at, proof_count, reason) on wau.bank_transfers to wau_app;

-- The picture that shows a transfer, for as long as somebody may have to look at it.
create table wau.deposit_proofs (
  merchant_id text collate "C" not null,
  deposit_id text collate "C" not null,
  sealed_proof bytea not null,
  sent_at timestamptz not null,
  primary key (merchant_id, deposit_id),
  foreign key (merchant_id, deposit_id) references wau.bank_transfers (merchant_id, deposit_id)
);
create index deposit_proofs_age on wau.deposit_proofs (sent_at);
grant select, insert, update, delete on wau.deposit_proofs to wau_app;

-- Each person who has said what came of a transfer, once, where one person's word is not enough.
create table wau.deposit_approvals (
  merchant_id text collate "C" not null,
  deposit_id text collate "C" not null,
  -- An operator's id, or `installation` for whoever works on the machine itself.
  person text collate "C" not null,
  person_name text not null,
  received_minor bigint not null check (received_minor > 0),
  approved_at timestamptz not null,
  primary key (merchant_id, deposit_id, person),
  foreign key (merchant_id, deposit_id) references wau.deposits (merchant_id, deposit_id)
);
grant select, insert on wau.deposit_approvals to wau_app;

-- What came may be another amount than was ordered, and what is being looked at does not expire meanwhile.
grant update (amount_minor, expires_at) on wau.deposits to wau_app;
