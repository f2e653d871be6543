import type { StatementLineBody } from '@wau/contract/vendor-wallets/statement';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface StatementRow {
  readonly round_id: string;
  readonly player_id: string;
  readonly game_id: string;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly payout_minor: bigint;
  readonly status: StatementLineBody['status'];
  readonly placed_at: Date;
}

export interface StatementFilter {
  readonly merchantId: string;
  readonly gameIds: readonly string[];
  readonly from: Date;
  readonly until: Date;
  /** Ids tell when they were made: the period is looked for by its ends, and after a round of the page before. */
  readonly firstId: string;
  readonly afterId: string;
  readonly lastId: string;
  readonly limit: number;
}

/**
 * A merchant's rounds of some games in a period, bets on flights among them, in the order of their ids. What an open round
 * came to stays untold.
 */
export function selectStatement(sql: SqlRunner, filter: StatementFilter): Promise<readonly StatementRow[]> {
  return sql.query<StatementRow & Record<string, unknown>>({
    // Each side is cut by itself, so that a page reads no more than its own length of either.
    text: `(select r.round_id, r.player_id, r.game_id, r.currency, r.stake_minor + r.extra_stake_minor as stake_minor,
                   case when standing.status = 'settled' then r.payout_minor else 0 end as payout_minor,
                   standing.status, r.placed_at
              from studio.round r
             cross join lateral (
                     select case when r.refund_code is not null then 'refunded'
                                 when exists (select from studio.open_round o
                                              where o.merchant_id = r.merchant_id and o.round_id = r.round_id)
                                   or exists (select from studio.open_batch b where r.round_id = any (b.round_ids))
                                   or exists (select from studio.waiting_round w
                                              where w.merchant_id = r.merchant_id and w.round_id = r.round_id)
                                 then 'open' else 'settled' end as status) as standing
             where r.merchant_id = $1 and r.game_id = any ($2) and r.placed_at >= $3 and r.placed_at < $4
               and r.round_id >= $5 and r.round_id > $6 and r.round_id < $7
             order by r.round_id limit $8)
            union all
            (select b.round_id, b.player_id, b.game_id, b.currency, b.stake_minor,
                    case when b.state = 'settled' then b.payout_minor else 0 end as payout_minor,
                    case when b.state in ('settled', 'refunded') then b.state else 'open' end as status, b.placed_at
               from studio.crash_bet b
              where b.merchant_id = $1 and b.game_id = any ($2) and b.placed_at >= $3 and b.placed_at < $4
                and b.round_id >= $5 and b.round_id > $6 and b.round_id < $7
              order by b.round_id limit $8)
            order by round_id limit $8`,
    values: [
      filter.merchantId,
      filter.gameIds,
      filter.from,
      filter.until,
      filter.firstId,
      filter.afterId,
      filter.lastId,
      filter.limit,
    ],
  });
}
