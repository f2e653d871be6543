import { type BeaconChain, roundComesAtMs } from '@wau/fairness/beacon-chain';
import type { DrawRow } from './lottery-draw.ts';

/** A public beacon as the clock of lotteries looks at it. */
export interface RandomnessBeacon {
  readonly chain: BeaconChain;
  /** The beacon's signature of a round, verified; `undefined` until it is there. Answers at once, and asks behind. */
  signatureOf(round: number): string | undefined;
}

/** A round that is so late is told of; it is waited for all the same. */
const lateAfterMs = 60_000;

/**
 * The signature that a draw follows from: null for a draw without a beacon, `undefined` while it is waited for.
 *
 * @throws Error for a round that is late, and for a beacon that nobody here speaks to, so that both are logged
 */
export function signatureOfDraw(
  beacon: RandomnessBeacon | undefined,
  draw: Pick<DrawRow, 'beacon' | 'beacon_round'>,
  now: Date,
): string | null | undefined {
  if (draw.beacon === null || draw.beacon_round === null) return null;
  if (beacon?.chain.name !== draw.beacon) throw new Error(`nobody here speaks to the beacon ${draw.beacon}`);
  const signature = beacon.signatureOf(draw.beacon_round);
  const lateMs = now.getTime() - roundComesAtMs(beacon.chain, draw.beacon_round);
  if (signature === undefined && lateMs > lateAfterMs) {
    throw new Error(`round ${draw.beacon_round} of the beacon ${draw.beacon} is late`);
  }
  return signature;
}
