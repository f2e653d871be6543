-- Wallets that the studio keeps for players, under the codes of vendors whose protocol wants one. Money comes and goes by
-- the operator's transfers and by play; each movement is an entry of the purse, whose other side it names.
create table studio.purse (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  player_id text collate "C" not null,
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  -- Number of the last entry.
  version bigint not null default 0,
  last_played_at timestamptz,
  primary key (merchant_id, vendor_code, player_id)
) with (fillfactor = 70);
grant select, insert on studio.purse to wau_app;
grant update (balance_minor, version, last_played_at) on studio.purse to wau_app;

-- The chain of each purse; only added to. The other side of a transfer is the operator, that of all else the games:
-- the purse's amount and that side's sum to zero.
create table studio.purse_entry (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  player_id text collate "C" not null,
  version bigint not null check (version > 0),
  kind text collate "C" not null check (kind in ('deposit', 'withdrawal', 'bet', 'win', 'rollback')),
  other_side text collate "C" not null generated always as (
    case when kind in ('deposit', 'withdrawal') then 'operator' else 'games' end) stored,
  previous_balance_minor bigint not null,
  amount_minor bigint not null check (amount_minor <> 0),
  balance_minor bigint not null check (balance_minor >= 0),
  transaction_id text collate "C" not null,
  happened_at timestamptz not null,
  primary key (merchant_id, vendor_code, player_id, version),
  foreign key (merchant_id, vendor_code, player_id) references studio.purse (merchant_id, vendor_code, player_id),
  check (previous_balance_minor + amount_minor = balance_minor),
  check ((amount_minor > 0) = (kind in ('deposit', 'win', 'rollback')))
);
grant select, insert on studio.purse_entry to wau_app;

-- What was answered under each name, so that nothing moves twice; only added to. Names of transfers are the operator's,
-- those of play our own.
create table studio.purse_transaction (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  scope text collate "C" not null check (scope in ('transfer', 'play')),
  transaction_id text collate "C" not null,
  player_id text collate "C" not null,
  -- SHA-256 of what was asked, 16 bytes; null: its name was put out of use before it came.
  input_hash bytea,
  -- Null: carried out.
  refusal text collate "C",
  amount_minor bigint not null default 0,
  balance_minor bigint not null,
  answered_at timestamptz not null,
  primary key (merchant_id, vendor_code, scope, transaction_id)
);
grant select, insert on studio.purse_transaction to wau_app;

-- What was staked and won in a round, and the file that told the operator of it once it was over.
create table studio.purse_round (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  round_id text collate "C" not null,
  player_id text collate "C" not null,
  game_id text collate "C" not null,
  currency text collate "C" not null,
  stake_minor bigint not null check (stake_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and stake_minor),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  status text collate "C" not null check (status in ('open', 'ended', 'refunded')),
  placed_at timestamptz not null,
  ended_at timestamptz,
  -- Null: in no file yet.
  file_number bigint,
  primary key (merchant_id, vendor_code, round_id),
  check ((status = 'open') = (ended_at is null)),
  check (file_number is null or status = 'ended')
) with (fillfactor = 80);
create index purse_round_open on studio.purse_round (merchant_id, vendor_code, player_id) where status = 'open';
create index purse_round_unfiled on studio.purse_round (merchant_id, vendor_code, ended_at)
  where status = 'ended' and file_number is null;
create index purse_round_file on studio.purse_round (merchant_id, vendor_code, file_number)
  where file_number is not null;
grant select, insert on studio.purse_round to wau_app;
grant update (stake_minor, refunded_minor, payout_minor, status, ended_at, file_number) on studio.purse_round to wau_app;

create table studio.purse_file (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  file_number bigint not null check (file_number > 0),
  round_count integer not null check (round_count > 0),
  written_at timestamptz not null,
  primary key (merchant_id, vendor_code, file_number)
);
grant select, insert on studio.purse_file to wau_app;
