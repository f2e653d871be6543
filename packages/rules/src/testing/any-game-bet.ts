import { type Minor, toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import {
  type DiceParameters,
  diceOutcomes,
  diceWinningOutcomesMaximum,
  diceWinningOutcomesMinimum,
} from '../dice.ts';
import type { GameBet } from '../games.ts';
import { plinkoRisks, plinkoRowChoices } from '../plinko.ts';
import type { Wager } from '../wager.ts';

/** Every dice bet that is accepted, by number of winning rolls. */
export const anyDiceParameters: fc.Arbitrary<DiceParameters> = fc
  .record({
    direction: fc.constantFrom('under' as const, 'over' as const),
    winning: fc.integer({ min: diceWinningOutcomesMinimum, max: diceWinningOutcomesMaximum }),
  })
  .map(({ direction, winning }) => ({
    direction,
    targetHundredths: direction === 'under' ? winning : diceOutcomes - 1 - winning,
  }));

export const anyGameBet: fc.Arbitrary<GameBet> = fc.oneof(
  anyDiceParameters.map((parameters) => ({ game: 'dice' as const, parameters })),
  fc
    .record({ rows: fc.constantFrom(...plinkoRowChoices), risk: fc.constantFrom(...plinkoRisks) })
    .map((parameters) => ({ game: 'plinko' as const, parameters })),
  fc.constant({ game: 'wau-bulan' as const, parameters: {} }),
);

/** Stakes that every game takes (whole multiples of 20 minor units) under limits on wins from nothing upwards. */
export const anyWager: fc.Arbitrary<Wager> = fc.record({
  stakeMinor: fc.bigInt({ min: 1n, max: 100_000n }).map((steps): Minor => toMinor(steps * 20n)),
  maxWinMinor: fc.bigInt({ min: 0n, max: 500_000_000n }).map(toMinor),
});
