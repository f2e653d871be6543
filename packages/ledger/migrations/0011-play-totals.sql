-- An account carries what it has staked and won so far. A posting knows both for nothing, while a trigger that sums up
-- entries has to read each of them again, which costs every bet a hundredth.
alter table ledger.account
  -- Together with balance and version; only accounts that carry a balance have entries, so the house's stay at zero.
  add column staked_minor bigint not null default 0,
  add column won_minor bigint not null default 0;

update ledger.account a
   set staked_minor = played.staked_minor, won_minor = played.won_minor
  from (select merchant_id, account_number,
               coalesce(-sum(amount_minor) filter (where reason = 'game.bet'), 0) as staked_minor,
               coalesce(sum(amount_minor) filter (where reason = 'game.win'), 0) as won_minor
          from ledger.entry
         where reason in ('game.bet', 'game.win')
         group by merchant_id, account_number) as played
 where a.merchant_id = played.merchant_id and a.account_number = played.account_number;

-- The sums of a 128th version are the account's less what the same posting moved beyond it: the few entries that it has
-- just written. Postings that reach no 128th version pay for one comparison.
create or replace function ledger.sum_play() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  for v_place in old.version / 128 + 1 .. new.version / 128 loop
    insert into ledger.play_sum (merchant_id, account_number, version, staked_minor, won_minor)
    select new.merchant_id, new.account_number, v_place::bigint * 128,
           new.staked_minor + coalesce(sum(e.amount_minor) filter (where e.reason = 'game.bet'), 0),
           new.won_minor - coalesce(sum(e.amount_minor) filter (where e.reason = 'game.win'), 0)
      from ledger.entry e
     where e.merchant_id = new.merchant_id and e.account_number = new.account_number
       and e.version > v_place::bigint * 128 and e.version <= new.version;
  end loop;
  return null;
end $$;

