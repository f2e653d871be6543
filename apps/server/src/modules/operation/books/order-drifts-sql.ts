import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Two accounts of the same thing that differ; what it is about, and both. */
export interface DriftRow {
  readonly subject: string;
  readonly detail: string;
}

type Drifts = Promise<readonly DriftRow[]>;

/** What each member's account says was deposited, against the orders that were approved. */
export function selectDepositDrifts(runner: SqlRunner, merchantCode: MerchantCode): Drifts {
  return runner.query<DriftRow & Record<string, unknown>>({
    name: 'select-deposit-drifts',
    text: `
      select coalesce(booked.account_id, ordered.account_id) as subject,
             format('deposits of %s were approved, and %s were credited', coalesce(ordered.amount_minor, 0),
                    coalesce(booked.amount_minor, 0)) as detail
        from (select account.account_id, sum(entry.amount_minor) as amount_minor
                from ledger.entry as entry
                join ledger.account as account using (merchant_id, account_number)
               where entry.merchant_id = $1 and entry.reason in ('deposit', 'deposit.reversal')
               group by account.account_id) as booked
        full join (select 'player:' || member_id || ':main' as account_id, sum(amount_minor) as amount_minor
                     from wau.deposits where merchant_id = $1 and status = 'approved'
                    group by member_id) as ordered using (account_id)
       where coalesce(booked.amount_minor, 0) <> coalesce(ordered.amount_minor, 0)
       order by 1
       limit 100`,
    values: [merchantCode],
  });
}

/** The transfers that each payout's state asks for: held, and settled with its fee or given back. */
export function selectPayoutDrifts(runner: SqlRunner, merchantCode: MerchantCode): Drifts {
  return runner.query<DriftRow & Record<string, unknown>>({
    name: 'select-payout-drifts',
    text: `
      with wanted as (
        select payout.payout_id, payout.status, step.name, step.reason, step.amount_minor
          from wau.payouts as payout
         cross join lateral (values
           ('hold', 'withdrawal', payout.amount_minor + payout.fee_minor),
           ('end', case payout.status when 'paid' then 'withdrawal.settlement'
                                      when 'returned' then 'withdrawal.reversal' end,
            case payout.status when 'paid' then payout.amount_minor
                               when 'returned' then payout.amount_minor + payout.fee_minor end),
           ('fee', case when payout.status = 'paid' and payout.fee_minor > 0 then 'withdrawal.fee' end,
            case when payout.status = 'paid' and payout.fee_minor > 0 then payout.fee_minor end))
           as step (name, reason, amount_minor)
         where payout.merchant_id = $1
      )
      select wanted.payout_id as subject,
             format('it is %s: %s ought to be %s, and is %s', wanted.status, wanted.name,
                    coalesce(wanted.reason || ' of ' || wanted.amount_minor, 'none'),
                    coalesce(posted.reason || ' of ' || posted.amount_minor, 'none')) as detail
        from wanted
        left join ledger.transfer_key as key
          on key.merchant_id = $1 and key.idempotency_key = 'payout/' || wanted.name || ':' || wanted.payout_id
        left join ledger.transfer as posted
          on posted.merchant_id = $1 and posted.transfer_id = key.transfer_id and posted.refusal is null
       where (wanted.reason, wanted.amount_minor) is distinct from (posted.reason, posted.amount_minor)
       order by 1, wanted.name
       limit 100`,
    values: [merchantCode],
  });
}

/** Money that has arrived at a vendor or come back from there, by the order, against the transfer that ended it. */
export function selectFundTransferDrifts(runner: SqlRunner, merchantCode: MerchantCode): Drifts {
  return runner.query<DriftRow & Record<string, unknown>>({
    name: 'select-fund-transfer-drifts',
    text: `
      select ordered.fund_transfer_id as subject,
             format('%s of %s is completed, and the books have %s', ordered.direction, ordered.amount_minor,
                    coalesce(posted.reason || ' of ' || posted.amount_minor, 'none')) as detail
        from wau.fund_transfers as ordered
        left join ledger.transfer_key as key
          on key.merchant_id = $1 and key.idempotency_key = 'fund-transfer/end:' || ordered.fund_transfer_id
        left join ledger.transfer as posted
          on posted.merchant_id = $1 and posted.transfer_id = key.transfer_id and posted.refusal is null
       where ordered.merchant_id = $1 and ordered.status = 'completed' and ordered.amount_minor > 0
         and (case ordered.direction when 'in' then 'wallet.transfer.settlement' else 'wallet.transfer.in' end,
              ordered.amount_minor) is distinct from (posted.reason, posted.amount_minor)
       order by 1
       limit 100`,
    values: [merchantCode],
  });
}

