-- Posts transfers in the order of the arrays and answers each one in that order: posted (refusal null), refused, or,
-- for a key that has its answer already, the stored answer (replayed). A refused transfer does not disturb the others.
-- A key may occur once in a call.
--
-- Refusals in order of precedence: idempotency.conflict (the key has other input; not stored), account.unknown,
-- currency.mismatch, balance.insufficient. What only a bug of the caller can cause is an error: arrays of different
-- lengths, an amount that is not positive, one account on both sides, an unknown reason.
--
-- Lock order: balance rows by account_id, then keys by their text. Two calls therefore never wait for each other in a
-- circle. House accounts are not locked.
--
-- It is one long function because the decisions need the locked balances and the writes need the decisions; passing
-- them between functions costs more than deciding. For 100 bets, a third of the time goes into the decisions, the
-- rest into writing four rows each. Settings: without sequential scans and nested loops, plans that were made while
-- tables were empty stay right when they have grown; planned once instead of for each call, because for a small batch
-- planning costs more than running; the lock time-out keeps one stuck account from holding up the batch it is in.
create function ledger.post_transfers(
  p_merchant_id text,
  p_transfer_ids uuid[],
  p_keys text[],
  p_hashes uuid[],
  p_debit_ids text[],
  p_credit_ids text[],
  p_amounts bigint[],
  p_currencies text[],
  p_reasons text[],
  p_references text[]
) returns table (
  transfer_id uuid,
  refusal text,
  replayed boolean,
  debit_balance_minor bigint,
  credit_balance_minor bigint
)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_nestloop = off
set plan_cache_mode = force_generic_plan
set jit = off
set lock_timeout = '2s'
as $$
#variable_conflict use_column
declare
  v_count constant integer := cardinality(p_keys);
  v_now constant timestamptz := clock_timestamp();
  -- The accounts of the call: first those that carry a balance, in lock order, then the house's.
  v_rows tid[];
  v_ids text[];
  v_numbers bigint[];
  v_currencies text[];
  v_balances bigint[];
  v_versions bigint[];
  v_may_go_negative boolean[];
  v_balance_account_count integer;
  v_is_changed boolean[] := '{}';
  v_changed_count integer := 0;
  v_updated_count integer;
  -- What becomes of each transfer, by place in the call.
  v_is_new boolean[] := array_fill(false, array[v_count]);
  v_answered_ids uuid[] := p_transfer_ids;
  v_refusals text[] := array_fill(null::text, array[v_count]);
  v_debit_numbers bigint[] := array_fill(null::bigint, array[v_count]);
  v_credit_numbers bigint[] := array_fill(null::bigint, array[v_count]);
  v_debit_balances bigint[] := array_fill(null::bigint, array[v_count]);
  v_credit_balances bigint[] := array_fill(null::bigint, array[v_count]);
  -- Entries of accounts with a balance.
  v_entry_count integer := 0;
  v_entry_transfers uuid[] := '{}';
  v_entry_accounts bigint[] := '{}';
  v_entry_versions bigint[] := '{}';
  v_entry_amounts bigint[] := '{}';
  v_entry_balances bigint[] := '{}';
  -- Entries of the house.
  v_house_count integer := 0;
  v_house_transfers uuid[] := '{}';
  v_house_accounts bigint[] := '{}';
  v_house_amounts bigint[] := '{}';
  v_transfer record;
  v_place integer;
  v_account integer;
  v_amount bigint;