-- Posts transfers in the order of the arrays. A refused transfer does not disturb the others. A key may occur once in
-- a call. Accounts are named once: first those that carry a balance, then the house's, and p_debits and p_credits are
-- places in the two lists together, from 1.
--
-- Answers with one row whose columns are comma-separated lists in the order of the transfers: a list a column costs a
-- tenth of a row a transfer. Balances are empty for house accounts; refusals are empty for posted transfers and the
-- column null when there is none; stored ids are the transfers that hold keys which had their answer already, empty
-- for the others, and the column null when there is none.
--
-- Refusals in order of precedence: idempotency.conflict (the key has other input; not stored), account.unknown,
-- currency.mismatch, balance.insufficient. What only a bug of the caller can cause is an error: arrays of different
-- lengths, a place without account, an amount that is not positive, one account on both sides, an unknown reason.
--
-- Lock order: balance rows by account_id, then keys by their text. Two calls therefore never wait for each other in a
-- circle. House accounts are not locked.
--
-- It is one long function because the decisions need the locked balances and the writes need the decisions; passing
-- them between functions costs more than deciding. Settings: without sequential scans and nested loops, plans that
-- were made while tables were empty stay right when they have grown; planned once instead of for each call, because
-- for a small batch planning costs more than running; the lock time-out keeps one stuck account from holding up the
-- batch it is in.
create or replace function ledger.post_transfers(
  p_merchant_id text,
  p_balance_accounts text[],
  p_house_accounts text[],
  p_transfer_ids uuid[],
  p_keys text[],
  p_hashes uuid[],
  p_debits integer[],
  p_credits integer[],
  p_amounts bigint[],
  p_currencies text[],
  p_reasons text[],
  p_references text[]
) returns table (
  stored_ids text,
  refusals text,
  debit_balances text,
  credit_balances text
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
  v_balance_account_count constant integer := cardinality(p_balance_accounts);
  v_account_count constant integer := cardinality(p_balance_accounts) + cardinality(p_house_accounts);
  -- Taken under the locks, so that the times of an account's entries rise with their versions.
  v_now timestamptz;
  -- The accounts of the call, by place; null where there is no such account.
  v_rows tid[];
  v_ids text[];
  v_numbers bigint[];
  v_currencies text[];
  v_balances bigint[];
  v_versions bigint[];
  v_staked bigint[];
  v_won bigint[];
  v_may_go_negative boolean[];
  v_house_numbers bigint[];
  v_house_currencies text[];
  v_is_changed boolean[] := '{}';
  v_changed_count integer := 0;
  v_updated_count integer;
  -- What becomes of each transfer, by place in the call.
  v_is_new boolean[] := array_fill(true, array[v_count]);
  v_stored_ids uuid[];
  v_refusals text[] := array_fill(null::text, array[v_count]);
  v_is_refused boolean := false;
  v_debit_balances bigint[] := array_fill(null::bigint, array[v_count]);
  v_credit_balances bigint[] := array_fill(null::bigint, array[v_count]);
  -- Entries of accounts with a balance.
  v_entry_count integer := 0;
  v_entry_places integer[] := '{}';
  v_entry_accounts bigint[] := '{}';
  v_entry_versions bigint[] := '{}';
  v_entry_amounts bigint[] := '{}';
  v_entry_balances bigint[] := '{}';
  -- Transfers that hold keys of the call, and the places of those.
  v_known_ids uuid[];
  v_known_places integer[];
  v_stored record;
  v_transfer record;
  v_place integer;
  v_account integer;
  v_amount bigint;
begin
  if v_count <> all (array[cardinality(p_transfer_ids), cardinality(p_hashes), cardinality(p_debits),
                           cardinality(p_credits), cardinality(p_amounts), cardinality(p_currencies),
                           cardinality(p_reasons), cardinality(p_references)]) then
    raise exception 'arrays of different lengths' using errcode = 'array_subscript_error';
  end if;
  if not (1 <= all (p_debits || p_credits) and v_account_count >= all (p_debits || p_credits)) then
    raise exception 'a place without account' using errcode = 'array_subscript_error';
  end if;
  if not p_reasons <@ (select array_agg(reason) from ledger.reason) then
    raise exception 'unknown reason among %', p_reasons using errcode = 'foreign_key_violation';
  end if;

  select array_agg(a.ctid), array_agg(a.account_id), array_agg(a.account_number), array_agg(a.currency),
         array_agg(a.balance_minor), array_agg(a.version), array_agg(a.staked_minor), array_agg(a.won_minor),
         array_agg(a.allow_negative)
    into v_rows, v_ids, v_numbers, v_currencies, v_balances, v_versions, v_staked, v_won, v_may_go_negative
    from (select ctid, * from ledger.account
           where merchant_id = p_merchant_id and account_id = any (p_balance_accounts) and kind <> 'house'
           order by account_id
             for no key update) a;
  -- They come in lock order; where they were named in another, or one does not exist, each is put at its place.
  if v_ids is distinct from p_balance_accounts then
    select array_agg(found.number order by asked.place), array_agg(found.currency order by asked.place),
           array_agg(found.balance order by asked.place), array_agg(found.version order by asked.place),
           array_agg(found.staked order by asked.place), array_agg(found.won order by asked.place),
           array_agg(found.may_go_negative order by asked.place)
      into v_numbers, v_currencies, v_balances, v_versions, v_staked, v_won, v_may_go_negative
      from unnest(p_balance_accounts) with ordinality as asked(id, place)
      left join unnest(v_ids, v_numbers, v_currencies, v_balances, v_versions, v_staked, v_won, v_may_go_negative)
                as found(id, number, currency, balance, version, staked, won, may_go_negative) on found.id = asked.id;
  end if;

  select array_agg(a.account_number order by asked.place), array_agg(a.currency order by asked.place)
    into v_house_numbers, v_house_currencies
    from unnest(p_house_accounts) with ordinality as asked(id, place)
    left join (select * from ledger.account
                where merchant_id = p_merchant_id and account_id = any (p_house_accounts) and kind = 'house') a
           on a.account_id = asked.id;
  v_numbers := v_numbers || v_house_numbers;
  v_currencies := v_currencies || v_house_currencies;

  v_now := clock_timestamp();

  -- Stored answers are looked up only now, under the locks, so that two calls with one key take turns.
  select array_agg(k.transfer_id), array_agg(array_position(p_keys, k.idempotency_key))
    into v_known_ids, v_known_places
    from ledger.transfer_key k
   where k.merchant_id = p_merchant_id and k.idempotency_key = any (p_keys);
  if v_known_ids is not null then
    for v_stored in
      select t.*, v_known_places[array_position(v_known_ids, t.transfer_id)] as place
        from ledger.transfer t
       where t.merchant_id = p_merchant_id and t.transfer_id = any (v_known_ids)
    loop
      v_place := v_stored.place;
      v_is_new[v_place] := false;
      if v_stored_ids is null then
        v_stored_ids := array_fill(null::uuid, array[v_count]);
      end if;
      v_stored_ids[v_place] := v_stored.transfer_id;
      if v_stored.input_hash <> p_hashes[v_place] then
        v_refusals[v_place] := 'idempotency.conflict';
      else
        v_refusals[v_place] := v_stored.refusal;
        v_debit_balances[v_place] := v_stored.debit_balance_minor;
        v_credit_balances[v_place] := v_stored.credit_balance_minor;
      end if;
      v_is_refused := v_is_refused or v_refusals[v_place] is not null;
    end loop;
  end if;

  for v_transfer in
    select asked.*
      from unnest(p_transfer_ids, p_debits, p_credits, p_amounts, p_currencies, p_reasons, v_is_new)
           with ordinality as asked(id, debit, credit, amount, currency, reason, is_new, place)
     where asked.is_new
  loop
    v_place := v_transfer.place;
    -- Null beyond the accounts that carry a balance.
    v_debit_balances[v_place] := v_balances[v_transfer.debit];
    v_credit_balances[v_place] := v_balances[v_transfer.credit];

    if v_numbers[v_transfer.debit] is null or v_numbers[v_transfer.credit] is null then
      v_refusals[v_place] := 'account.unknown';
    elsif v_currencies[v_transfer.debit] <> v_transfer.currency
       or v_currencies[v_transfer.credit] <> v_transfer.currency then
      v_refusals[v_place] := 'currency.mismatch';
    elsif v_debit_balances[v_place] < v_transfer.amount and not v_may_go_negative[v_transfer.debit] then
      v_refusals[v_place] := 'balance.insufficient';
    end if;
    if v_refusals[v_place] is not null then
      v_is_refused := true;
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
      continue when v_account > v_balance_account_count;
      if v_is_changed[v_account] is null then
        v_is_changed[v_account] := true;
        v_changed_count := v_changed_count + 1;
      end if;
      v_balances[v_account] := v_balances[v_account] + v_amount;
      v_versions[v_account] := v_versions[v_account] + 1;
      if v_transfer.reason = 'game.bet' then
        v_staked[v_account] := v_staked[v_account] - v_amount;
      elsif v_transfer.reason = 'game.win' then
        v_won[v_account] := v_won[v_account] + v_amount;
      end if;
      v_entry_count := v_entry_count + 1;
      v_entry_places[v_entry_count] := v_place;
      v_entry_accounts[v_entry_count] := v_numbers[v_account];
      v_entry_versions[v_entry_count] := v_versions[v_account];
      v_entry_amounts[v_entry_count] := v_amount;
      v_entry_balances[v_entry_count] := v_balances[v_account];
    end loop;
    v_debit_balances[v_place] := v_balances[v_transfer.debit];
    v_credit_balances[v_place] := v_balances[v_transfer.credit];
  end loop;

  -- Fails on the unique key when another call took it meanwhile, with other accounts, else the locks had made us wait.
  -- The caller then tries again and finds the stored answer. (Catching that here would cost every call a savepoint,
  -- a seventh of its time.)
  insert into ledger.transfer_key (merchant_id, idempotency_key, transfer_id)
  select p_merchant_id, key, id
    from unnest(p_keys, p_transfer_ids, v_is_new) as made(key, id, is_new)
   where is_new
   order by key collate "C";

  insert into ledger.transfer (
         merchant_id, transfer_id, input_hash, debit_account_number, credit_account_number,
         amount_minor, currency, reason, refusal, debit_balance_minor, credit_balance_minor, created_at, reference,
         posted_xid)
  select p_merchant_id, id, hash, v_numbers[debit], v_numbers[credit],
         amount, currency, reason, refused, debit_balance, credit_balance, v_now, reference,
         case when refused is null then pg_current_xact_id() end
    from unnest(p_transfer_ids, p_hashes, p_debits, p_credits, p_amounts, p_currencies,
                p_reasons, v_refusals, v_debit_balances, v_credit_balances, p_references, v_is_new)
         as made(id, hash, debit, credit, amount, currency, reason, refused, debit_balance, credit_balance,
                 reference, is_new)
   where is_new;

  insert into ledger.entry (
         merchant_id, account_number, version, transfer_id, amount_minor, previous_balance_minor, balance_minor,
         reason, created_at)
  select p_merchant_id, account, version, p_transfer_ids[place], amount, balance - amount, balance,
         p_reasons[place], v_now
    from unnest(v_entry_accounts, v_entry_versions, v_entry_places, v_entry_amounts, v_entry_balances)
         as made(account, version, place, amount, balance);

  -- A locked row stays where it is, so it is found again by its place, which is twice as fast as by its key.
  update ledger.account a
     set balance_minor = changed.balance, version = changed.version, staked_minor = changed.staked,
         won_minor = changed.won
    from unnest(v_numbers, v_balances, v_versions, v_staked, v_won)
         as changed(number, balance, version, staked, won)
   where a.ctid = any (v_rows) and a.account_number = changed.number and a.version <> changed.version;
  get diagnostics v_updated_count = row_count;
  if v_updated_count <> v_changed_count then
    raise exception 'balances of % accounts changed, but % were stored', v_changed_count, v_updated_count
      using errcode = 'assert_failure';
  end if;

  return query
    select array_to_string(v_stored_ids, ',', ''),
           case when v_is_refused then array_to_string(v_refusals, ',', '') end,
           array_to_string(v_debit_balances, ',', ''), array_to_string(v_credit_balances, ',', '');
end $$;
