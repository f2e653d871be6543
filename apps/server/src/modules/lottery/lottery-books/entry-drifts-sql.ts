import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { lotteryProvider } from '../lottery-game/lottery-game.ts';
import type { LotteryDriftRow } from './lottery-drift-row.ts';

type Drifts = Promise<readonly LotteryDriftRow[]>;

/** Orders against the entries that they have in draws, and entries against their line groups, either way. */
export function selectOrderDrifts(runner: SqlRunner, merchantCode: MerchantCode): Drifts {
  return runner.query<LotteryDriftRow & Record<string, unknown>>({
    name: 'select-lottery-order-drifts',
    text: `
      with grouped as (
        select game_id, numero, order_id, sum(stake_minor) as stake_minor, sum(payout_minor) as payout_minor,
               sum(rebate_minor) as rebate_minor
          from wau.lottery_suborders where merchant_id = $1
         group by 1, 2, 3
      ), summed as (
        select order_id, count(*) as entry_count, sum(stake_minor) as stake_minor
          from wau.lottery_entries where merchant_id = $1
         group by 1
      )
      select entry.order_id || '.' || entry.entry as subject,
             format('%s %s: the entry stakes %s, won %s and gets %s back; its line groups %s, %s and %s', entry.game_id,
                    entry.numero, entry.stake_minor, entry.payout_minor, entry.rebate_minor,
                    coalesce(grouped.stake_minor, 0), coalesce(grouped.payout_minor, 0),
                    coalesce(grouped.rebate_minor, 0)) as detail
        from wau.lottery_entries as entry
        left join grouped using (game_id, numero, order_id)
       where entry.merchant_id = $1
         and (entry.stake_minor, entry.payout_minor, entry.rebate_minor)
             is distinct from (grouped.stake_minor, grouped.payout_minor, grouped.rebate_minor)
       union all
      select grouped.order_id,
             format('%s %s: line groups stake %s, and there is no entry', grouped.game_id, grouped.numero,
                    grouped.stake_minor)
        from grouped
        left join wau.lottery_entries as entry
          on entry.merchant_id = $1 and entry.game_id = grouped.game_id and entry.numero = grouped.numero
         and entry.order_id = grouped.order_id
       where entry.order_id is null
       union all
      select placed.order_id,
             format('%s: the order stakes %s in %s draws, and its entries %s in %s', placed.game_id, placed.stake_minor,
                    placed.entry_count, coalesce(summed.stake_minor, 0), coalesce(summed.entry_count, 0))
        from wau.lottery_orders as placed
        left join summed using (order_id)
       where placed.merchant_id = $1
         and (placed.stake_minor, placed.entry_count) is distinct from (summed.stake_minor, summed.entry_count)
       order by 1
       limit 100`,
    values: [merchantCode],
  });
}

/**
 * What each entry says was staked, brought back and rebated, against what moved in its member's wallet. What a correction could
 * not take back is receivable of its bet. A rebate that was paid stays with what is voided later, and what is settled after it
 * was void has none: of an entry that was revised either is right. Movements for entries that are not there are found as well.
 */
