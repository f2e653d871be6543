import { type Minor, toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import {
  type DiceParameters,
  diceOutcomes,
  diceWinningOutcomesMaximum,
  diceWinningOutcomesMinimum,
} from '../dice/dice.ts';
import { type GameBet, type GameCode, gameCodes, type ParametersByGame } from '../games.ts';
import { type PlinkoParameters, plinkoRisks, plinkoRowChoices } from '../plinko/plinko.ts';
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

const anyPlinkoParameters: fc.Arbitrary<PlinkoParameters> = fc.record({
  rows: fc.constantFrom(...plinkoRowChoices),
  risk: fc.constantFrom(...plinkoRisks),
});

/** What may be bet on each game; the compiler asks for a line here for every game of the registry. */
const anyParameters: { readonly [Code in GameCode]: fc.Arbitrary<ParametersByGame[Code]> } = {
  dice: anyDiceParameters,
  plinko: anyPlinkoParameters,
  'wau-bulan': fc.constant({}),
};

export const anyGameBet: fc.Arbitrary<GameBet> = fc.oneof(...gameCodes.map(anyBetOf));

function anyBetOf<Code extends GameCode>(game: Code): fc.Arbitrary<GameBet<Code>> {
  return anyParameters[game].map((parameters) => ({ game, parameters }));
}

/** Stakes that every game takes (whole multiples of 20 minor units) under limits on wins from nothing upwards. */
export const anyWager: fc.Arbitrary<Wager> = fc.record({
  stakeMinor: fc.bigInt({ min: 1n, max: 100_000n }).map((steps): Minor => toMinor(steps * 20n)),
  maxWinMinor: fc.bigInt({ min: 0n, max: 500_000_000n }).map(toMinor),
});