begin
  if v_count <> all (array[cardinality(p_transfer_ids), cardinality(p_hashes), cardinality(p_debit_ids),
                           cardinality(p_credit_ids), cardinality(p_amounts), cardinality(p_currencies),
                           cardinality(p_reasons), cardinality(p_references)]) then
    raise exception 'arrays of different lengths' using errcode = 'array_subscript_error';
  end if;
  if not p_reasons <@ (select array_agg(reason) from ledger.reason) then
    raise exception 'unknown reason among %', p_reasons using errcode = 'foreign_key_violation';
  end if;

  select array_agg(a.ctid), array_agg(a.account_id), array_agg(a.account_number), array_agg(a.currency),
         array_agg(a.balance_minor), array_agg(a.version), array_agg(a.allow_negative), count(*)
    into v_rows, v_ids, v_numbers, v_currencies, v_balances, v_versions, v_may_go_negative, v_balance_account_count
    from (select ctid, * from ledger.account
           where merchant_id = p_merchant_id and account_id = any (p_debit_ids || p_credit_ids) and kind <> 'house'
           order by account_id
             for no key update) a;

  select v_ids || array_agg(a.account_id), v_numbers || array_agg(a.account_number),
         v_currencies || array_agg(a.currency)
    into v_ids, v_numbers, v_currencies
    from ledger.account a
   where merchant_id = p_merchant_id and account_id = any (p_debit_ids || p_credit_ids) and kind = 'house';

  -- Stored answers are looked up only now, under the locks, so that two calls with one key take turns.
  for v_transfer in
    select asked.*, debited.place as debit, credited.place as credit, stored.transfer_id as stored_id,
           stored.input_hash as stored_hash, stored.refusal as stored_refusal,
           stored.debit_balance_minor as stored_debit_balance, stored.credit_balance_minor as stored_credit_balance
      from unnest(p_transfer_ids, p_keys, p_hashes, p_debit_ids, p_credit_ids, p_amounts, p_currencies)
           with ordinality as asked(id, key, hash, debit_id, credit_id, amount, currency, place)
      left join unnest(v_ids) with ordinality as debited(id, place) on debited.id = asked.debit_id
      left join unnest(v_ids) with ordinality as credited(id, place) on credited.id = asked.credit_id
      left join (select * from ledger.transfer
                  where merchant_id = p_merchant_id and idempotency_key = any (p_keys)) stored
             on stored.idempotency_key = asked.key
     order by asked.place
  loop
    v_place := v_transfer.place;

    if v_transfer.stored_id is not null then
      v_answered_ids[v_place] := v_transfer.stored_id;
      if v_transfer.stored_hash <> v_transfer.hash then
        v_refusals[v_place] := 'idempotency.conflict';
      else
        v_refusals[v_place] := v_transfer.stored_refusal;
        v_debit_balances[v_place] := v_transfer.stored_debit_balance;
        v_credit_balances[v_place] := v_transfer.stored_credit_balance;
      end if;
      continue;
    end if;

    v_is_new[v_place] := true;
    v_debit_numbers[v_place] := v_numbers[v_transfer.debit];
    v_credit_numbers[v_place] := v_numbers[v_transfer.credit];
    if v_transfer.debit <= v_balance_account_count then
      v_debit_balances[v_place] := v_balances[v_transfer.debit];
    end if;
    if v_transfer.credit <= v_balance_account_count then
      v_credit_balances[v_place] := v_balances[v_transfer.credit];
    end if;

    if v_transfer.debit is null or v_transfer.credit is null then
      v_refusals[v_place] := 'account.unknown';
      continue;
    elsif v_currencies[v_transfer.debit] <> v_transfer.currency
       or v_currencies[v_transfer.credit] <> v_transfer.currency then
      v_refusals[v_place] := 'currency.mismatch';
      continue;
    elsif v_debit_balances[v_place] < v_transfer.amount and not v_may_go_negative[v_transfer.debit] then
      v_refusals[v_place] := 'balance.insufficient';
      continue;
    end if;

    for v_leg in 1..2 loop
      if v_leg = 1 then
        v_account := v_transfer.debit;
        v_amount := -v_transfer.amount;
      else
        v_account := v_transfer.credit;
        v_amount := v_transfer.amount;
      end if;
      if v_account <= v_balance_account_count then
        if v_is_changed[v_account] is null then
          v_is_changed[v_account] := true;
          v_changed_count := v_changed_count + 1;
        end if;
        v_balances[v_account] := v_balances[v_account] + v_amount;
        v_versions[v_account] := v_versions[v_account] + 1;
        v_entry_count := v_entry_count + 1;
        v_entry_transfers[v_entry_count] := v_transfer.id;
        v_entry_accounts[v_entry_count] := v_numbers[v_account];
        v_entry_versions[v_entry_count] := v_versions[v_account];
        v_entry_amounts[v_entry_count] := v_amount;
        v_entry_balances[v_entry_count] := v_balances[v_account];
      else
        v_house_count := v_house_count + 1;
        v_house_transfers[v_house_count] := v_transfer.id;
        v_house_accounts[v_house_count] := v_numbers[v_account];
        v_house_amounts[v_house_count] := v_amount;
      end if;
    end loop;
    if v_transfer.debit <= v_balance_account_count then
      v_debit_balances[v_place] := v_balances[v_transfer.debit];
    end if;
    if v_transfer.credit <= v_balance_account_count then
      v_credit_balances[v_place] := v_balances[v_transfer.credit];
    end if;
  end loop;

  -- Fails on the unique key when another call took it meanwhile, with other accounts, else the locks had made us wait.
  -- The caller then tries again and finds the stored answer. (Catching that here would cost every call a savepoint,
  -- a seventh of its time.)
  insert into ledger.transfer (
         merchant_id, transfer_id, idempotency_key, input_hash, debit_account_number, credit_account_number,
         amount_minor, currency, reason, refusal, debit_balance_minor, credit_balance_minor, created_at, reference)
  select p_merchant_id, id, key, hash, debit, credit,
         amount, currency, reason, refused, debit_balance, credit_balance, v_now, reference
    from unnest(p_transfer_ids, p_keys, p_hashes, v_debit_numbers, v_credit_numbers, p_amounts, p_currencies,
                p_reasons, v_refusals, v_debit_balances, v_credit_balances, p_references, v_is_new)
         as made(id, key, hash, debit, credit, amount, currency, reason, refused, debit_balance, credit_balance,
                 reference, is_new)
   where is_new
   order by key collate "C";

  insert into ledger.entry (
         merchant_id, account_number, version, transfer_id, amount_minor, previous_balance_minor, balance_minor)
  select p_merchant_id, account, version, transfer, amount, balance - amount, balance
    from unnest(v_entry_accounts, v_entry_versions, v_entry_transfers, v_entry_amounts, v_entry_balances)
         as made(account, version, transfer, amount, balance);

  insert into ledger.house_entry (merchant_id, posted_xid, transfer_id, account_number, amount_minor)
  select p_merchant_id, pg_current_xact_id(), transfer, account, amount
    from unnest(v_house_transfers, v_house_accounts, v_house_amounts) as made(transfer, account, amount);

  -- A locked row stays where it is, so it is found again by its place, which is twice as fast as by its key.
  update ledger.account a
     set balance_minor = changed.balance, version = changed.version
    from unnest(v_numbers, v_balances, v_versions) as changed(number, balance, version)
   where a.ctid = any (v_rows) and a.account_number = changed.number and a.version <> changed.version;
  get diagnostics v_updated_count = row_count;
  if v_updated_count <> v_changed_count then
    raise exception 'balances of % accounts changed, but % were stored', v_changed_count, v_updated_count
      using errcode = 'assert_failure';
  end if;

  return query
    select id, refused, not is_new, debit_balance, credit_balance
      from unnest(v_answered_ids, v_refusals, v_is_new, v_debit_balances, v_credit_balances)
           with ordinality as answered(id, refused, is_new, debit_balance, credit_balance, place)
     order by place;
