-- What a member's record needs besides the bets themselves: to find those that are open or were given back without
-- reading all the others, and to sum up any days without reading bets at all.

-- A member's bets of one category, newest first.
create index bets_member_category on wau.bets (merchant_id, member_id, category, placed_at);

-- The bets that are not plainly settled, as they stand: few, and found by state. Bets and settlements stay what counts;
-- these rows follow from them and are kept by the triggers below, so that no source of bets can forget them.
create table wau.unsettled_bets (
  merchant_id text collate "C" not null,
  source text collate "C" not null,
  provider text collate "C" not null,
  external_key text collate "C" not null,
  member_id text collate "C" not null,
  category text collate "C" not null,
  status text collate "C" not null check (status in ('open', 'refunded')),
  placed_at timestamptz not null,
  primary key (merchant_id, source, provider, external_key)
);
create index unsettled_bets_member on wau.unsettled_bets (merchant_id, member_id, status, placed_at);
grant select on wau.unsettled_bets to wau_app;

-- What `bet_day_sums` counts on another day than the one on which its bet was placed. The sums of days tell what
-- happened in them; less what came in them of older bets, and with what came later of theirs, they tell what became of
-- the bets that were placed in them. Of bets that are settled on their day, which are nearly all, there is nothing here.
create table wau.bet_day_shifts (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  placed_day date not null,
  result_day date not null check (result_day <> placed_day),
  category text collate "C" not null,
  currency text collate "C" not null,
  bet_count bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  primary key (merchant_id, member_id, placed_day, result_day, category, currency)
);
create index bet_day_shifts_result on wau.bet_day_shifts (merchant_id, member_id, result_day);
grant select on wau.bet_day_shifts to wau_app;

create function wau.note_open_bet() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into wau.unsettled_bets
    (merchant_id, source, provider, external_key, member_id, category, status, placed_at)
  values (new.merchant_id, new.source, new.provider, new.external_key, new.member_id, new.category, 'open',
          new.placed_at);
  return null;
end $$;
create trigger note_open_bet after insert on wau.bets
  for each row when (new.status = 'open') execute function wau.note_open_bet();

-- Rows of one bet come in the order of their steps, so the last one says how the bet stands.
create function wau.note_settlement() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_bet wau.bets;
  v_was text;
  v_placed_day date;
  v_result_day date;
begin
  select * into strict v_bet from wau.bets as bet
   where bet.merchant_id = new.merchant_id and bet.source = new.source and bet.provider = new.provider
     and bet.external_key = new.external_key;

  if new.status = 'settled' then
    delete from wau.unsettled_bets as bet
     where bet.merchant_id = new.merchant_id and bet.source = new.source and bet.provider = new.provider
       and bet.external_key = new.external_key;
  else
    insert into wau.unsettled_bets as bet
      (merchant_id, source, provider, external_key, member_id, category, status, placed_at)
    values (new.merchant_id, new.source, new.provider, new.external_key, v_bet.member_id, v_bet.category, new.status,
            v_bet.placed_at)
    on conflict (merchant_id, source, provider, external_key) do update set status = excluded.status;
  end if;

  v_placed_day := wau.merchant_day(new.merchant_id, v_bet.placed_at);
  v_result_day := wau.merchant_day(new.merchant_id, new.settled_at);
  if v_placed_day <> v_result_day then
    select before.status into v_was from wau.bet_settlements as before
     where before.merchant_id = new.merchant_id and before.source = new.source and before.provider = new.provider
       and before.external_key = new.external_key and before.step = new.step - 1;
    v_was := coalesce(v_was, v_bet.status);
    insert into wau.bet_day_shifts as shift
      (merchant_id, member_id, placed_day, result_day, category, currency, bet_count, stake_minor, payout_minor)
    values (new.merchant_id, v_bet.member_id, v_placed_day, v_result_day, v_bet.category, v_bet.currency,
            (v_was = 'refunded')::integer - (new.status = 'refunded')::integer,
            new.stake_minor - new.refund_minor, new.payout_minor)
    on conflict (merchant_id, member_id, placed_day, result_day, category, currency) do update
       set bet_count = shift.bet_count + excluded.bet_count,
           stake_minor = shift.stake_minor + excluded.stake_minor,
           payout_minor = shift.payout_minor + excluded.payout_minor;
  end if;
  return null;
end $$;
create trigger note_settlement after insert on wau.bet_settlements
  for each row execute function wau.note_settlement();
revoke all on function wau.note_open_bet, wau.note_settlement from public;

-- What was recorded so far.
insert into wau.unsettled_bets
  (merchant_id, source, provider, external_key, member_id, category, status, placed_at)
select merchant_id, source, provider, external_key, member_id, category, status, placed_at
  from wau.bet_standings
 where status <> 'settled';

insert into wau.bet_day_shifts
  (merchant_id, member_id, placed_day, result_day, category, currency, bet_count, stake_minor, payout_minor)
select step.merchant_id, bet.member_id, days.placed_day, days.result_day, bet.category, bet.currency,
       sum((coalesce(step.was, bet.status) = 'refunded')::integer - (step.status = 'refunded')::integer),
       sum(step.stake_minor - step.refund_minor), sum(step.payout_minor)
  from (select settlement.*,
               lag(status) over (partition by merchant_id, source, provider, external_key order by step) as was
          from wau.bet_settlements as settlement) as step
  join wau.bets as bet using (merchant_id, source, provider, external_key)
 cross join lateral (
         select wau.merchant_day(step.merchant_id, bet.placed_at) as placed_day,
                wau.merchant_day(step.merchant_id, step.settled_at) as result_day) as days
 where days.placed_day <> days.result_day
 group by 1, 2, 3, 4, 5, 6;

-- The moment at which a day begins where the merchant is.
create function wau.merchant_day_start(p_merchant_id text, p_day date) returns timestamptz
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_day::timestamp at time zone coalesce(real.time_zone, merchant.time_zone)
    from wau.merchants as merchant
    left join wau.merchants as real on real.merchant_id = merchant.trial_of
   where merchant.merchant_id = p_merchant_id
$$;
revoke all on function wau.merchant_day_start from public;
grant execute on function wau.merchant_day_start to wau_app;
