import type { UnfinishedRoundBody } from '@wau/contract/vendor-wallets/unfinished';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface UnfinishedRow {
  readonly round_id: string;
  readonly game_id: string;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly placed_at: Date;
  readonly state: UnfinishedRoundBody['state'];
  readonly decide_until: Date | null;
  /** Until when bets are taken for the flight that it is on. */
  readonly flight_closes_at: Date | null;
  /** From when on its money is being settled. */
  readonly since: Date;
}

/**
 * A player's rounds of some games that wait for a decision or whose money is not settled, and bets on flights that have
 * not come down. What their process is driving right now, in a batch or asking for a stake, is a matter of moments and
 * left out.
 */
export function selectUnfinishedRounds(
  sql: SqlRunner,
  merchantId: string,
  playerId: string,
  gameIds: readonly string[],
): Promise<readonly UnfinishedRow[]> {
  return sql.query<UnfinishedRow & Record<string, unknown>>({
    text: `with under_way as (
             select w.merchant_id, w.round_id, w.decide_until, w.extra_stake_minor,
                    case when w.pending_until is null then 'decide' else 'settling' end as state,
                    coalesce(w.pending_since, w.decide_until) as since
               from studio.waiting_round w
              where w.merchant_id = $1 and w.player_id = $2
                and not exists (select from studio.open_round o
                                where o.merchant_id = w.merchant_id and o.round_id = w.round_id)
             union all
             select o.merchant_id, o.round_id, null, 0,
                    case when o.given_up_at is null then 'settling' else 'stuck' end, o.placed_at
               from studio.open_round o where o.merchant_id = $1 and o.player_id = $2
           )
           select r.round_id, r.game_id, r.currency,
                  r.stake_minor + r.extra_stake_minor + u.extra_stake_minor as stake_minor,
                  r.placed_at, u.state, u.decide_until, null::timestamptz as flight_closes_at, u.since
             from under_way u
             join studio.round r on r.merchant_id = u.merchant_id and r.round_id = u.round_id
            where r.game_id = any ($3)
            union all
           select b.round_id, b.game_id, b.currency, b.stake_minor, b.placed_at,
                  case when b.given_up_at is not null then 'stuck'
                       when b.state = 'staked' then 'flying' else 'settling' end,
                  null, f.closes_at, coalesce(b.cashed_at, b.placed_at)
             from studio.crash_bet b
             join studio.crash_flight f using (game_id, chain_id, number)
            where b.merchant_id = $1 and b.player_id = $2 and b.state in ('staked', 'won', 'lost', 'void')
              and b.game_id = any ($3)
            order by placed_at limit 200`,
    values: [merchantId, playerId, gameIds],
  });
}