end $$;

-- Takes a key out of use: a transfer that comes with it later is refused with p_refusal, whatever its input. A key that
-- has its answer already keeps it, and that answer is returned (replayed), posted ones included.
create function ledger.refuse_key(p_merchant_id text, p_key text, p_transfer_id uuid, p_refusal text)
returns table (
  transfer_id uuid,
  refusal text,
  replayed boolean,
  debit_balance_minor bigint,
  credit_balance_minor bigint
)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set lock_timeout = '2s'
as $$
#variable_conflict use_column
begin
  if p_refusal !~ '^[a-z]+(\.[a-z]+)+$' then
    raise exception 'not a refusal code: %', p_refusal using errcode = 'invalid_parameter_value';
  end if;
  -- Waits for a call that is posting the same key at this moment, and then leaves its row alone.
  insert into ledger.transfer (merchant_id, transfer_id, idempotency_key, refusal, created_at)
  values (p_merchant_id, p_transfer_id, p_key, p_refusal, clock_timestamp())
  on conflict (merchant_id, idempotency_key) do nothing;

  return query
    select t.transfer_id, t.refusal, t.transfer_id <> p_transfer_id, t.debit_balance_minor, t.credit_balance_minor
      from ledger.transfer t
     where t.merchant_id = p_merchant_id and t.idempotency_key = p_key;
end $$;

revoke all on function ledger.post_transfers from public;
revoke all on function ledger.refuse_key from public;
grant execute on function ledger.post_transfers, ledger.refuse_key to wau_app;
