import type { MerchantCode, RoundId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** A round by itself, or a bet on a flight that others share. */
export type DeadLetterKind = 'round' | 'flight bet';

/** What a stake was put on whose money could not be settled, and that nothing happens to by itself any more. */
export interface DeadLetterRow {
  readonly kind: DeadLetterKind;
  readonly merchant_id: MerchantCode;
  readonly round_id: RoundId;
  readonly player_id: string;
  readonly game_id: string;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly payout_minor: bigint;
  /** What could not be done is giving the stake back: somebody has ordered it, or the flight was called off. */
  readonly gives_back: boolean;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly placed_at: Date;
  /** Never null here, which the column allows for what goes on. */
  readonly given_up_at: Date | null;
}

/** The oldest first. */
export function selectDeadLetters(
  sql: SqlRunner,
  merchantId: string,
  limit: number,
): Promise<readonly DeadLetterRow[]> {
  return sql.query<DeadLetterRow & Record<string, unknown>>({
    text: `select 'round' as kind, o.merchant_id, o.round_id, o.player_id, r.game_id, r.currency,
                  r.stake_minor + r.extra_stake_minor as stake_minor, r.payout_minor, o.gives_back, o.attempts,
                  o.last_error, o.placed_at, o.given_up_at
             from studio.open_round o
             join studio.round r on r.merchant_id = o.merchant_id and r.round_id = o.round_id
            where o.merchant_id = $1 and o.given_up_at is not null
            union all
           select 'flight bet', b.merchant_id, b.round_id, b.player_id, b.game_id, b.currency, b.stake_minor,
                  b.payout_minor, b.gives_back or b.state = 'void', b.attempts, b.last_error, b.placed_at, b.given_up_at
             from studio.crash_bet b
            where b.merchant_id = $1 and b.given_up_at is not null and b.state in ('won', 'lost', 'void')
            order by given_up_at, round_id limit $2`,
    values: [merchantId, limit],
  });
}

/**
 * Hands back to its settling what was given up: it is tried again at once, or its stake is given back. `undefined` when there
 * is no such letter: somebody was quicker, or it is not given up. A round with further stakes, which decisions of its player
 * have cost, is not given back: no one transaction has taken them all.
 */
export async function reviveDeadLetter(
  tx: SqlRunner,
  key: { readonly merchantId: string; readonly roundId: string },
  givesBack: boolean,
  now: Date,
): Promise<DeadLetterKind | undefined> {
  const [revived] = await tx.query<{ kind: DeadLetterKind }>({
    text: `with rounds as (
             update studio.open_round
                set given_up_at = null, attempts = 0, next_attempt_at = $3, gives_back = $4
              where merchant_id = $1 and round_id = $2 and given_up_at is not null
                and not ($4 and exists (select from studio.round r
                                         where r.merchant_id = $1 and r.round_id = $2 and r.extra_stake_minor > 0))
             returning 1
           ), flight_bets as (
             update studio.crash_bet
                set given_up_at = null, attempts = 0, next_attempt_at = $3, gives_back = $4
              where merchant_id = $1 and round_id = $2 and given_up_at is not null and state in ('won', 'lost', 'void')
             returning 1
           )
           select 'round' as kind from rounds union all select 'flight bet' from flight_bets`,
    values: [key.merchantId, key.roundId, now, givesBack],
  });
  return revived?.kind;
}
