-- What is said of an official draw's result, by operators and by the game's feed, each without seeing what others said. Two
-- that are the same are the result; two that are not end the turn, and the next one begins.
create table wau.lottery_result_entries (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  numero text collate "C" not null,
  turn integer not null check (turn > 0),
  -- The operator's id, or `feed` with the name of the feed.
  entered_by text collate "C" not null,
  entered_by_name text not null,
  result jsonb not null,
  entered_at timestamptz not null,
  primary key (merchant_id, game_id, numero, turn, entered_by),
  foreign key (merchant_id, game_id, numero) references wau.lottery_draws (merchant_id, game_id, numero)
);
grant select, insert on wau.lottery_result_entries to wau_app;

alter table wau.lottery_draws
  -- Of an official draw: the turn in which its result is entered, and what was agreed on, until it is drawn.
  add column result_turn integer not null default 1 check (result_turn > 0),
  add column agreed_result jsonb,
  -- By which revision it stands, and whether entries are still brought to it.
  add column revision integer not null default 0 check (revision >= 0),
  add column is_revising boolean not null default false,
  add check (agreed_result is null or chain is null);
grant update (result_turn, agreed_result, revision, is_revising) on wau.lottery_draws to wau_app;
create index lottery_draws_revising on wau.lottery_draws (merchant_id, game_id, draws_at) where is_revising;
create index lottery_draws_awaiting on wau.lottery_draws (draws_at)
  where state = 'planned' and chain is null and agreed_result is null;

-- Draws that were voided or given another result, by two persons. What was in force before stands in the row.
create table wau.lottery_draw_revisions (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  numero text collate "C" not null,
  revision integer not null check (revision > 0),
  kind text collate "C" not null check (kind in ('void', 'correct')),
  result jsonb check ((kind = 'correct') = (result is not null)),
  former_state text collate "C" not null check (former_state in ('planned', 'drawn', 'settled', 'voided')),
  former_result jsonb,
  -- As the members read it.
  reason text not null check (length(reason) between 3 and 200),
  ordered_by text collate "C" not null references wau.operators (operator_id),
  ordered_by_name text not null,
  ordered_at timestamptz not null,
  done_at timestamptz,
  primary key (merchant_id, game_id, numero, revision),
  foreign key (merchant_id, game_id, numero) references wau.lottery_draws (merchant_id, game_id, numero)
);
create index lottery_draw_revisions_ordered_by on wau.lottery_draw_revisions (ordered_by);
grant select, insert, update (done_at) on wau.lottery_draw_revisions to wau_app;

-- By which revision of its draw an entry stands.
alter table wau.lottery_entries add column revision integer not null default 0 check (revision >= 0);
grant update (revision) on wau.lottery_entries to wau_app;

-- What wins follows from the result: with another result the patterns of the former one go.
grant delete on wau.lottery_win_patterns to wau_app;

alter table wau.lottery_games
  -- Who besides operators says what was drawn; empty: nobody.
  add column result_feed text collate "C" not null default '' check (length(result_feed) <= 40);

-- How a draw is decided about by two persons.
alter table wau.operator_requests
  drop constraint operator_requests_kind_check,
  add constraint operator_requests_kind_check
    check (kind in ('role', 'setting', 'merchant', 'stuckRound', 'fundTransfer', 'paymentProvider', 'depositAccount',
                    'lotteryLimits', 'lotteryDraw'));
