-- Whoever plays looks back from time to time: how long it has been, and what it has come to. No further bet is let in before
-- that is answered. A row for each member who has opened a game, written when one is opened and when a check is answered,
-- and never with a bet.
alter table wau.merchants add column reality_check_minutes integer not null default 60
  check (reality_check_minutes between 10 and 240);

create table wau.reality_checks (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  -- Since then the member has played, without half an hour in between.
  played_from timestamptz not null,
  -- The last look back, or the beginning.
  counted_from timestamptz not null,
  due_at timestamptz not null,
  last_opened_at timestamptz not null,
  -- Answered with the wish to stop: bets are let in again once a game is opened anew.
  is_stopped boolean not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.reality_checks to wau_app;
grant update (played_from, counted_from, due_at, last_opened_at, is_stopped) on wau.reality_checks to wau_app;

-- Every answer, with what the member was shown.
create table wau.reality_check_answers (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  -- The check that was answered; whoever stopped may go on after all.
  due_at timestamptz not null,
  answered_at timestamptz not null,
  answer text collate "C" not null check (answer in ('go.on', 'stop')),
  played_from timestamptz not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  primary key (merchant_id, member_id, due_at, answered_at),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.reality_check_answers to wau_app;

-- A member may look back more often than the merchant asks for: the same rules as of limits, narrower at once.
alter table wau.play_limits drop constraint play_limits_kind_check;
alter table wau.play_limits add constraint play_limits_kind_check check (kind in
  ('deposit.day', 'deposit.week', 'deposit.month', 'loss.day', 'loss.week', 'loss.month',
   'stake.once', 'stake.day', 'stake.week', 'stake.month', 'session.day', 'check.every'));

-- What became of the bets that were placed from a day on: what came of older ones meanwhile is taken off. The same rule as
-- of records, so that a win of yesterday's bet gives no room to lose today.
create function wau.played_since(p_merchant_id text, p_member_id text, p_from_day date)
returns table (stake_minor bigint, payout_minor bigint)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select sums.stake_minor, sums.payout_minor from wau.bet_day_sums as sums
   where sums.merchant_id = p_merchant_id and sums.member_id = p_member_id and sums.day >= p_from_day
  union all
  select -shift.stake_minor, -shift.payout_minor from wau.bet_day_shifts as shift
   where shift.merchant_id = p_merchant_id and shift.member_id = p_member_id
     and shift.result_day >= p_from_day and shift.placed_day < p_from_day
$$;
revoke all on function wau.played_since from public;
grant execute on function wau.played_since to wau_app;

-- How far the limits of a member are used up. Weeks begin on Monday, and all periods are those of the merchant's calendar,
-- as the sums of the member's days are. A deposit counts when it was ordered, as long as its money has come or may come.
create or replace function wau.play_limit_standings(
  p_merchant_id text,
  p_member_id text,
  p_now timestamptz,
  -- Without those of deposits, which no bet needs.
  p_for_bets boolean
) returns table (kind text, limit_value bigint, used bigint)
language sql stable
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
  with today as (
    select wau.merchant_day(p_merchant_id, p_now) as day
  ), limits as (
    select limits.kind, limits.limit_value, split_part(limits.kind, '.', 1) as about,
           case split_part(limits.kind, '.', 2)
             when 'week' then date_trunc('week', today.day::timestamp)::date
             when 'month' then date_trunc('month', today.day::timestamp)::date
             else today.day
           end as from_day
      from wau.play_limits as limits cross join today
     where limits.merchant_id = p_merchant_id and limits.member_id = p_member_id and limits.limit_value is not null
       and not (p_for_bets and limits.kind in ('deposit.day', 'deposit.week', 'deposit.month'))
       -- How often play is looked back on is nothing that is used up.
       and limits.kind <> 'check.every'
  )
  select limits.kind, limits.limit_value,
         case
           when limits.kind = 'stake.once' then 0
           when limits.about = 'stake' then (
             select coalesce(sum(played.stake_minor), 0)::bigint
               from wau.played_since(p_merchant_id, p_member_id, limits.from_day) as played)
           when limits.about = 'loss' then (
             select coalesce(sum(played.stake_minor - played.payout_minor), 0)::bigint
               from wau.played_since(p_merchant_id, p_member_id, limits.from_day) as played)
           when limits.about = 'deposit' then (
             select coalesce(sum(deposit.amount_minor), 0)::bigint from wau.deposits as deposit
              where deposit.merchant_id = p_merchant_id and deposit.member_id = p_member_id
                and deposit.placed_at >= wau.merchant_day_start(p_merchant_id, limits.from_day)
                and (deposit.status in ('approved', 'pending')
                     -- What ended without its money may be paid all the same: its page stays open a while.
                     or (deposit.status in ('cancelled', 'expired') and deposit.placed_at > p_now - interval '2 hours')))
           -- Minutes logged in today, however many devices that was on at a time.
           else (
             select coalesce(floor(sum(extract(epoch from upper(span) - lower(span))) / 60), 0)::bigint
               from (select range_agg(tstzrange(
                              greatest(session.created_at, wau.merchant_day_start(p_merchant_id, limits.from_day)),
                              greatest(session.created_at, wau.merchant_day_start(p_merchant_id, limits.from_day),
                                least(p_now, session.ends_at, coalesce(session.ended_at,
                                  case when session.idle_until > p_now then p_now else session.last_seen_at end))))) as spans
                       from wau.sessions as session
                      where session.merchant_id = p_merchant_id and session.member_id = p_member_id
                        and session.last_seen_at >= wau.merchant_day_start(p_merchant_id, limits.from_day)) as today
               cross join lateral unnest(today.spans) as span)
         end
    from limits
$$;
-- A bet is let in only while no check waits for its answer, by whichever protocol it comes. It is one more look-up by a
-- whole key among those that a bet needs.
drop function wau.bet_permissions(text[], text[], bytea[], text[], text[], timestamptz);
create function wau.bet_permissions(
  p_merchant_ids text[],
  p_vendor_codes text[],
  p_token_hashes bytea[],
  p_game_ids text[],
  p_member_ids text[],
  p_now timestamptz
) returns table (
  bet_position bigint,
  member_id text,
  session_id text,
  game_id text,
  last_seen_at timestamptz,
  is_open boolean,
  category text,
  max_stake_minor bigint,
  is_offered boolean,
  sells_features boolean,
  stake_once_minor bigint,
  stake_left_minor bigint,
  loss_left_minor bigint,
  is_time_up boolean,
  is_check_due boolean
)
language plpgsql
-- Every look-up is by a whole key and finds one row at most; its limit makes the planner look it up one by one, so that
-- no statistics of young tables lead to a scan.
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  v_limited text[];
  v_player text;
begin
  -- In one order everywhere, so that two batches never wait for each other in a circle.
  select array_agg(player.merchant_id || '/' || player.member_id
                   order by player.merchant_id collate "C", player.member_id collate "C")
    into v_limited
    from (select distinct bet.merchant_id, bet.member_id
            from unnest(p_merchant_ids, p_member_ids) as bet (merchant_id, member_id)) as player
   where exists (select from wau.play_limits as limits
                  where limits.merchant_id = player.merchant_id and limits.member_id = player.member_id
                    and limits.limit_value is not null and limits.kind <> 'check.every');
  if v_limited is not null then
    foreach v_player in array v_limited loop
      perform pg_advisory_xact_lock(hashtextextended(v_player, 310));
    end loop;
  end if;
  return query
    with asked as materialized (
      select bet.merchant_id, bet.vendor_code, bet.token_hash, bet.game_id, bet.member_id, bet.place,
             coalesce(bet.merchant_id || '/' || bet.member_id = any (v_limited), false) as has_limits
        from unnest(p_merchant_ids, p_vendor_codes, p_token_hashes, p_game_ids, p_member_ids) with ordinality
             as bet (merchant_id, vendor_code, token_hash, game_id, member_id, place)
    ), offered as materialized (
      select each.merchant_id, each.vendor_code, each.game_id, game.game_type, game.max_stake_minor,
             merchant.is_open, merchant.has_games, merchant.sells_features,
             game.enabled and vendor.enabled as is_offered
        from (select distinct asked.merchant_id, asked.vendor_code, asked.game_id from asked) as each
        left join lateral (
               select games.enabled, games.game_type, games.max_stake_minor from wau.games as games
                where games.merchant_id = each.merchant_id and games.vendor_code = each.vendor_code
                  and games.game_id = each.game_id
                limit 1) as game on true
        left join lateral (
               select vendors.enabled from wau.vendors as vendors
                where vendors.merchant_id = each.merchant_id and vendors.vendor_code = each.vendor_code
                limit 1) as vendor on true
        left join lateral (
               select real.status = 'open'
                      and (real.maintenance_from is null or p_now < real.maintenance_from
                           or p_now >= real.maintenance_until) as is_open,
                      'GAME3' = any (real.enabled_modules) as has_games,
                      real.allows_feature_buy as sells_features
                 from wau.merchants as played
                 join wau.merchants as real on real.merchant_id = coalesce(played.trial_of, played.merchant_id)
                where played.merchant_id = each.merchant_id
                limit 1) as merchant on true
    )
    select asked.place, live.member_id, live.session_id, live.game_id, live.last_seen_at,
           offered.has_games and (live.by_tester or offered.is_open), offered.game_type, offered.max_stake_minor,
           offered.is_offered, offered.sells_features, own.stake_once_minor, own.stake_left_minor, own.loss_left_minor,
           own.is_time_up, reality.is_check_due
      from asked
      join offered using (merchant_id, vendor_code, game_id)
      left join lateral (
             select play.member_id, play.session_id, play.game_id, play.by_tester, session.last_seen_at
               from wau.play_sessions as play
               join wau.sessions as session
                 on session.merchant_id = play.merchant_id and session.session_id = play.session_id
               join wau.members as member
                 on member.merchant_id = play.merchant_id and member.member_id = play.member_id
              where play.merchant_id = asked.merchant_id and play.token_hash = asked.token_hash
                and play.vendor_code = asked.vendor_code and play.expires_at > p_now
                and session.ended_at is null and session.idle_until > p_now and session.ends_at > p_now
                and member.status = 'active'
              limit 1) as live on true
      left join lateral (
             select min(standing.limit_value) filter (where standing.kind = 'stake.once') as stake_once_minor,
                    min(standing.limit_value - standing.used)
                      filter (where standing.kind in ('stake.day', 'stake.week', 'stake.month')) as stake_left_minor,
                    min(standing.limit_value - standing.used)
                      filter (where standing.kind in ('loss.day', 'loss.week', 'loss.month')) as loss_left_minor,
                    bool_or(standing.used >= standing.limit_value)
                      filter (where standing.kind = 'session.day') as is_time_up
               from wau.play_limit_standings(asked.merchant_id, asked.member_id, p_now, true) as standing
              where asked.has_limits) as own on true
      left join lateral (
             select stored.due_at <= p_now as is_check_due from wau.reality_checks as stored
              where stored.merchant_id = asked.merchant_id and stored.member_id = asked.member_id
              limit 1) as reality on true;
end $$;
revoke all on function wau.bet_permissions from public;
grant execute on function wau.bet_permissions to wau_app;
