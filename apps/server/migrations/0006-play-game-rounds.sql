-- A launch that the vendor has not taken up yet. The row is deleted by the exchange, so a token works once.
create table wau.launch_tokens (
  merchant_id text collate "C" not null,
  -- SHA-256.
  token_hash bytea not null,
  vendor_code text collate "C" not null,
  game_id text collate "C" not null,
  member_id text collate "C" not null,
  -- The member's session that opened the game; bets end with it.
  session_id text collate "C" not null,
  language text collate "C" not null,
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, vendor_code, game_id) references wau.games (merchant_id, vendor_code, game_id)
);
-- The pruning job walks it from its old end, over all merchants.
create index launch_tokens_expiry on wau.launch_tokens (expires_at);
grant select, insert, delete on wau.launch_tokens to wau_app;

-- What a vendor bets under: one opened game of one member's session.
create table wau.play_sessions (
  merchant_id text collate "C" not null,
  token_hash bytea not null,
  vendor_code text collate "C" not null,
  game_id text collate "C" not null,
  member_id text collate "C" not null,
  session_id text collate "C" not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash)
);
-- The pruning job walks it from its old end, over all merchants.
create index play_sessions_expiry on wau.play_sessions (expires_at);
grant select, insert, delete on wau.play_sessions to wau_app;

-- The operator's record of bets, written in the transaction that moves the money. A vendor may take several stakes
-- and pay several times in a round.
create table wau.game_rounds (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  round_id text collate "C" not null,
  member_id text collate "C" not null,
  game_id text collate "C" not null,
  stake_minor bigint not null check (stake_minor > 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  -- Stakes given back; a round whose stakes all were is refunded.
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and stake_minor),
  currency text collate "C" not null,
  status text collate "C" not null default 'open' check (status in ('open', 'settled', 'refunded')),
  placed_at timestamptz not null,
  settled_at timestamptz,
  primary key (merchant_id, vendor_code, round_id),
  check ((status = 'open') = (settled_at is null)),
  check (status <> 'refunded' or refunded_minor = stake_minor)
) with (fillfactor = 75);
-- A member's record, newest first.
create index game_rounds_member on wau.game_rounds (merchant_id, member_id, placed_at, round_id);
grant select, insert on wau.game_rounds to wau_app;
grant update (stake_minor, payout_minor, refunded_minor, status, settled_at) on wau.game_rounds to wau_app;

-- Rollbacks by the vendor's transaction id, so that a repeated one is known and a changed one is refused.
create table wau.bet_rollbacks (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  transaction_id text collate "C" not null,
  bet_transaction_id text collate "C" not null,
  round_id text collate "C" not null,
  member_id text collate "C" not null,
  received_at timestamptz not null,
  primary key (merchant_id, vendor_code, transaction_id)
);
grant select, insert on wau.bet_rollbacks to wau_app;
