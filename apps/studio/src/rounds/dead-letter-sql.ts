import type { MerchantCode, RoundId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** A round whose money could not be settled and that nothing happens to by itself any more. */
export interface DeadLetterRow {
  readonly merchant_id: MerchantCode;
  readonly round_id: RoundId;
  readonly player_id: string;
  readonly game_id: string;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly payout_minor: bigint;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly placed_at: Date;
  /** Never null here, which the column allows for rounds that go on. */
  readonly given_up_at: Date | null;
}

/** The oldest first. */
export function selectDeadLetters(
  sql: SqlRunner,
  merchantId: string,
  limit: number,
): Promise<readonly DeadLetterRow[]> {
  return sql.query<DeadLetterRow & Record<string, unknown>>({
    text: `select o.merchant_id, o.round_id, o.player_id, r.game_id, r.currency,
                  r.stake_minor + r.extra_stake_minor as stake_minor, r.payout_minor, o.attempts, o.last_error,
                  o.placed_at, o.given_up_at
             from studio.open_round o
             join studio.round r on r.merchant_id = o.merchant_id and r.round_id = o.round_id
            where o.merchant_id = $1 and o.given_up_at is not null
            order by o.given_up_at limit $2`,
    values: [merchantId, limit],
  });
}

/**
 * Hands a given-up round back to the resolver, which tries it again at once, or gives its stake back. `false` when there is
 * no such round: somebody was quicker, or it is not given up. A round with further stakes, which decisions of its player
 * have cost, is not given back: no one transaction has taken them all.
 */
export async function reviveDeadLetter(
  tx: SqlRunner,
  key: { readonly merchantId: string; readonly roundId: string },
  givesBack: boolean,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query({
    text: `update studio.open_round
              set given_up_at = null, attempts = 0, next_attempt_at = $3, gives_back = $4
            where merchant_id = $1 and round_id = $2 and given_up_at is not null
              and not ($4 and exists (select from studio.round r
                                       where r.merchant_id = $1 and r.round_id = $2 and r.extra_stake_minor > 0))
           returning 1 as revived`,
    values: [key.merchantId, key.roundId, now, givesBack],
  });
  return rows.length > 0;
}
