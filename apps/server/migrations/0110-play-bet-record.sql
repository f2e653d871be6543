-- The bet record: one table for the bets of every source (games of vendors, lotteries, sports). Whoever sums up play
-- (turnover, rebates, the club, reports, commissions) reads these tables and no others.

alter table wau.merchants
  -- Days of sums and reports begin at midnight there; a trial merchant's in the zone of the merchant it belongs to.
  -- An unknown zone is an error of the comparison itself.
  add column time_zone text not null default 'UTC'
    constraint merchants_time_zone check ((timestamptz '2000-01-01' at time zone time_zone) is not null);

-- The day of a moment where the merchant is.
create function wau.merchant_day(p_merchant_id text, p_moment timestamptz) returns date
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select (p_moment at time zone coalesce(real.time_zone, merchant.time_zone))::date
    from wau.merchants as merchant
    left join wau.merchants as real on real.merchant_id = merchant.trial_of
   where merchant.merchant_id = p_merchant_id
$$;

-- A bet as it was placed, written in the transaction that takes its stake and never changed. What a source knows at
-- once (a dice round has won or lost when it is told) stands in the same row, because a second row would cost each such
-- bet as much as the first; all that comes later is a row of `bet_settlements`.
create table wau.bets (
  merchant_id text collate "C" not null,
  -- Names the bet: kind of source, who runs it there (a vendor's code), and the name that one gave it.
  source text collate "C" not null check (source in ('vendor', 'lottery', 'sports')),
  provider text collate "C" not null,
  external_key text collate "C" not null check (length(external_key) between 1 and 128),
  member_id text collate "C" not null,
  game_id text collate "C" not null,
  -- The game's category when the bet was placed; a game that moves takes no old bets along.
  category text collate "C" not null,
  currency text collate "C" not null,
  -- Nothing is staked in a free spin.
  stake_minor bigint not null check (stake_minor >= 0),
  payout_minor bigint not null check (payout_minor >= 0),
  -- The part of the stake that counts as played. None of an open bet does.
  turnover_minor bigint not null check (turnover_minor >= 0),
  status text collate "C" not null check (status in ('open', 'settled')),
  -- The name of the transaction that placed it where no money moved; else the ledger has it.
  transaction_key text collate "C",
  placed_at timestamptz not null,
  primary key (merchant_id, source, provider, external_key),
  check (status = 'settled' or turnover_minor = 0)
);
-- A member's record, newest first.
create index bets_member on wau.bets (merchant_id, member_id, placed_at);
grant select, insert on wau.bets to wau_app;

-- What happened to a bet after it was placed, one row a step. A step is put right by further steps: one that takes back
-- what stands (`reversed`), one with the new result.
create table wau.bet_settlements (
  merchant_id text collate "C" not null,
  source text collate "C" not null,
  provider text collate "C" not null,
  external_key text collate "C" not null,
  -- 1, 2, 3, ... of the bet, so that of two processes that saw the same state only one goes on.
  step integer not null check (step > 0),
  -- staked: a further stake; paid: part of a win; settled: the result; refunded: stakes given back by the source;
  -- reversed: what stood no longer does; voided: the whole bet is cancelled.
  kind text collate "C" not null check (kind in ('staked', 'paid', 'settled', 'refunded', 'reversed', 'voided')),
  -- By how much each changes.
  stake_minor bigint not null,
  refund_minor bigint not null,
  payout_minor bigint not null,
  turnover_minor bigint not null,
  -- What should have been taken back from the member's wallet and was not there.
  receivable_minor bigint not null,
  -- The bet's after the step.
  status text collate "C" not null check (status in ('open', 'settled', 'refunded')),
  -- The name that the source gave the step's transaction, if any.
  transaction_key text collate "C",
  settled_at timestamptz not null,
  primary key (merchant_id, source, provider, external_key, step),
  foreign key (merchant_id, source, provider, external_key)
    references wau.bets (merchant_id, source, provider, external_key)
);
-- A correction is made once, whichever bet it is sent for.
create unique index bet_settlements_correction on wau.bet_settlements (merchant_id, source, provider, transaction_key)
  where kind in ('settled', 'voided') and transaction_key is not null;
grant select, insert on wau.bet_settlements to wau_app;

-- How each bet stands: what was placed and all that came later.
create view wau.bet_standings with (security_invoker = true) as
  select bet.merchant_id, bet.source, bet.provider, bet.external_key, bet.member_id, bet.game_id, bet.category,
         bet.currency, bet.transaction_key, bet.placed_at,
         bet.stake_minor + later.stake_minor as stake_minor,
         later.refund_minor as refunded_minor,
         bet.payout_minor + later.payout_minor as payout_minor,
         bet.turnover_minor + later.turnover_minor as turnover_minor,
         later.receivable_minor,
         -- The part of what was given back that a void gave back; taken back when the void is reversed.
         later.voided_minor,
         coalesce(later.status, bet.status) as status,
         later.step,
         later.kind as last_kind,
         case coalesce(later.status, bet.status) when 'open' then null else coalesce(later.settled_at, bet.placed_at) end
           as settled_at
    from wau.bets as bet
    left join lateral (
           select coalesce(sum(settlement.stake_minor), 0)::bigint as stake_minor,
                  coalesce(sum(settlement.refund_minor), 0)::bigint as refund_minor,
                  coalesce(sum(settlement.payout_minor), 0)::bigint as payout_minor,
                  coalesce(sum(settlement.turnover_minor), 0)::bigint as turnover_minor,
                  coalesce(sum(settlement.receivable_minor), 0)::bigint as receivable_minor,
                  coalesce(sum(settlement.refund_minor) filter (where settlement.kind in ('voided', 'reversed')), 0)::bigint
                    as voided_minor,
                  coalesce(max(settlement.step), 0) as step,
                  (array_agg(settlement.kind order by settlement.step desc))[1] as kind,
                  (array_agg(settlement.status order by settlement.step desc))[1] as status,
                  max(settlement.settled_at) as settled_at
             from wau.bet_settlements as settlement
            where settlement.merchant_id = bet.merchant_id and settlement.source = bet.source
              and settlement.provider = bet.provider and settlement.external_key = bet.external_key
         ) as later on true;
grant select on wau.bet_standings to wau_app;

-- What a member played in a day, in the transaction that writes the bet or the settlement. A stake counts on the day it
-- was placed, a result on the day it came: a day that is over does not change, a correction shows where it was made.
create table wau.bet_day_sums (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  day date not null,
  category text collate "C" not null,
  currency text collate "C" not null,
  -- Bets that were placed, less those that were given back.
  bet_count bigint not null,
  -- Less what was given back.
  stake_minor bigint not null,
  payout_minor bigint not null,
  turnover_minor bigint not null,
  primary key (merchant_id, member_id, day, category, currency)
-- A row is rewritten with each batch that has bets of its member: there is room on its page for the next version.
) with (fillfactor = 50);
grant select, insert on wau.bet_day_sums to wau_app;
grant update (bet_count, stake_minor, payout_minor, turnover_minor) on wau.bet_day_sums to wau_app;

-- Those of the bets that exist, as they stand, locked until the transaction ends, in the order of their keys. It locks
-- with the rights of its owner: the application may not change the rows, and may not lock them therefore. Index look-ups
-- only, so that a plan that was made while the tables were young stays right when they have grown.
create function wau.lock_bets(p_merchant_ids text[], p_sources text[], p_providers text[], p_external_keys text[])
returns setof wau.bet_standings
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
  perform
     from unnest(p_merchant_ids, p_sources, p_providers, p_external_keys)
          as asked (merchant_id, source, provider, external_key)
     join wau.bets as bet
       on bet.merchant_id = asked.merchant_id and bet.source = asked.source and bet.provider = asked.provider
      and bet.external_key = asked.external_key
    order by bet.merchant_id, bet.source, bet.provider, bet.external_key
      for no key update of bet;
  -- A statement of its own sees what was committed while the first one waited.
  return query
    select standing.*
      from unnest(p_merchant_ids, p_sources, p_providers, p_external_keys)
           as asked (merchant_id, source, provider, external_key)
      join wau.bet_standings as standing
        on standing.merchant_id = asked.merchant_id and standing.source = asked.source
       and standing.provider = asked.provider and standing.external_key = asked.external_key;
end $$;
revoke all on function wau.merchant_day, wau.lock_bets from public;
grant execute on function wau.merchant_day, wau.lock_bets to wau_app;

-- What was recorded so far. A round that was settled as it was placed is one row; of others only the sum of all steps
-- is known, which becomes one.
insert into wau.bets
  (merchant_id, source, provider, external_key, member_id, game_id, category, currency, stake_minor, payout_minor,
   turnover_minor, status, placed_at)
select round.merchant_id, 'vendor', round.vendor_code, round.round_id, round.member_id, round.game_id,
       coalesce(game.game_type, 'INHOUSE'), round.currency, round.stake_minor,
       case when at_once.is_settled then round.payout_minor else 0 end,
       case when at_once.is_settled then round.stake_minor else 0 end,
       case when at_once.is_settled then 'settled' else 'open' end, round.placed_at
  from wau.game_rounds as round
  left join wau.games as game using (merchant_id, vendor_code, game_id)
 cross join lateral (
         select round.status = 'settled' and round.settled_at = round.placed_at and round.refunded_minor = 0
                as is_settled
       ) as at_once;

insert into wau.bet_settlements
  (merchant_id, source, provider, external_key, step, kind, stake_minor, refund_minor, payout_minor, turnover_minor,
   receivable_minor, status, settled_at)
select merchant_id, 'vendor', vendor_code, round_id, 1,
       case when status <> 'open' then status when payout_minor > 0 then 'paid' else 'refunded' end,
       0, refunded_minor, payout_minor,
       case when status = 'settled' then stake_minor - refunded_minor else 0 end,
       0, status, coalesce(settled_at, placed_at)
  from wau.game_rounds
 where not (status = 'settled' and settled_at = placed_at and refunded_minor = 0)
   and (status <> 'open' or payout_minor > 0 or refunded_minor > 0);

insert into wau.bet_day_sums
  (merchant_id, member_id, day, category, currency, bet_count, stake_minor, payout_minor, turnover_minor)
select merchant_id, member_id, wau.merchant_day(merchant_id, moment), category, currency,
       sum(bet_count), sum(stake_minor), sum(payout_minor), sum(turnover_minor)
  from (select merchant_id, member_id, placed_at as moment, category, currency, 1 as bet_count, stake_minor,
               payout_minor, turnover_minor
          from wau.bets
         union all
        select merchant_id, member_id, settlement.settled_at, bet.category, bet.currency,
               case when settlement.status = 'refunded' then -1 else 0 end, -settlement.refund_minor,
               settlement.payout_minor, settlement.turnover_minor
          from wau.bet_settlements as settlement
          join wau.bets as bet using (merchant_id, source, provider, external_key)) as step
 group by 1, 2, 3, 4, 5;

drop function wau.lock_rounds;
drop function wau.change_rounds;
drop table wau.game_rounds;
drop table wau.member_turnovers;
