import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type TransferId, transferIdOfUuid } from './transfer.ts';

/** A row that does not fit the others. */
export interface BrokenRow {
  /** Which rule it breaks, a key of `checks`. */
  readonly check: string;
  readonly table: 'account' | 'transfer' | 'entry' | 'house_rollup' | 'house_day_sum' | 'play_sum';
  /** Where the row belongs to an account; its number when the account itself is missing. */
  readonly accountId: string | undefined;
  /** Of an entry or a roll-up row. */
  readonly version: bigint | undefined;
  readonly transferId: TransferId | undefined;
  /** What was found against what was expected. */
  readonly detail: string;
}

interface FoundRow {
  readonly table_name: BrokenRow['table'];
  readonly account_id: string | null;
  readonly version: bigint | null;
  readonly transfer_id: string | null;
  readonly detail: string;
}

/** Rows named for each check; the first say enough. */
const rowsPerCheck = 100;

/**
 * One statement a check, `$1` is the merchant. Each finds the rows that break its rule, in one snapshot, so that it
 * may run beside postings.
 */
const checks = {
  // Every entry starts where the one before it ended, without gaps; and the first at zero.
  'entry.chain': `
    select 'entry' as table_name, coalesce(a.account_id, e.account_number::text) as account_id, e.version,
           e.transfer_id,
           format('previous balance %s after version %s with balance %s', e.previous_balance_minor,
                  coalesce(e.last_version, 0), coalesce(e.last_balance, 0)) as detail
      from (select *, lag(version) over chain as last_version, lag(balance_minor) over chain as last_balance
              from ledger.entry where merchant_id = $1
            window chain as (partition by account_number order by version)) e
      left join ledger.account a on a.merchant_id = $1 and a.account_number = e.account_number
     where e.version <> coalesce(e.last_version, 0) + 1 or e.previous_balance_minor <> coalesce(e.last_balance, 0)
        or a.account_id is null`,
  'entry.sum': `
    select 'entry' as table_name, a.account_id, e.version, e.transfer_id,
           format('%s + %s is not %s', e.previous_balance_minor, e.amount_minor, e.balance_minor) as detail
      from ledger.entry e
      left join ledger.account a on a.merchant_id = $1 and a.account_number = e.account_number
     where e.merchant_id = $1 and e.balance_minor <> e.previous_balance_minor + e.amount_minor`,
  // Every entry is one side of a posted transfer: same account, same amount, same balance as answered.
  'entry.transfer': `
    select 'entry' as table_name, a.account_id, e.version, e.transfer_id,
           coalesce(format('amount %s, balance %s, but the transfer moves %s and answered %s (debit), %s (credit)',
                  e.amount_minor, e.balance_minor, t.amount_minor, t.debit_balance_minor, t.credit_balance_minor),
                  'no such transfer') as detail
      from ledger.entry e
      left join ledger.account a on a.merchant_id = $1 and a.account_number = e.account_number
      left join ledger.transfer t on t.merchant_id = $1 and t.transfer_id = e.transfer_id
     where e.merchant_id = $1
       and (t.refusal is null
            and ((e.account_number, e.amount_minor, e.balance_minor)
                   = (t.debit_account_number, -t.amount_minor, t.debit_balance_minor)
              or (e.account_number, e.amount_minor, e.balance_minor)
                   = (t.credit_account_number, t.amount_minor, t.credit_balance_minor))) is not true`,
  // What movements are filtered by is what the transfer says; its reason is part of the hashed input.
  'entry.filter': `
    select 'entry' as table_name, a.account_id, e.version, e.transfer_id,
           format('%s at %s, but the transfer says %s at %s', e.reason, e.created_at, t.reason, t.created_at) as detail
      from ledger.entry e
      left join ledger.account a on a.merchant_id = $1 and a.account_number = e.account_number
      join ledger.transfer t on t.merchant_id = $1 and t.transfer_id = e.transfer_id
     where e.merchant_id = $1 and (e.reason, e.created_at) is distinct from (t.reason, t.created_at)`,
  // A side without a balance in the answer is a house account's.
  'transfer.house': `
    select 'transfer' as table_name, coalesce(a.account_id, h.account_number::text) as account_id,
           null::bigint as version, h.transfer_id, 'a side without balance is no house account''s' as detail
      from ledger.house_entry h
      left join ledger.account a on a.merchant_id = $1 and a.account_number = h.account_number
     where h.merchant_id = $1 and a.kind is distinct from 'house'`,
  // Every posted transfer has two entries that sum to zero. A refused one has none, else entry.transfer finds those.
  'transfer.entries': `
    select 'transfer' as table_name, null as account_id, null::bigint as version, t.transfer_id,
           format('%s entries that sum to %s', coalesce(s.entry_count, 0), coalesce(s.sum_minor, 0)) as detail
      from ledger.transfer t
      left join (select transfer_id, count(*) as entry_count, sum(amount_minor) as sum_minor
                   from (select transfer_id, amount_minor from ledger.entry where merchant_id = $1
                         union all
                         select transfer_id, amount_minor from ledger.house_entry where merchant_id = $1) both_sides
                  group by transfer_id) s on s.transfer_id = t.transfer_id
     where t.merchant_id = $1 and t.refusal is null and (s.entry_count = 2 and s.sum_minor = 0) is not true`,
  // A transfer counts for the house from the transaction that posted it; a refused one never does.
  'transfer.posted': `
    select 'transfer' as table_name, null as account_id, null::bigint as version, t.transfer_id,
           'posted without a transaction, or refused with one' as detail
      from ledger.transfer t
     where t.merchant_id = $1 and (t.posted_xid is null) = (t.refusal is null)`,
  // The stored input is the one that was hashed when it came (see inputHashOf), in the accounts' currency.
  'transfer.input': `
    select 'transfer' as table_name, d.account_id, null::bigint as version, t.transfer_id,
           'the stored input is not the one that was asked' as detail
      from ledger.transfer t
      join ledger.account d on d.merchant_id = $1 and d.account_number = t.debit_account_number
      join ledger.account c on c.merchant_id = $1 and c.account_number = t.credit_account_number
      join ledger.transfer_key k on k.merchant_id = $1 and k.transfer_id = t.transfer_id
     where t.merchant_id = $1 and t.input_hash is not null
       and (t.input_hash <> encode(substring(sha256(convert_to(concat_ws(E'\\n', k.idempotency_key,
              d.account_id, c.account_id, t.amount_minor, t.currency, t.reason, coalesce(t.reference, '')), 'UTF8'))
              for 16), 'hex')::uuid
         or (t.refusal is null and (t.currency <> d.currency or t.currency <> c.currency)))`,
  // Every transfer, refused ones as well, holds one key, and every key has its transfer.
  'transfer.key': `
    select 'transfer' as table_name, null as account_id, null::bigint as version,
           coalesce(t.transfer_id, k.transfer_id) as transfer_id,
           case when t.transfer_id is null then 'the key has no transfer' else coalesce(k.key_count, 0) || ' keys' end as detail
      from (select * from ledger.transfer where merchant_id = $1) t
      full join (select transfer_id, count(*) as key_count from ledger.transfer_key where merchant_id = $1
                  group by transfer_id) k on k.transfer_id = t.transfer_id
     where t.transfer_id is null or k.key_count is distinct from 1`,
  'account.balance': `
    select 'account' as table_name, a.account_id, a.version, null::uuid as transfer_id,
           format('balance %s at version %s, but the last entry is %s at version %s', a.balance_minor, a.version,
                  coalesce(e.balance_minor, 0), coalesce(e.version, 0)) as detail
      from ledger.account a
      left join (select distinct on (account_number) account_number, version, balance_minor
                   from ledger.entry where merchant_id = $1
                  order by account_number, version desc) e on e.account_number = a.account_number
     where a.merchant_id = $1
       and ((a.balance_minor, a.version) <> (coalesce(e.balance_minor, 0), coalesce(e.version, 0))
         or (a.balance_minor < 0 and not a.allow_negative))`,
  // What an account has staked and won is what its entries say.
  'account.play': `
    select 'account' as table_name, a.account_id, a.version, null::uuid as transfer_id,
           format('staked %s and won %s, but the entries say %s and %s', a.staked_minor, a.won_minor,
                  coalesce(e.staked_minor, 0), coalesce(e.won_minor, 0)) as detail
      from ledger.account a
      left join (select account_number,
                        sum(case when reason = 'game.bet' then -amount_minor else 0 end) as staked_minor,
                        sum(case when reason = 'game.win' then amount_minor else 0 end) as won_minor
                   from ledger.entry where merchant_id = $1
                  group by account_number) e on e.account_number = a.account_number
     where a.merchant_id = $1
       and (a.staked_minor, a.won_minor) <> (coalesce(e.staked_minor, 0), coalesce(e.won_minor, 0))`,
  // Every 128th version of an account has its sums of stakes and wins, and nothing else has.
  'play_sum.sum': `
    select 'play_sum' as table_name, coalesce(a.account_id, p.account_number::text, e.account_number::text) as account_id,
           coalesce(p.version, e.version) as version, null::uuid as transfer_id,
           format('staked %s and won %s, but the entries say %s and %s', p.staked_minor, p.won_minor, e.staked_minor,
                  e.won_minor) as detail
      from (select account_number, version, staked_minor, won_minor
              from (select account_number, version,
                           sum(case when reason = 'game.bet' then -amount_minor else 0 end) over chain as staked_minor,
                           sum(case when reason = 'game.win' then amount_minor else 0 end) over chain as won_minor
                      from ledger.entry where merchant_id = $1
                    window chain as (partition by account_number order by version)) played
             where version % 128 = 0) e
      full join (select * from ledger.play_sum where merchant_id = $1) p
             on p.account_number = e.account_number and p.version = e.version
      left join ledger.account a on a.merchant_id = $1 and a.account_number = coalesce(p.account_number, e.account_number)
     where (p.staked_minor, p.won_minor) is distinct from (e.staked_minor, e.won_minor)`,
  // All entries of a currency sum to zero.
  'currency.sum': `
    select 'account' as table_name, a.currency as account_id, null::bigint as version, null::uuid as transfer_id,
           format('all entries in %s sum to %s', a.currency, sum(both_sides.amount_minor)) as detail
      from (select account_number, amount_minor from ledger.entry where merchant_id = $1
            union all
            select account_number, amount_minor from ledger.house_entry where merchant_id = $1) both_sides
      join ledger.account a on a.merchant_id = $1 and a.account_number = both_sides.account_number
     group by a.currency
    having sum(both_sides.amount_minor) <> 0`,
  'house_rollup.chain': `
    select 'house_rollup' as table_name, coalesce(a.account_id, r.account_number::text) as account_id, r.version,
           null::uuid as transfer_id,
           format('from %s with previous balance %s, but the one before ends at %s with %s', r.from_xid,
                  r.previous_balance_minor, coalesce(r.last_xid::text, '0'), coalesce(r.last_balance, 0)) as detail
      from (select *, lag(version) over chain as last_version, lag(balance_minor) over chain as last_balance,
                   lag(until_xid) over chain as last_xid
              from ledger.house_rollup where merchant_id = $1
            window chain as (partition by account_number order by version)) r
      left join ledger.account a on a.merchant_id = $1 and a.account_number = r.account_number
     where r.version <> coalesce(r.last_version, 0) + 1 or r.previous_balance_minor <> coalesce(r.last_balance, 0)
        or r.from_xid <> coalesce(r.last_xid, '0'::xid8) or r.balance_minor <> r.previous_balance_minor + r.amount_minor
        or a.account_id is null`,
  // Every roll-up row holds exactly the entries of its range.
  'house_rollup.sum': `
    select 'house_rollup' as table_name, a.account_id, r.version, null::uuid as transfer_id,
           format('%s entries of %s, but the range has %s of %s', r.entry_count, r.amount_minor, s.entry_count,
                  s.sum_minor) as detail
      from ledger.house_rollup r
      left join ledger.account a on a.merchant_id = $1 and a.account_number = r.account_number
     cross join lateral (select count(*) as entry_count, coalesce(sum(h.amount_minor), 0) as sum_minor
                           from ledger.house_entry h
                          where h.merchant_id = $1 and h.posted_xid >= r.from_xid and h.posted_xid < r.until_xid
                            and h.account_number = r.account_number) s
     where r.merchant_id = $1 and (r.entry_count <> s.entry_count or r.amount_minor <> s.sum_minor)`,
  // No house entry lies behind the last roll-up of the merchant without being in one.
  'transfer.rolled_up': `
    select 'transfer' as table_name, a.account_id, null::bigint as version, h.transfer_id,
           'left out by the roll-ups' as detail
      from ledger.house_entry h
      left join ledger.account a on a.merchant_id = $1 and a.account_number = h.account_number
      left join (select distinct on (account_number) account_number, until_xid from ledger.house_rollup
                  where merchant_id = $1 order by account_number, version desc) last_of_account
             on last_of_account.account_number = h.account_number
     where h.merchant_id = $1
       and h.posted_xid < (select until_xid from ledger.house_rollup where merchant_id = $1
                            order by until_xid desc limit 1)
       and (h.posted_xid < last_of_account.until_xid) is not true`,
  // The sums of days hold what the transfers of their roll-ups say, account by account and reason by reason.
  'house_day_sum.sum': `
    select 'house_day_sum' as table_name, coalesce(a.account_id, sums.account_number::text) as account_id,
           null::bigint as version, null::uuid as transfer_id,
           format('%s: %s entries of %s with squares of %s, but the transfers have %s of %s with %s', sums.reason,
                  sums.stored_count, sums.stored_minor, sums.stored_squares, sums.entry_count, sums.amount_minor,
                  sums.square_sum) as detail
      from (select account_number, reason, e.entry_count, e.amount_minor, e.square_sum, s.stored_count,
                   s.stored_minor, s.stored_squares
              from (select side.account_number, t.reason, count(*) as entry_count,
                           sum(side.amount_minor) as amount_minor,
                           sum(side.amount_minor::numeric * side.amount_minor) as square_sum
                      from ledger.transfer t
                      join ledger.house_day_summed m on m.merchant_id = t.merchant_id
                      join ledger.house_rollup r
                        on r.merchant_id = m.merchant_id and r.account_number = m.account_number
                       and r.version = m.version
                     cross join lateral (
                             values (t.debit_account_number, -t.amount_minor, t.debit_balance_minor),
                                    (t.credit_account_number, t.amount_minor, t.credit_balance_minor))
                           as side (account_number, amount_minor, balance_minor)
                     where t.merchant_id = $1 and t.refusal is null and t.posted_xid < r.until_xid
                       and side.balance_minor is null
                     group by side.account_number, t.reason) e
              full join (select account_number, reason, sum(entry_count) as stored_count,
                                sum(amount_minor) as stored_minor, sum(square_sum) as stored_squares
                           from ledger.house_day_sum where merchant_id = $1
                          group by account_number, reason) s using (account_number, reason)
             where (e.entry_count, e.amount_minor, e.square_sum)
                   is distinct from (s.stored_count, s.stored_minor, s.stored_squares)) sums
      left join ledger.account a on a.merchant_id = $1 and a.account_number = sums.account_number`,
} as const;

/** Runs every check on a merchant's books; reads all of its rows, so not for a busy hour. Empty is good. */
export async function findBrokenRows(
  runner: SqlRunner,
  merchantId: MerchantCode,
): Promise<readonly BrokenRow[]> {
  const broken: BrokenRow[] = [];
  for (const [check, text] of Object.entries(checks)) {
    const rows = await runner.query<FoundRow>({
      text: `${text} limit ${rowsPerCheck}`,
      values: [merchantId],
    });
    broken.push(...rows.map((row) => brokenRowOf(check, row)));
  }
  return broken;
}

function brokenRowOf(check: string, row: FoundRow): BrokenRow {
  return {
    check,
    table: row.table_name,
    accountId: row.account_id ?? undefined,
    version: row.version ?? undefined,
    transferId: row.transfer_id === null ? undefined : transferIdOfUuid(row.transfer_id),
    detail: row.detail,
  };
}
