/*
 * How a bet stands, for statements that hold it against what was counted of it: `bet` is what `recordOf` finds, its row, `later`
 * or another name what `stepsOf` finds of its later steps, and `rebate` what `rebateOf` finds. The merchant is $1.
 */

/** The row of a bet that another row names. Each is looked up by its name, whatever the planner expects of their number. */
export function recordOf(named: string): string {
  return `
                select * from wau.bets as placed
                 where placed.merchant_id = $1 and placed.source = ${named}.source
                   and placed.provider = ${named}.provider and placed.external_key = ${named}.external_key
                offset 0`;
}

/** What later steps of a bet have changed, of those for which the condition holds: one row. */
export function stepsOf(bet: string, condition: string): string {
  return `
                select min(step.settled_at) filter (where step.status = 'settled') as first_settled,
                       (array_agg(step.status order by step.step desc))[1] as status,
                       sum(step.stake_minor - step.refund_minor - step.payout_minor)::bigint as net_loss_minor,
                       sum(step.turnover_minor)::bigint as turnover_minor
                  from wau.bet_settlements as step
                 where step.merchant_id = $1 and step.source = ${bet}.source and step.provider = ${bet}.provider
                   and step.external_key = ${bet}.external_key and ${condition}`;
}

/**
 * What has come back of a lottery's stake beside the bet because it was played by a lower series: one row. It is paid with the
 * first settlement, and stays whatever becomes of the draw.
 */
export function rebateOf(bet: string): string {
  return `
                select coalesce(sum(entry.rebate_minor), 0) as minor
                  from wau.lottery_entries as entry
                 where ${bet}.source = 'lottery' and entry.merchant_id = $1
                   and entry.order_id = split_part(${bet}.external_key, '.', 1)
                   and entry.entry::text = split_part(${bet}.external_key, '.', 2)
                   and entry.rebate_paid_at is not null`;
}

export function turnoverOf(steps: string): string {
  return `case coalesce(${steps}.status, bet.status) when 'open' then 0
                    else bet.turnover_minor + coalesce(${steps}.turnover_minor, 0) end`;
}

/** Stakes less payouts and what has come back of them. */
export function netLossOf(steps: string): string {
  return `case coalesce(${steps}.status, bet.status) when 'open' then 0
                    else bet.stake_minor - bet.payout_minor + coalesce(${steps}.net_loss_minor, 0) end - rebate.minor`;
}
