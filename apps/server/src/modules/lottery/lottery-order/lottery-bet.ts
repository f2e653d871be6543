import type { LotteryOrderId, MerchantCode } from '@wau/contract/ids';
import { type IdempotencyKey, toIdempotencyKey } from '@wau/ledger/transfer';
import { correctionMovementKey } from '../../play/betting/apply-corrections.ts';
import type { BetKey } from '../../play/betting/bet.ts';
import { lotteryProvider } from '../lottery-game/lottery-game.ts';

/** The bet of an order's part in one draw, as the bet record names it. */
export function lotteryBetKey(merchantCode: MerchantCode, orderId: LotteryOrderId, entry: number): BetKey {
  return {
    merchantCode,
    source: 'lottery',
    provider: lotteryProvider,
    externalKey: entryNumber(orderId, entry),
  };
}

export function entryNumber(orderId: LotteryOrderId, entry: number): string {
  return `${orderId}.${entry}`;
}

/** What moves money for an entry, each once. */
export function entryMovementKey(
  kind: 'stake' | 'win' | 'refund' | 'rebate',
  orderId: LotteryOrderId,
  entry: number,
): IdempotencyKey {
  return toIdempotencyKey(`lottery/${kind}:${entryNumber(orderId, entry)}`);
}

/** Names the correction of an entry by a revision of its draw, the first of which is 1. */
export function entryCorrectionKey(orderId: LotteryOrderId, entry: number, revision: number): string {
  return `${entryNumber(orderId, entry)}:${revision}`;
}

/** What that correction moves. */
export function entryCorrectionMovementKey(
  orderId: LotteryOrderId,
  entry: number,
  revision: number,
): IdempotencyKey {
  const bets = { source: 'lottery', provider: lotteryProvider } as const;
  return correctionMovementKey(bets, entryCorrectionKey(orderId, entry, revision));
}
