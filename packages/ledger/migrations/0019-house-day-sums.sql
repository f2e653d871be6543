-- What each account of the house took and gave, by day and reason: reports read some thousand of these rows where they
-- would read millions of transfers. The sum of squares says how far stakes differ, which tells how far a game's return
-- may lie from its expectation. Rows follow from transfers, and `verify` compares them.
create table ledger.house_day_sum (
  merchant_id text collate "C" not null,
  -- By the time zone that the caller sums in.
  day date not null,
  account_number bigint not null,
  reason text collate "C" not null,
  entry_count bigint not null check (entry_count > 0),
  amount_minor bigint not null,
  square_sum numeric not null check (square_sum > 0),
  primary key (merchant_id, day, account_number, reason)
);
grant select on ledger.house_day_sum to wau_app;

-- Up to the end of which roll-up a merchant's transfers are in these sums. It names the roll-up and no transaction
-- number, because a backup numbers transactions anew.
create table ledger.house_day_summed (
  merchant_id text collate "C" primary key,
  account_number bigint not null,
  version bigint not null
);
grant select on ledger.house_day_summed to wau_app;

-- Adds the transfers of the next roll-ups to the sums, at most so many roll-ups at a time; returns how many sums were
-- written, zero when all that is rolled up is in them. Roll-ups end below all running transactions, so that no transfer
-- is left out and none counted twice.
--
-- Lock order: two of one merchant take turns; nothing else is locked.
create function ledger.sum_house_days(p_merchant_id text, p_time_zone text, p_most_rollups integer) returns bigint
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_from xid8;
  v_last ledger.house_rollup;
  v_sum_count bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.sum_house_days ' || p_merchant_id, 0));
  select r.until_xid into v_from
    from ledger.house_day_summed s
    join ledger.house_rollup r
      on r.merchant_id = s.merchant_id and r.account_number = s.account_number and r.version = s.version
   where s.merchant_id = p_merchant_id;
  v_from := coalesce(v_from, '0'::xid8);
  select * into v_last
    from (select * from ledger.house_rollup
           where merchant_id = p_merchant_id and until_xid > v_from
           order by until_xid
           limit p_most_rollups) next
   order by until_xid desc
   limit 1;
  if v_last.until_xid is null then
    return 0;
  end if;

  insert into ledger.house_day_sum as sums
    (merchant_id, day, account_number, reason, entry_count, amount_minor, square_sum)
  select p_merchant_id, (t.created_at at time zone p_time_zone)::date, side.account_number, t.reason, count(*),
         sum(side.amount_minor)::bigint, sum(side.amount_minor::numeric * side.amount_minor)
    from ledger.transfer t
   cross join lateral (values (t.debit_account_number, -t.amount_minor, t.debit_balance_minor),
                              (t.credit_account_number, t.amount_minor, t.credit_balance_minor))
         as side (account_number, amount_minor, balance_minor)
   where t.merchant_id = p_merchant_id and t.refusal is null
     and t.posted_xid >= v_from and t.posted_xid < v_last.until_xid and side.balance_minor is null
   group by 2, 3, 4
  on conflict (merchant_id, day, account_number, reason) do update
     set entry_count = sums.entry_count + excluded.entry_count,
         amount_minor = sums.amount_minor + excluded.amount_minor,
         square_sum = sums.square_sum + excluded.square_sum;
  get diagnostics v_sum_count = row_count;

  insert into ledger.house_day_summed (merchant_id, account_number, version)
  values (p_merchant_id, v_last.account_number, v_last.version)
  on conflict (merchant_id) do update set account_number = excluded.account_number, version = excluded.version;
  return v_sum_count;
end $$;
revoke all on function ledger.sum_house_days from public;
grant execute on function ledger.sum_house_days to wau_app;
