-- What an account took in and paid out in a period, of some reasons or (null) of all. Bets are the entries that are many,
-- and `entry_by_reason` leaves them out: what they moved together is what the balance changed less what all other
-- entries moved, so none of them is read. They only ever take from an account.
create function ledger.movement_totals(
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
  v_change bigint;
  -- Of all other entries, and of those that are asked for.
  v_other_change bigint;
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

  select coalesce(sum(of_reason.in_minor) filter (where of_reason.is_asked), 0),
         coalesce(sum(of_reason.out_minor) filter (where of_reason.is_asked), 0),
         coalesce(sum(of_reason.in_minor - of_reason.out_minor), 0)
    into in_minor, out_minor, v_other_change
    from ledger.reason as known
   cross join lateral (
           select coalesce(sum(greatest(e.amount_minor, 0)), 0) as in_minor,
                  coalesce(sum(greatest(-e.amount_minor, 0)), 0) as out_minor,
                  p_reasons is null or known.reason = any (p_reasons) as is_asked
             from ledger.entry e
            where e.account_number = v_account.account_number and e.reason = known.reason
              and e.reason <> 'game.bet' and e.version >= v_first and e.version < v_behind) of_reason
   where known.reason <> 'game.bet'
     and (p_reasons is null or 'game.bet' = any (p_reasons) or known.reason = any (p_reasons));

  if p_reasons is null or 'game.bet' = any (p_reasons) then
    select last.balance_minor - first.previous_balance_minor into v_change
      from ledger.entry first
     cross join ledger.entry last
     where first.merchant_id = p_merchant_id and first.account_number = v_account.account_number
       and first.version = v_first
       and last.merchant_id = p_merchant_id and last.account_number = v_account.account_number
       and last.version = v_behind - 1;
    out_minor := out_minor + (v_other_change - v_change);
  end if;
  return next;
end $$;
revoke all on function ledger.movement_totals from public;
grant execute on function ledger.movement_totals to wau_app;