export function selectEntryDrifts(runner: SqlRunner, merchantCode: MerchantCode): Drifts {
  return runner.query<LotteryDriftRow & Record<string, unknown>>({
    name: 'select-lottery-entry-drifts',
    text: `
      with keyed as (
        select transfer_id, split_part(split_part(idempotency_key, ':', 1), '/', 2) as kind,
               split_part(idempotency_key, ':', 2) as number
          from ledger.transfer_key where merchant_id = $1 and idempotency_key like 'lottery/%'
         union all
        select transfer_id, 'correction', split_part(idempotency_key, ':', 4)
          from ledger.transfer_key
         where merchant_id = $1 and idempotency_key like 'bet/correction:lottery:${lotteryProvider}:%'
      ), moved as (
        select keyed.number, keyed.kind,
               case credit.kind when 'player' then credit.account_id else debit.account_id end as account_id,
               case credit.kind when 'player' then transfer.amount_minor else -transfer.amount_minor end as amount_minor
          from keyed
          join ledger.transfer as transfer
            on transfer.merchant_id = $1 and transfer.transfer_id = keyed.transfer_id and transfer.refusal is null
          join ledger.account as debit
            on debit.merchant_id = $1 and debit.account_number = transfer.debit_account_number
          join ledger.account as credit
            on credit.merchant_id = $1 and credit.account_number = transfer.credit_account_number
      ), posted as (
        select number, account_id,
               -coalesce(sum(amount_minor) filter (where kind = 'stake'), 0) as stake_minor,
               coalesce(sum(amount_minor) filter (where kind in ('win', 'refund', 'correction')), 0) as back_minor,
               coalesce(sum(amount_minor) filter (where kind = 'rebate'), 0) as rebate_minor
          from moved
         group by 1, 2
      ), stated as (
        select entry.order_id || '.' || entry.entry as number, 'player:' || entry.member_id || ':main' as account_id,
               entry.game_id, entry.numero, entry.state, entry.revision, entry.stake_minor,
               case entry.state when 'settled' then entry.payout_minor when 'open' then 0 else entry.stake_minor end
                 + coalesce(owed.receivable_minor, 0) as back_minor,
               case entry.state when 'settled' then entry.rebate_minor else 0 end as rebate_minor,
               entry.rebate_minor as rebate_at_most_minor
          from wau.lottery_entries as entry
          left join lateral (
                 select sum(step.receivable_minor) as receivable_minor
                   from wau.bet_settlements as step
                  where entry.revision > 0 and step.merchant_id = $1 and step.source = 'lottery'
                    and step.provider = '${lotteryProvider}'
                    and step.external_key = entry.order_id || '.' || entry.entry) as owed on true
         where entry.merchant_id = $1
      )
      select number as subject,
             case when stated.number is null
                  then format('there is no such entry of %s, and %s, %s and %s moved', account_id, posted.stake_minor,
                              posted.back_minor, posted.rebate_minor)
                  else format('%s %s: the entry is %s with a stake of %s, %s back and a rebate of %s; %s, %s and %s moved',
                              stated.game_id, stated.numero, stated.state, stated.stake_minor, stated.back_minor,
                              stated.rebate_minor, coalesce(posted.stake_minor, 0), coalesce(posted.back_minor, 0),
                              coalesce(posted.rebate_minor, 0)) end as detail
        from stated
        full join posted using (number, account_id)
       where (stated.stake_minor, stated.back_minor) is distinct from (posted.stake_minor, posted.back_minor)
          or (posted.rebate_minor <> stated.rebate_minor
              and (stated.revision = 0 or posted.rebate_minor not in (0, stated.rebate_at_most_minor)))
       order by 1, 2
       limit 100`,
    values: [merchantCode],
  });
}

/** Draws that are over, with how many entries they have left open. */
export function selectLeftEntries(runner: SqlRunner, merchantCode: MerchantCode): Drifts {
  return runner.query<LotteryDriftRow & Record<string, unknown>>({
    name: 'select-left-lottery-entries',
    text: `
      select concat_ws(' ', draw.game_id, draw.numero) as subject,
             format('the draw is %s, and %s entries with a stake of %s are open', draw.state, count(*),
                    sum(entry.stake_minor)) as detail
        from wau.lottery_entries as entry
        join wau.lottery_draws as draw
          on draw.merchant_id = $1 and draw.game_id = entry.game_id and draw.numero = entry.numero
         and draw.state in ('settled', 'voided') and not draw.is_revising
       where entry.merchant_id = $1 and entry.state = 'open'
       group by draw.game_id, draw.numero, draw.state
       order by 1
       limit 100`,
    values: [merchantCode],
  });
}
