-- The studio's own tables. The studio is a vendor: it knows its players only by the operator's merchant code and
-- player id, and holds no money. Secrets (server seeds, the operator's session tokens) are sealed with the studio's key.

create schema studio;
grant usage on schema studio to wau_app;

-- A launched game. The play token itself is never stored.
create table studio.play_session (
  merchant_id text collate "C" not null,
  token_hash bytea not null,
  player_id text collate "C" not null,
  -- The operator's session token, sent with each bet.
  wallet_token_sealed bytea not null,
  game_id text collate "C" not null,
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  -- The operator's settings of the game when it was launched.
  min_stake_minor bigint not null check (min_stake_minor > 0),
  max_stake_minor bigint not null check (max_stake_minor >= min_stake_minor),
  max_win_minor bigint not null check (max_win_minor > 0),
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash)
);
create index play_session_expiry on studio.play_session (expires_at);
grant select, insert, delete on studio.play_session to wau_app;

-- A player's seed pairs: one active, the others revealed. Each nonce of a pair is used by one round at most.
create table studio.seed (
  merchant_id text collate "C" not null,
  player_id text collate "C" not null,
  seed_id text collate "C" not null,
  server_seed_sealed bytea not null,
  server_seed_hash text collate "C" not null,
  client_seed text collate "C" not null,
  -- The server seed of the pair after this one: committed to before the player chooses that pair's client seed.
  next_server_seed_sealed bytea not null,
  next_server_seed_hash text collate "C" not null,
  next_nonce bigint not null default 0 check (next_nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz,
  primary key (merchant_id, player_id, seed_id)
) with (fillfactor = 70);
create unique index seed_active on studio.seed (merchant_id, player_id) where revealed_at is null;
grant select, insert on studio.seed to wau_app;
grant update (next_nonce, revealed_at) on studio.seed to wau_app;

-- A round with its outcome, written before the stake is taken. It is not touched again in the usual case: whether its
-- money has been settled is told by studio.open_round, so that a settled round costs no second version of its row. No
-- foreign key to the seed: the one statement that inserts rounds joins the active seed and advances its nonce.
create table studio.round (
  merchant_id text collate "C" not null,
  round_id text collate "C" not null,
  player_id text collate "C" not null,
  seed_id text collate "C" not null,
  nonce bigint not null check (nonce >= 0),
  game_id text collate "C" not null,
  -- First 16 bytes of SHA-256 over player and idempotency key: short, and an index of its own that no plan can miss.
  bet_key bytea not null check (length(bet_key) = 16),
  currency text collate "C" not null,
  stake_minor bigint not null check (stake_minor > 0),
  max_win_minor bigint not null,
  payout_minor bigint not null check (payout_minor >= 0 and payout_minor <= max_win_minor),
  -- As JSON text, kept as written: a replay must equal it to the byte.
  parameters json not null,
  events json not null,
  placed_at timestamptz not null,
  -- Set when the stake was not taken or was given back; the code says why.
  refund_code text collate "C",
  -- The client has played the round back to its end.
  finished_at timestamptz,
  primary key (merchant_id, round_id),
  unique (merchant_id, bet_key),
  unique (merchant_id, player_id, seed_id, nonce)
) with (fillfactor = 95);
grant select, insert on studio.round to wau_app;
grant update (refund_code, finished_at) on studio.round to wau_app;

-- Rounds whose money is not settled yet: a small table of what is in flight, which the resolver walks.
create table studio.open_round (
  merchant_id text collate "C" not null,
  player_id text collate "C" not null,
  round_id text collate "C" not null,
  -- The play session that placed the bet, for repeating it.
  token_hash bytea not null,
  placed_at timestamptz not null,
  -- Until then somebody is driving the round; afterwards the resolver takes it.
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  -- Dead letter: no further attempt is made by itself.
  given_up_at timestamptz,
  primary key (merchant_id, round_id)
) with (
  fillfactor = 70,
  -- Every bet adds and removes a row, so the table is swept by count, whatever its size.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 20000,
  autovacuum_vacuum_insert_scale_factor = 0,
  autovacuum_vacuum_insert_threshold = 20000
);
grant select, insert, update, delete on studio.open_round to wau_app;
