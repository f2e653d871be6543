-- Rounds that wait for a decision of their player: a small table of what is under way, beside the round, which is written
-- once when it begins and once when it is over. What has happened follows from seeds, nonce and decisions, so nothing else
-- is stored of it.
create table studio.waiting_round (
  merchant_id text collate "C" not null,
  player_id text collate "C" not null,
  round_id text collate "C" not null,
  game_id text collate "C" not null,
  -- In the order in which they were taken, as JSON.
  decisions json not null default '[]',
  -- What decisions have cost so far, beyond the round's first stake.
  extra_stake_minor bigint not null default 0 check (extra_stake_minor >= 0),
  -- How often a stake was asked for since the round began: each time is a transaction of its own.
  stake_attempts integer not null default 0 check (stake_attempts >= 0),
  -- A decision whose stake is being taken; it counts once the operator has taken it.
  pending_decision json,
  pending_stake_minor bigint check (pending_stake_minor > 0),
  -- The play session that takes it, for repeating the call.
  pending_token_hash bytea,
  -- Until then somebody is taking that stake; afterwards the resolver asks.
  pending_until timestamptz,
  pending_since timestamptz,
  -- Then the published rule decides.
  decide_until timestamptz not null,
  primary key (merchant_id, round_id),
  check ((pending_decision is null) = (pending_stake_minor is null)),
  check ((pending_decision is null) = (pending_token_hash is null)),
  check ((pending_decision is null) = (pending_until is null)),
  check ((pending_decision is null) = (pending_since is null))
) with (fillfactor = 70);
create index waiting_round_player on studio.waiting_round (merchant_id, player_id, game_id);
create index waiting_round_due on studio.waiting_round (decide_until);
create index waiting_round_pending on studio.waiting_round (pending_until) where pending_until is not null;
grant select, insert, update, delete on studio.waiting_round to wau_app;

-- What was decided in a round that is over, and what that cost; null where there was nothing to decide.
alter table studio.round
  add column decisions json,
  add column extra_stake_minor bigint not null default 0 check (extra_stake_minor >= 0);
grant update (payout_minor, events, decisions, extra_stake_minor) on studio.round to wau_app;
