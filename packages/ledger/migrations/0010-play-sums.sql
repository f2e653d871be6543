-- What an account has staked and won up to every 128th of its entries. Stakes and wins are the entries that are many:
-- between any two versions they are told from two of these rows and the few entries behind each, however many lie between.
create table ledger.play_sum (
  merchant_id text collate "C" not null,
  account_number bigint not null,
  version bigint not null check (version > 0 and version % 128 = 0),
  staked_minor bigint not null,
  won_minor bigint not null,
  primary key (merchant_id, account_number, version)
);
grant select on ledger.play_sum to wau_app;
create trigger append_only before update or delete or truncate on ledger.play_sum
  for each statement execute function ledger.refuse_change();

insert into ledger.play_sum (merchant_id, account_number, version, staked_minor, won_minor)
select merchant_id, account_number, version, staked_minor, won_minor
  from (select merchant_id, account_number, version,
               sum(case when reason = 'game.bet' then -amount_minor else 0 end) over chain as staked_minor,
               sum(case when reason = 'game.win' then amount_minor else 0 end) over chain as won_minor
          from ledger.entry
        window chain as (partition by merchant_id, account_number order by version)) as played
 where version % 128 = 0;

-- What an account had staked and won with its entries up to and including a version. A row that is missing would cost
-- time and nothing else: the entries since the one before it are summed.
create function ledger.played_until(p_merchant_id text, p_account_number bigint, p_version bigint)
returns table (staked_minor bigint, won_minor bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_summed ledger.play_sum;
begin
  select * into v_summed from ledger.play_sum s
   where s.merchant_id = p_merchant_id and s.account_number = p_account_number and s.version <= p_version
   order by s.version desc
   limit 1;
  select coalesce(v_summed.staked_minor, 0) - coalesce(sum(e.amount_minor) filter (where e.reason = 'game.bet'), 0),
         coalesce(v_summed.won_minor, 0) + coalesce(sum(e.amount_minor) filter (where e.reason = 'game.win'), 0)
    into staked_minor, won_minor
    from ledger.entry e
   where e.merchant_id = p_merchant_id and e.account_number = p_account_number
     and e.version > coalesce(v_summed.version, 0) and e.version <= p_version;
  return next;
end $$;

-- Posting writes the entries first and then the balances, under the lock of the account, so all entries up to the new
-- version are there. Postings that reach no 128th version pay for one comparison.
create function ledger.sum_play() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  for v_place in old.version / 128 + 1 .. new.version / 128 loop
    insert into ledger.play_sum (merchant_id, account_number, version, staked_minor, won_minor)
    select new.merchant_id, new.account_number, v_place::bigint * 128, played.staked_minor, played.won_minor
      from ledger.played_until(new.merchant_id, new.account_number, v_place::bigint * 128) as played;
  end loop;
  return null;
end $$;
create trigger sum_play after update on ledger.account
  for each row when (new.version / 128 > old.version / 128) execute function ledger.sum_play();

-- What an account took in and paid out in a period, of some reasons or (null) of all. Stakes, which only take from an
-- account, and wins, which only add to it, come from their sums; all other entries are few and read by their index.
create or replace function ledger.movement_totals(
  p_merchant_id text,
  p_account_id text,
  p_reasons text[],
  p_from timestamptz,
  p_until timestamptz
) returns table (in_minor bigint, out_minor bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_account ledger.account;
  v_first bigint;
  v_behind bigint;
  v_before record;
  v_until record;
begin
  in_minor := 0;
  out_minor := 0;
  select * into v_account from ledger.account where merchant_id = p_merchant_id and account_id = p_account_id;
  v_first := ledger.version_since(p_merchant_id, v_account.account_number, v_account.version, p_from);
  v_behind := ledger.version_since(p_merchant_id, v_account.account_number, v_account.version, p_until);
  if v_first is null or v_behind is null or v_first >= v_behind then
    return next;
    return;
  end if;

  select coalesce(sum(of_reason.in_minor), 0), coalesce(sum(of_reason.out_minor), 0)
    into in_minor, out_minor
    from ledger.reason as known
   cross join lateral (
           select coalesce(sum(greatest(e.amount_minor, 0)), 0) as in_minor,
                  coalesce(sum(greatest(-e.amount_minor, 0)), 0) as out_minor
             from ledger.entry e
            where e.account_number = v_account.account_number and e.reason = known.reason
              and e.reason <> 'game.bet' and e.version >= v_first and e.version < v_behind) of_reason
   where known.reason not in ('game.bet', 'game.win') and (p_reasons is null or known.reason = any (p_reasons));

  if p_reasons is null or p_reasons && array['game.bet', 'game.win'] then
    select * into v_before from ledger.played_until(p_merchant_id, v_account.account_number, v_first - 1);
    select * into v_until from ledger.played_until(p_merchant_id, v_account.account_number, v_behind - 1);
    if p_reasons is null or 'game.bet' = any (p_reasons) then
      out_minor := out_minor + v_until.staked_minor - v_before.staked_minor;
    end if;
    if p_reasons is null or 'game.win' = any (p_reasons) then
      in_minor := in_minor + v_until.won_minor - v_before.won_minor;
    end if;
  end if;
  return next;
end $$;
revoke all on function ledger.played_until, ledger.sum_play from public;
grant execute on function ledger.played_until to wau_app;
