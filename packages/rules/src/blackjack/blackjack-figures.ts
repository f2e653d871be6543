import { toMinor } from '@wau/money/minor';
import { shuffledPack } from '../cards/card-source.ts';
import type { TitleFigures } from '../figures.ts';
import type { FiguresEffort } from '../game-engine.ts';
import type { IntegerSource } from '../integer-source.ts';
import { seededIntegerSource } from '../seeded-integer-source.ts';
import { blackjackPack, settleTable, stakedOn } from './blackjack.ts';
import { type BlackjackMathematics, blackjackRatio } from './blackjack-mathematics.ts';
import { BasicStrategy } from './blackjack-strategy.ts';
import { BlackjackTable } from './blackjack-table.ts';

/** Divides by two, three and five, so that nothing is rounded. */
const simulatedStakeMinor = toMinor(60n);

const confidencePercent = 99;
/** How many standard errors 99 % of all estimates lie within. */
const deviationsOfConfidence = 2.5758;

/**
 * Plays rounds by basic strategy with the code that plays for players. What doubling and splitting cost is taken off:
 * the return is what comes back for a stake of one, and the deviation is that of a round's gain.
 */
export function blackjackFigures(mathematics: BlackjackMathematics, effort: FiguresEffort): TitleFigures {
  const { rounds, seed } = effort;
  const integers = seededIntegerSource(seed);
  const strategy = new BasicStrategy(mathematics);
  let gained = 0;
  let gainedSquared = 0;
  let paying = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { gain, isPaying } = simulateRound(mathematics, strategy, integers);
    gained += gain;
    gainedSquared += gain ** 2;
    if (isPaying) paying += 1;
  }
  const mean = gained / rounds;
  const deviation = Math.sqrt(gainedSquared / rounds - mean ** 2);
  return {
    method: 'simulated',
    confidence: {
      rounds,
      seed,
      levelPercent: confidencePercent,
      halfWidthPercent: ((100 * deviationsOfConfidence * deviation) / Math.sqrt(rounds)).toFixed(4),
    },
    ways: [
      {
        way: 'basic strategy',
        returnPercent: (100 * (1 + mean)).toFixed(4),
        hitRatePercent: ((100 * paying) / rounds).toFixed(4),
        standardDeviation: deviation,
        largestWin: largestWinOf(mathematics),
        largestWinIs: 'reached',
      },
    ],
  };
}

interface SimulatedRound {
  /** In stakes. */
  readonly gain: number;
  readonly isPaying: boolean;
}

function simulateRound(
  mathematics: BlackjackMathematics,
  strategy: BasicStrategy,
  integers: IntegerSource,
): SimulatedRound {
  const cards = shuffledPack(blackjackPack(mathematics), integers);
  const table = new BlackjackTable(mathematics, cards, ignore);
  while (!table.isOver) table.take(strategy.decide(table));
  const payout = settleTable(mathematics, table, simulatedStakeMinor, ignore);
  const gain = Number(payout - stakedOn(table, simulatedStakeMinor)) / Number(simulatedStakeMinor);
  return { gain, isPaying: payout > 0n };
}

function ignore(): void {}

/** All hands split and doubled and won, or a blackjack where nothing of that is allowed. */
function largestWinOf(mathematics: BlackjackMathematics): number {
  const { double, doubleAfterSplit, splitHandsMaximum } = mathematics;
  const doubled = double === 'none' ? 2 : 4;
  const split = splitHandsMaximum * (doubleAfterSplit ? doubled : 2);
  const [numerator, denominator] = blackjackRatio(mathematics);
  return Math.max(doubled, splitHandsMaximum > 1 ? split : 0, 1 + Number(numerator) / Number(denominator));
}
