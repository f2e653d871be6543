-- The double-entry ledger. A transfer moves an amount from one account (debited, goes down) to another (credited,
-- goes up). Rows are only ever added; the application's role may read tables and call the functions below, and the
-- functions, which belong to the owner, are the only writers.

create schema ledger;
grant usage on schema ledger to wau_app;

-- Why money moved. The list is append-only; packages/ledger/src/reasons.ts carries the same list for the compiler.
create table ledger.reason (
  reason text collate "C" primary key,
  description text not null
);

insert into ledger.reason (reason, description) values
  ('deposit', 'Money the player paid in'),
  ('deposit.reversal', 'A deposit taken back, for example a charge-back'),
  ('withdrawal', 'Money paid out to the player'),
  ('withdrawal.reversal', 'A payout that failed and came back'),
  ('game.bet', 'Stake of a round'),
  ('game.win', 'Payout of a round'),
  ('game.rollback', 'Stake of a cancelled round given back'),
  ('bonus', 'Bonus given to the player'),
  ('trial.grant', 'Play money of a trial account'),
  ('adjustment', 'Correction by an operator');

-- House accounts have no balance of their own here: their entries are summed by ledger.roll_up_house, so that no
-- row is touched by every bet. All other accounts carry their balance and the number of their last entry.
create table ledger.account (
  merchant_id text collate "C" not null,
  account_id text collate "C" not null,
  -- Stands for account_id in the many rows of the other tables, a fifth of its size.
  account_number bigint generated always as identity,
  kind text collate "C" not null check (kind in ('player', 'agent', 'house')),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  allow_negative boolean not null,
  balance_minor bigint not null default 0,
  version bigint not null default 0,
  opened_at timestamptz not null default clock_timestamp(),
  primary key (merchant_id, account_id),
  -- In this order for the reason given at ledger.transfer.
  unique (account_number, merchant_id),
  check (balance_minor >= 0 or allow_negative),
  -- The name tells, so that a caller can order its work without asking.
  check ((kind = 'house') = starts_with(account_id, 'house:')),
  check (kind <> 'house' or (balance_minor = 0 and version = 0 and allow_negative))
) with (fillfactor = 60);

-- One row for each idempotency key: what was asked and what was answered, refusals included.
create table ledger.transfer (
  merchant_id text collate "C" not null,
  transfer_id uuid not null,
  idempotency_key text collate "C" not null check (length(idempotency_key) between 1 and 200),
  -- First 16 bytes of SHA-256 over the input, as uuid because that is the shortest 16-byte type; null for a key that
  -- was refused before its transfer came.
  input_hash uuid,
  -- Null where no such account exists (then the transfer is refused).
  debit_account_number bigint,
  credit_account_number bigint,
  amount_minor bigint check (amount_minor > 0),
  currency text collate "C",
  reason text collate "C",
  -- Null: posted.
  refusal text collate "C",
  -- Balances as answered; null for house accounts.
  debit_balance_minor bigint,
  credit_balance_minor bigint,
  created_at timestamptz not null,
  -- What the transfer belongs to, for example the id of a round or a deposit.
  reference text collate "C" check (length(reference) <= 200),
  primary key (merchant_id, idempotency_key),
  -- In this order on purpose: an index that begins with merchant_id as well could be chosen by a plan made while
  -- the table was still empty, and such a plan then reads a whole merchant to find a key.
  unique (transfer_id, merchant_id),
  check (refusal is not null
         or num_nulls(input_hash, debit_account_number, credit_account_number, amount_minor, currency, reason) = 0),
  check (debit_account_number <> credit_account_number or refusal is not null)
);

-- The chain of each account that has a balance: version 1, 2, 3, …, each starting where the one before ended.
create table ledger.entry (
  merchant_id text collate "C" not null,
  account_number bigint not null,
  version bigint not null check (version > 0),
  transfer_id uuid not null,
  -- Below zero where the account was debited.
  amount_minor bigint not null,
  previous_balance_minor bigint not null,
  balance_minor bigint not null,
  primary key (merchant_id, account_number, version),
  check (balance_minor = previous_balance_minor + amount_minor)
);

-- The house's side. posted_xid is the writing transaction's number: a roll-up takes all rows below the oldest
-- transaction still running, which nobody can add to any more.
create table ledger.house_entry (
  merchant_id text collate "C" not null,
  posted_xid xid8 not null,
  transfer_id uuid not null,
  account_number bigint not null,
  amount_minor bigint not null,
  primary key (merchant_id, posted_xid, transfer_id, account_number)
);

-- The house's chain: each row sums the house entries with from_xid <= posted_xid < until_xid.
create table ledger.house_rollup (
  merchant_id text collate "C" not null,
  account_number bigint not null,
  version bigint not null check (version > 0),
  from_xid xid8 not null,
  until_xid xid8 not null,
  entry_count bigint not null check (entry_count > 0),
  amount_minor bigint not null,
  previous_balance_minor bigint not null,
  balance_minor bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (merchant_id, account_number, version),
  check (balance_minor = previous_balance_minor + amount_minor),
  check (from_xid < until_xid)
);
create index house_rollup_until on ledger.house_rollup (merchant_id, until_xid);

grant select on ledger.reason, ledger.account, ledger.transfer, ledger.entry, ledger.house_entry, ledger.house_rollup
  to wau_app;

-- Grants keep the application out; this keeps the owner's own slips out.
create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on ledger.transfer
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.house_entry
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.house_rollup
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.reason
  for each statement execute function ledger.refuse_change();
create trigger never_removed before delete or truncate on ledger.account
  for each statement execute function ledger.refuse_change();
