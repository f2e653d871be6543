-- What bets that are open or given back leave in `unsettled_bets` and `bet_day_shifts` is written once for each statement
-- instead of row by row: a draw of a lottery settles hundreds of thousands of bets, a batch of a vendor some hundreds.
create function wau.merchant_time_zone(p_merchant_id text) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(real.time_zone, merchant.time_zone)
    from wau.merchants as merchant
    left join wau.merchants as real on real.merchant_id = merchant.trial_of
   where merchant.merchant_id = p_merchant_id
$$;
revoke all on function wau.merchant_time_zone from public;
grant execute on function wau.merchant_time_zone to wau_app;

drop trigger note_open_bet on wau.bets;
drop function wau.note_open_bet();
create function wau.note_open_bets() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into wau.unsettled_bets
    (merchant_id, source, provider, external_key, member_id, category, status, placed_at)
  select merchant_id, source, provider, external_key, member_id, category, 'open', placed_at
    from fresh
   where status = 'open';
  return null;
end $$;
create trigger note_open_bets after insert on wau.bets
  referencing new table as fresh for each statement execute function wau.note_open_bets();

drop trigger note_settlement on wau.bet_settlements;
drop function wau.note_settlement();
-- Index look-ups only, as in wau.lock_bets: the rows of a statement are few beside those of the tables.
create function wau.note_settlements() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
  -- The last step of each bet says how it stands.
  with latest as materialized (
    select distinct on (merchant_id, source, provider, external_key)
           merchant_id, source, provider, external_key, status
      from fresh
     order by merchant_id, source, provider, external_key, step desc
  ), ended as (
    delete from wau.unsettled_bets as bet
     using latest
     where latest.status = 'settled'
       and bet.merchant_id = latest.merchant_id and bet.source = latest.source and bet.provider = latest.provider
       and bet.external_key = latest.external_key
  )
  insert into wau.unsettled_bets as bet
    (merchant_id, source, provider, external_key, member_id, category, status, placed_at)
  select placed.merchant_id, placed.source, placed.provider, placed.external_key, placed.member_id, placed.category,
         latest.status, placed.placed_at
    from latest
    join wau.bets as placed
      on placed.merchant_id = latest.merchant_id and placed.source = latest.source
     and placed.provider = latest.provider and placed.external_key = latest.external_key
   where latest.status <> 'settled'
  on conflict (merchant_id, source, provider, external_key) do update set status = excluded.status;

  with zones as materialized (
    select each.merchant_id, wau.merchant_time_zone(each.merchant_id) as time_zone
      from (select distinct merchant_id from fresh) as each
  ), steps as (
    select placed.merchant_id, placed.member_id, placed.category, placed.currency,
           (placed.placed_at at time zone zones.time_zone)::date as placed_day,
           (fresh.settled_at at time zone zones.time_zone)::date as result_day,
           fresh.status, fresh.stake_minor, fresh.refund_minor, fresh.payout_minor,
           coalesce(
             lag(fresh.status) over (
               partition by fresh.merchant_id, fresh.source, fresh.provider, fresh.external_key order by fresh.step),
             (select before.status from wau.bet_settlements as before
               where before.merchant_id = fresh.merchant_id and before.source = fresh.source
                 and before.provider = fresh.provider and before.external_key = fresh.external_key
                 and before.step = fresh.step - 1),
             placed.status) as was
      from fresh
      join wau.bets as placed
        on placed.merchant_id = fresh.merchant_id and placed.source = fresh.source
       and placed.provider = fresh.provider and placed.external_key = fresh.external_key
      join zones on zones.merchant_id = fresh.merchant_id
  )
  insert into wau.bet_day_shifts as shift
    (merchant_id, member_id, placed_day, result_day, category, currency, bet_count, stake_minor, payout_minor)
  select merchant_id, member_id, placed_day, result_day, category, currency,
         sum((was = 'refunded')::integer - (status = 'refunded')::integer),
         sum(stake_minor - refund_minor), sum(payout_minor)
    from steps
   where placed_day <> result_day
   group by merchant_id, member_id, placed_day, result_day, category, currency
   order by merchant_id, member_id, placed_day, result_day, category, currency
  on conflict (merchant_id, member_id, placed_day, result_day, category, currency) do update
     set bet_count = shift.bet_count + excluded.bet_count,
         stake_minor = shift.stake_minor + excluded.stake_minor,
         payout_minor = shift.payout_minor + excluded.payout_minor;
  return null;
end $$;
create trigger note_settlements after insert on wau.bet_settlements
  referencing new table as fresh for each statement execute function wau.note_settlements();
revoke all on function wau.note_open_bets, wau.note_settlements from public;
