import { type Card, cardsOfOneDeck } from '../cards/card.ts';
import { type ExactRatio, percentText, ratioToNumber } from '../exact-ratio.ts';
import type { TitleFigures, WayFigures } from '../figures.ts';
import { multiplierOne } from '../multiplier.ts';
import type { HiLoMathematics } from './hi-lo-mathematics.ts';
import {
  fairMultiplierAfter,
  type HiLoOdds,
  type HiLoStanding,
  hiLoMultiplier,
  isGuessRight,
  likeliestGuess,
  multiplierAtStart,
  offeredGuesses,
} from './hi-lo-odds.ts';

/** How a player plays throughout: which guess, and after how many right ones the win is taken. */
interface HiLoStrategy {
  readonly way: string;
  readonly guesses: number;
  readonly choose: (offered: readonly HiLoOdds[]) => HiLoOdds | undefined;
}

/** Rows of so many guesses and the first card are counted within a second. */
const countedGuessesMaximum = 3;

/** Counts every row of cards that can come, for players who guess in ways that differ. */
export function hiLoFigures(mathematics: HiLoMathematics): TitleFigures {
  return {
    method: 'exact',
    ways: strategiesOf(mathematics).map((strategy) => figuresOf(mathematics, strategy)),
  };
}

function strategiesOf({ guesses, guessesMaximum }: HiLoMathematics): readonly HiLoStrategy[] {
  const strategies: HiLoStrategy[] = [];
  for (let count = 1; count <= Math.min(countedGuessesMaximum, guessesMaximum); count += 1) {
    strategies.push({ way: `likeliest guess, ${count} right`, guesses: count, choose: likeliestGuess });
  }
  strategies.push({ way: 'rarest guess, 1 right', guesses: 1, choose: rarestGuess });
  for (const single of guesses.filter((guess) => guess !== 'higher' && guess !== 'lower')) {
    strategies.push({
      way: `${single}, 1 right`,
      guesses: 1,
      choose: (offered) => offered.find(({ guess }) => guess === single),
    });
  }
  return strategies;
}

function rarestGuess(odds: readonly HiLoOdds[]): HiLoOdds | undefined {
  return odds.reduce<HiLoOdds | undefined>(
    (rarest, each) => (rarest === undefined || each.winningCards < rarest.winningCards ? each : rarest),
    undefined,
  );
}

/** Sums over rows of cards of equal likelihood, as integers: how many pay, and what they pay once and squared. */
interface Sums {
  paying: bigint;
  paid: bigint;
  paidSquared: bigint;
}

function figuresOf(mathematics: HiLoMathematics, strategy: HiLoStrategy): WayFigures {
  const sums: Sums = { paying: 0n, paid: 0n, paidSquared: 0n };
  for (let card = 0; card < cardsOfOneDeck; card += 1) {
    addRows(mathematics, strategy, sums, {
      card,
      openCards: [card],
      fairMultiplier: multiplierAtStart,
    });
  }
  const rows = rowCount(mathematics, strategy.guesses);
  const mean: ExactRatio = { numerator: sums.paid, denominator: rows * BigInt(multiplierOne) };
  const square: ExactRatio = { numerator: sums.paidSquared, denominator: rows * BigInt(multiplierOne) ** 2n };
  return {
    way: strategy.way,
    returnPercent: percentText(mean, 6),
    hitRatePercent: percentText({ numerator: sums.paying, denominator: rows }, 4),
    standardDeviation: Math.sqrt(ratioToNumber(square) - ratioToNumber(mean) ** 2),
    largestWin: mathematics.multiplierMaximumTenThousandths / multiplierOne,
    largestWinIs: 'bound',
  };
}

/** How many rows of one card more than guesses there are. */
function rowCount({ pack }: HiLoMathematics, guesses: number): bigint {
  let rows = 1n;
  for (let place = 0; place <= guesses; place += 1) {
    rows *= BigInt(pack === 'single' ? cardsOfOneDeck - place : cardsOfOneDeck);
  }
  return rows;
}

/** Adds what all rows pay that begin with the open cards of a standing. */
function addRows(
  mathematics: HiLoMathematics,
  strategy: HiLoStrategy,
  sums: Sums,
  standing: HiLoStanding,
): void {
  const taken = standing.openCards.length - 1;
  const odds = taken < strategy.guesses ? strategy.choose(offeredGuesses(mathematics, standing)) : undefined;
  if (odds === undefined) {
    // Nothing more is guessed: the standing stands for all rows that begin with its cards.
    const rows = rowCount(mathematics, strategy.guesses) / rowCount(mathematics, taken);
    addPaying(sums, rows, hiLoMultiplier(mathematics, standing.fairMultiplier));
    return;
  }
  const fairMultiplier = fairMultiplierAfter(standing.fairMultiplier, odds);
  if (taken + 1 === strategy.guesses) {
    // All cards that make the last guess right pay the same.
    addPaying(sums, BigInt(odds.winningCards), hiLoMultiplier(mathematics, fairMultiplier));
    return;
  }
  for (const card of nextCards(mathematics, standing.openCards)) {
    if (!isGuessRight(mathematics, odds, standing.card, card)) continue;
    addRows(mathematics, strategy, sums, {
      card,
      openCards: [...standing.openCards, card],
      fairMultiplier,
    });
  }
}

function addPaying(sums: Sums, rows: bigint, multiplierTenThousandths: number): void {
  const paid = BigInt(multiplierTenThousandths);
  sums.paying += rows;
  sums.paid += rows * paid;
  sums.paidSquared += rows * paid ** 2n;
}

function nextCards({ pack }: HiLoMathematics, openCards: readonly Card[]): readonly Card[] {
  const cards = Array.from({ length: cardsOfOneDeck }, (_, card) => card);
  return pack === 'single' ? cards.filter((card) => !openCards.includes(card)) : cards;
}
