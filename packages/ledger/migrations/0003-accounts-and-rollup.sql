-- Opens an account, or finds it when it is open already; returns what there is then, for the caller to compare.
create function ledger.open_account(
  p_merchant_id text,
  p_account_id text,
  p_kind text,
  p_currency text,
  p_allow_negative boolean
) returns table (kind text, currency text, allow_negative boolean)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  insert into ledger.account (merchant_id, account_id, kind, currency, allow_negative)
  values (p_merchant_id, p_account_id, p_kind, p_currency, p_allow_negative)
  on conflict (merchant_id, account_id) do nothing;

  return query
    select a.kind, a.currency, a.allow_negative
      from ledger.account a
     where a.merchant_id = p_merchant_id and a.account_id = p_account_id;
end $$;

-- Sums the house entries that came since the last roll-up into one new row for each house account, and returns how
-- many rows that were. Entries of transactions still running, and of all that began after the oldest of them, wait
-- for the next time, so that no entry is left out and none counted twice.
--
-- Lock order: a merchant's house accounts by account_id; two roll-ups of one merchant take turns.
create function ledger.roll_up_house(p_merchant_id text) returns bigint
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_from xid8;
  v_until xid8;
  v_row_count bigint;
begin
  perform from ledger.account
    where merchant_id = p_merchant_id and kind = 'house'
    order by account_id
      for no key update;

  v_until := pg_snapshot_xmin(pg_current_snapshot());
  v_from := coalesce(
    (select until_xid from ledger.house_rollup where merchant_id = p_merchant_id order by until_xid desc limit 1),
    '0'::xid8);
  if v_from > v_until then
    raise exception 'transaction numbers went back from % to %: this database was copied by dump and restore', v_from,
      v_until using hint = 'Raise the server''s transaction number with pg_resetwal, or restore a physical backup.';
  end if;

  insert into ledger.house_rollup (
         merchant_id, account_number, version, from_xid, until_xid, entry_count, amount_minor,
         previous_balance_minor, balance_minor)
  select p_merchant_id, fresh.account_number, coalesce(last.version, 0) + 1, coalesce(last.until_xid, '0'::xid8),
         v_until, fresh.entry_count, fresh.amount_minor, coalesce(last.balance_minor, 0),
         coalesce(last.balance_minor, 0) + fresh.amount_minor
    from (select account_number, count(*) as entry_count, sum(amount_minor)::bigint as amount_minor
            from ledger.house_entry
           where merchant_id = p_merchant_id and posted_xid >= v_from and posted_xid < v_until
           group by account_number) fresh
    left join lateral (
           select r.version, r.until_xid, r.balance_minor
             from ledger.house_rollup r
            where r.merchant_id = p_merchant_id and r.account_number = fresh.account_number
            order by r.version desc
            limit 1) last on true;
  get diagnostics v_row_count = row_count;
  return v_row_count;
end $$;

revoke all on function ledger.open_account from public;
revoke all on function ledger.roll_up_house from public;
grant execute on function ledger.open_account, ledger.roll_up_house to wau_app;
