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
  /** Whether its stake can be given back: no one transaction has taken further stakes that a player's decisions have cost. */
  readonly can_refund: boolean;
  /** What could not be done is giving the stake back: somebody has ordered it, or the flight was called off. */
  readonly gives_back: boolean;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly placed_at: Date;
  /** Never null here, which the column allows for what goes on. */
  readonly given_up_at: Date | null;
}

/** The oldest first; of some games alone, where they are named. */
export function selectDeadLetters(
  sql: SqlRunner,
  merchantId: string,
  limit: number,
  gameIds?: readonly string[],
): Promise<readonly DeadLetterRow[]> {
  return sql.query<DeadLetterRow & Record<string, unknown>>({
    text: `select 'round' as kind, o.merchant_id, o.round_id, o.player_id, r.game_id, r.currency,
                  r.stake_minor + r.extra_stake_minor as stake_minor, r.payout_minor,
                  r.extra_stake_minor = 0 as can_refund, o.gives_back, o.attempts, o.last_error, o.placed_at,
                  o.given_up_at
             from studio.open_round o
             join studio.round r on r.merchant_id = o.merchant_id and r.round_id = o.round_id
            where o.merchant_id = $1 and o.given_up_at is not null and ($3::text[] is null or r.game_id = any ($3))
            union all
           select 'flight bet', b.merchant_id, b.round_id, b.player_id, b.game_id, b.currency, b.stake_minor,
                  b.payout_minor, true, b.gives_back or b.state = 'void', b.attempts, b.last_error, b.placed_at, b.given_up_at
             from studio.crash_bet b
            where b.merchant_id = $1 and b.given_up_at is not null and b.state in ('won', 'lost', 'void')
              and ($3::text[] is null or b.game_id = any ($3))
            order by given_up_at, round_id limit $2`,
    values: [merchantId, limit, gameIds ?? null],
  });
}

/**
 * Hands back to its settling what was given up: it is tried again at once, or its stake is given back. `undefined` when there
 * is no such letter: somebody was quicker, or it is not given up. A round with further stakes, which decisions of its player
 * have cost, is not given back: no one transaction has taken them all. Of some games alone, where they are named.
 */
export async function reviveDeadLetter(
  tx: SqlRunner,
  key: {
    readonly merchantId: string;
    readonly roundId: string;
    readonly gameIds?: readonly string[] | undefined;
  },
  givesBack: boolean,
  now: Date,
): Promise<DeadLetterKind | undefined> {
  const [revived] = await tx.query<{ kind: DeadLetterKind }>({
    text: `with rounds as (
             update studio.open_round
                set given_up_at = null, attempts = 0, next_attempt_at = $3, gives_back = $4
              where merchant_id = $1 and round_id = $2 and given_up_at is not null
                and exists (select from studio.round r
                             where r.merchant_id = $1 and r.round_id = $2 and not ($4 and r.extra_stake_minor > 0)
                               and ($5::text[] is null or r.game_id = any ($5)))
             returning 1
           ), flight_bets as (
             update studio.crash_bet
                set given_up_at = null, attempts = 0, next_attempt_at = $3, gives_back = $4
              where merchant_id = $1 and round_id = $2 and given_up_at is not null and state in ('won', 'lost', 'void')
                and ($5::text[] is null or game_id = any ($5))
             returning 1
           )
           select 'round' as kind from rounds union all select 'flight bet' from flight_bets`,
    values: [key.merchantId, key.roundId, now, givesBack, key.gameIds ?? null],
  });
  return revived?.kind;
}

/** What an operator has ordered of a dead letter, by the operator's own name for the order. */
export interface DeadLetterOrder {
  readonly merchantId: string;
  readonly orderId: string;
  readonly roundId: string;
  readonly deed: 'retry' | 'refund';
}

/** Whether one of this name was carried out; `undefined` where none has come in. */
export async function findDeadLetterOrder(
  sql: SqlRunner,
  { merchantId, orderId }: Pick<DeadLetterOrder, 'merchantId' | 'orderId'>,
): Promise<boolean | undefined> {
  const [row] = await sql.query<{ is_carried_out: boolean }>({
    text: 'select is_carried_out from studio.dead_letter_order where merchant_id = $1 and order_id = $2',
    values: [merchantId, orderId],
  });
  return row?.is_carried_out;
}

/** Until the transaction ends, nobody else carries out an order of this name. */
export async function lockDeadLetterOrder(
  tx: SqlRunner,
  { merchantId, orderId }: Pick<DeadLetterOrder, 'merchantId' | 'orderId'>,
): Promise<void> {
  await tx.query({
    text: `select pg_advisory_xact_lock(hashtextextended('studio.dead_letter_order ' || $1 || ' ' || $2, 0))`,
    values: [merchantId, orderId],
  });
}

export async function insertDeadLetterOrder(
  tx: SqlRunner,
  order: DeadLetterOrder,
  isCarriedOut: boolean,
  now: Date,
): Promise<void> {
  await tx.query({
    text: `insert into studio.dead_letter_order (merchant_id, order_id, round_id, deed, is_carried_out, ordered_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [order.merchantId, order.orderId, order.roundId, order.deed, isCarriedOut, now],
  });
}