/** What payment providers said was paid and was taken for true, against the orders as they stand. */
export function selectReportDrifts(runner: SqlRunner, merchantCode: MerchantCode): Drifts {
  return runner.query<DriftRow & Record<string, unknown>>({
    name: 'select-report-drifts',
    text: `
      select report.order_reference as subject,
             format('%s reported %s of %s %s, and the order is %s of %s %s', report.provider_code, report.direction,
                    report.amount_minor, report.currency, coalesce(deposit.status, payout.status, 'not there'),
                    coalesce(deposit.amount_minor, payout.amount_minor),
                    coalesce(deposit.currency, payout.currency)) as detail
        from wau.payment_reports as report
        left join wau.deposits as deposit
          on report.direction = 'pay-in' and deposit.merchant_id = $1 and deposit.deposit_id = report.order_reference
        left join wau.payouts as payout
          on report.direction = 'pay-out' and payout.merchant_id = $1 and payout.payout_id = report.order_reference
       where report.merchant_id = $1 and report.verdict = 'applied' and report.state = 'succeeded'
         and (coalesce(deposit.status, payout.status) in ('approved', 'paid')
              and report.amount_minor = coalesce(deposit.amount_minor, payout.amount_minor)
              and report.currency = coalesce(deposit.currency, payout.currency)) is not true
       order by 1
       limit 100`,
    values: [merchantCode],
  });
}

/** Reports that contradict what is known and came since a moment: which is true has to be found out by a person. */
export function selectContradictions(runner: SqlRunner, merchantCode: MerchantCode, since: Date): Drifts {
  return runner.query<DriftRow & Record<string, unknown>>({
    name: 'select-contradictions',
    text: `
      select order_reference as subject,
             format('%s said %s of %s %s, against what is known', provider_code, state, amount_minor, currency) as detail
        from wau.payment_reports
       where merchant_id = $1 and verdict = 'contradiction' and received_at >= $2
       order by received_at, order_reference
       limit 100`,
    values: [merchantCode, since],
  });
}

/**
 * The dashboards' counts of members, against members, deposits and bets. Of the last weeks they are counted anew every day
 * and are not looked at.
 */
export function selectCountDrifts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  timeZone: string,
  beforeDay: string,
): Drifts {
  return runner.query<DriftRow & Record<string, unknown>>({
    name: 'select-count-drifts',
    text: `
      with first_done as (
        select 'registered' as what, (registered_at at time zone $2)::date as day from wau.members where merchant_id = $1
         union all
        select case place when 1 then 'firstDeposit' else 'secondDeposit' end, (decided_at at time zone $2)::date
          from (select decided_at, row_number() over (partition by member_id order by decided_at, deposit_id) as place
                  from wau.deposits where merchant_id = $1 and status = 'approved') as credited
         where place <= 2
         union all
        select 'firstBet', min(day) from wau.bet_day_sums where merchant_id = $1 and bet_count > 0 group by member_id
         union all
        select 'active', day from wau.bet_day_sums
         where merchant_id = $1 and bet_count > 0 group by member_id, day
      ), expected as (
        select day, what, count(*) as member_count from first_done group by day, what
      ), stored as (
        select day, what, sum(member_count) as member_count from wau.member_day_counts
         where merchant_id = $1 group by day, what
      )
      select day::text as subject,
             format('%s: %s were counted, and there are %s', what, coalesce(stored.member_count, 0),
                    coalesce(expected.member_count, 0)) as detail
        from expected
        full join stored using (day, what)
       where day < $3::date and day in (select counted.day from wau.counted_days as counted where merchant_id = $1)
         and coalesce(stored.member_count, 0) <> coalesce(expected.member_count, 0)
       order by day, what
       limit 100`,
    values: [merchantCode, timeZone, beforeDay],
  });
}
