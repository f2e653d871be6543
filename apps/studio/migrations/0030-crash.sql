-- Flights that all players of a title share (docs/games/crash.md). A title's chain and flights are of no merchant: players
-- of all merchants fly together. Bets are of their merchant's players, as rounds are.

-- What a play session's player is called where others see it: masked, never the whole name.
alter table studio.play_session add column shown_name text;

-- A row for each title that is played. Who leads its flights, until when, and how many events were told.
create table studio.crash_title (
  game_id text collate "C" primary key,
  leader text collate "C",
  lease_until timestamptz not null,
  -- Somebody watches until then at least; nobody flies before empty seats.
  wanted_until timestamptz not null,
  last_event_number bigint not null default 0
) with (fillfactor = 50);
grant select, insert, update on studio.crash_title to wau_app;

-- A hash chain: its head is stored, and by that published, before anything of it is used; its salt comes later.
create table studio.crash_chain (
  game_id text collate "C" not null,
  chain_id text collate "C" not null,
  last_link_sealed bytea not null,
  length integer not null check (length > 0),
  head text collate "C" not null check (head ~ '^[0-9a-f]{64}$'),
  committed_at timestamptz not null,
  salt text collate "C",
  salted_at timestamptz,
  primary key (game_id, chain_id),
  check ((salt is null) = (salted_at is null)),
  check (salted_at > committed_at)
);
grant select, insert, update (salt, salted_at) on studio.crash_chain to wau_app;

-- A flight: the round of all its bets. Its crash point stands here only once it has ended; before, it follows from the chain.
create table studio.crash_flight (
  game_id text collate "C" not null,
  chain_id text collate "C" not null,
  number integer not null check (number > 0),
  state text collate "C" not null check (state in ('betting', 'flying', 'crashed', 'settled', 'void')),
  -- The process that leads it: another that finds it unfinished has taken it over.
  leader text collate "C" not null,
  closes_at timestamptz not null,
  started_at timestamptz,
  crashed_at timestamptz,
  crash_hundredths integer check (crash_hundredths >= 100),
  link text collate "C",
  -- Automatic cash-outs up to here have been carried out.
  passed_hundredths integer not null default 100,
  -- Seats that were given: bets whose stake was taken in time.
  bets integer not null default 0,
  primary key (game_id, chain_id, number),
  check ((state in ('flying', 'crashed', 'settled')) = (started_at is not null)),
  check ((crash_hundredths is null) = (link is null)),
  check ((state in ('crashed', 'settled')) = (crash_hundredths is not null))
) with (fillfactor = 50);
grant select, insert on studio.crash_flight to wau_app;
grant update (state, leader, started_at, crashed_at, crash_hundredths, link, passed_hundredths, bets)
  on studio.crash_flight to wau_app;

-- A bet on a flight, written before its stake is taken. `placed`: the stake is being asked for. `staked`: it flies. `won`,
-- `lost`, `void`: what is to be told to the wallet. `settled`, `refunded`: what the wallet has confirmed.
create table studio.crash_bet (
  merchant_id text collate "C" not null,
  round_id text collate "C" not null,
  player_id text collate "C" not null,
  token_hash bytea not null,
  game_id text collate "C" not null,
  chain_id text collate "C" not null,
  number integer not null,
  slot smallint not null check (slot in (1, 2)),
  seat integer,
  shown_name text not null,
  -- First 16 bytes of SHA-256 over player and idempotency key, as in studio.bet_key.
  bet_key bytea not null check (length(bet_key) = 16),
  currency text collate "C" not null,
  stake_minor bigint not null check (stake_minor > 0),
  max_win_minor bigint not null check (max_win_minor > 0),
  auto_hundredths integer check (auto_hundredths > 100),
  state text collate "C" not null
    check (state in ('placed', 'staked', 'won', 'lost', 'void', 'settled', 'refunded')),
  cashed_hundredths integer check (cashed_hundredths > 100),
  is_automatic boolean not null default false,
  payout_minor bigint not null default 0 check (payout_minor >= 0 and payout_minor <= max_win_minor),
  refund_code text collate "C",
  placed_at timestamptz not null,
  cashed_at timestamptz,
  -- When the wallet is next told of it; null while there is nothing to tell.
  next_attempt_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  -- Dead letter: no further attempt is made by itself.
  given_up_at timestamptz,
  primary key (merchant_id, round_id),
  check ((cashed_hundredths is null) = (cashed_at is null)),
  check (state <> 'won' or cashed_hundredths is not null),
  check (state not in ('lost', 'void', 'refunded') or payout_minor = 0),
  check ((state in ('void', 'refunded')) = (refund_code is not null))
) with (fillfactor = 70);
-- For public proofs: ids are unguessable and unique over all merchants.
create unique index crash_bet_round on studio.crash_bet (round_id);
create unique index crash_bet_key on studio.crash_bet (merchant_id, bet_key);
-- One bet in each place of a player's screen; what was refused or given back leaves its place.
create unique index crash_bet_slot on studio.crash_bet (merchant_id, player_id, game_id, chain_id, number, slot)
  where state not in ('void', 'refunded');
create index crash_bet_flight on studio.crash_bet (game_id, chain_id, number);
create index crash_bet_player on studio.crash_bet (merchant_id, player_id, game_id, round_id);
create index crash_bet_due on studio.crash_bet (next_attempt_at) where next_attempt_at is not null;
grant select, insert on studio.crash_bet to wau_app;
grant update (seat, state, cashed_hundredths, is_automatic, payout_minor, refund_code, cashed_at, next_attempt_at,
              attempts, last_error, given_up_at) on studio.crash_bet to wau_app;

-- What was told of a title's flights, numbered without a gap, for clients that come back after a cut.
create table studio.crash_event (
  game_id text collate "C" not null,
  event_number bigint not null,
  content json not null,
  happened_at timestamptz not null,
  primary key (game_id, event_number)
);
create index crash_event_age on studio.crash_event (happened_at);
grant select, insert, delete on studio.crash_event to wau_app;
