-- What was sent as one: a slip, for one draw or for several (a chase).
create table wau.lottery_orders (
  merchant_id text collate "C" not null,
  order_id text collate "C" not null,
  member_id text collate "C" not null,
  game_id text collate "C" not null,
  currency text collate "C" not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- In how many draws it takes part.
  entry_count integer not null check (entry_count > 0),
  -- Whether the first win ends the chase; what is left of it is given back.
  stops_on_win boolean not null,
  placed_at timestamptz not null,
  primary key (merchant_id, order_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, game_id) references wau.lottery_games (merchant_id, game_id)
);
grant select, insert on wau.lottery_orders to wau_app;

-- An order's part in one draw: one bet of the bet record, with one movement for its stake.
create table wau.lottery_entries (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  numero text collate "C" not null,
  order_id text collate "C" not null,
  -- 1, 2, 3, ... of the order, in the order of the draws.
  entry integer not null check (entry > 0),
  member_id text collate "C" not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- SHA-256 of the slip as the receipt shows it; the draw commits to all of them.
  slip_hash bytea not null check (length(slip_hash) = 32),
  state text collate "C" not null check (state in ('open', 'settled', 'cancelled', 'voided')),
  payout_minor bigint not null check (payout_minor >= 0),
  ended_at timestamptz,
  primary key (merchant_id, game_id, numero, order_id),
  unique (merchant_id, order_id, entry),
  foreign key (merchant_id, order_id) references wau.lottery_orders (merchant_id, order_id),
  foreign key (merchant_id, game_id, numero) references wau.lottery_draws (merchant_id, game_id, numero),
  check (state = 'settled' or payout_minor = 0)
);
-- A member's orders, newest first: ids sort by time.
create index lottery_entries_member on wau.lottery_entries (merchant_id, member_id, order_id, entry);
create index lottery_entries_open on wau.lottery_entries (merchant_id, game_id, numero, order_id) where state = 'open';
grant select, insert on wau.lottery_entries to wau_app;
grant update (state, payout_minor, ended_at) on wau.lottery_entries to wau_app;

-- Lines of one play that were picked together, in one draw. Of the many that win nothing no row is ever written again: a
-- suborder is over when its entry is.
create table wau.lottery_suborders (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  numero text collate "C" not null,
  order_id text collate "C" not null,
  -- 1, 2, 3, ... of the order: the end of its number, as in lto_…-001.
  suborder integer not null check (suborder > 0),
  play text collate "C" not null,
  prize_mode text collate "C" not null check (prize_mode in ('Lott', 'Elott', 'ZY')),
  -- As they are written, and as bits that a draw is compared with.
  picks text collate "C" not null,
  pick_bits bit varying not null,
  line_count bigint not null check (line_count > 0),
  unit_minor bigint not null check (unit_minor > 0),
  multiple integer not null check (multiple > 0),
  series integer not null,
  -- What each prize of the play pays per 1 staked, in ten-thousandths, in the order of the play's prizes.
  odds bigint[] not null,
  stake_minor bigint not null check (stake_minor > 0),
  payout_minor bigint not null check (payout_minor >= 0),
  primary key (merchant_id, game_id, numero, order_id, suborder),
  foreign key (merchant_id, game_id, numero, order_id)
    references wau.lottery_entries (merchant_id, game_id, numero, order_id)
);
grant select, insert on wau.lottery_suborders to wau_app;
grant update (payout_minor) on wau.lottery_suborders to wau_app;

-- What wins with a draw, whatever was picked: so many of the picked bits for each term, times each other.
create table wau.lottery_win_patterns (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  numero text collate "C" not null,
  play text collate "C" not null,
  pattern integer not null check (pattern > 0),
  -- Which of the play's prizes, from 1.
  prize integer not null check (prize > 0),
  term_bits bit varying[] not null check (cardinality(term_bits) > 0),
  term_needs integer[] not null check (cardinality(term_needs) = cardinality(term_bits)),
  primary key (merchant_id, game_id, numero, play, pattern),
  foreign key (merchant_id, game_id, numero) references wau.lottery_draws (merchant_id, game_id, numero)
);
grant select, insert on wau.lottery_win_patterns to wau_app;

-- In how many ways p_taken things can be chosen out of p_size.
create function wau.lottery_ways(p_size bigint, p_taken integer) returns bigint
language plpgsql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ways bigint := 1;
begin
  if p_taken = 1 then
    return p_size;
  end if;
  if p_taken > p_size then
    return 0;
  end if;
  for v_step in 1 .. p_taken loop
    v_ways := v_ways * (p_size - p_taken + v_step) / v_step;
  end loop;
  return v_ways;
end $$;

-- How many winning lines picks make of a pattern: the rule of win-pattern.ts in packages/rules.
create function wau.lottery_winning_lines(p_picks bit varying, p_term_bits bit varying[], p_term_needs integer[])
returns bigint
language plpgsql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lines bigint := wau.lottery_ways(bit_count(p_picks & p_term_bits[1]), p_term_needs[1]);
begin
  for v_term in 2 .. cardinality(p_term_bits) loop
    exit when v_lines = 0;
    v_lines := v_lines * wau.lottery_ways(bit_count(p_picks & p_term_bits[v_term]), p_term_needs[v_term]);
  end loop;
  return v_lines;
end $$;
revoke all on function wau.lottery_ways, wau.lottery_winning_lines from public;
grant execute on function wau.lottery_ways, wau.lottery_winning_lines to wau_app;

-- How a draw stands for a stake, by the database's clock. Whoever stakes shares the game's lock until the transaction ends;
-- whoever draws takes it alone for a moment after closing, and knows then that no stake is under way any more.
create function wau.hold_lottery_sales(p_merchant_id text, p_game_id text) returns timestamptz
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('lottery ' || p_merchant_id || ' ' || p_game_id, 541));
  return clock_timestamp();
end $$;
create function wau.await_lottery_sales(p_merchant_id text, p_game_id text) returns timestamptz
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('lottery ' || p_merchant_id || ' ' || p_game_id, 541));
  return clock_timestamp();
end $$;
revoke all on function wau.hold_lottery_sales, wau.await_lottery_sales from public;
grant execute on function wau.hold_lottery_sales, wau.await_lottery_sales to wau_app;
