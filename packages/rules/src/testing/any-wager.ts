import { type Minor, toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import type { Wager } from '../wager.ts';

/** Wagers whose stakes are multiples of a step, under limits on wins from nothing upwards. */
export function anyWagerOf(stakeStepMinor: bigint): fc.Arbitrary<Wager> {
  return fc.record({
    stakeMinor: fc.bigInt({ min: 1n, max: 100_000n }).map((steps): Minor => toMinor(steps * stakeStepMinor)),
    maxWinMinor: fc.bigInt({ min: 0n, max: 500_000_000n }).map(toMinor),
  });
}
