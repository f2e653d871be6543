import { type Card, cardsOfOneDeck, isRed } from '../cards/card.ts';
import type { ExactRatio } from '../exact-ratio.ts';
import { type HiLoGuess, type HiLoMathematics, hiLoHeight } from './hi-lo-mathematics.ts';

/** What a guess is worth on a table as it lies. */
export interface HiLoOdds {
  readonly guess: HiLoGuess;
  /** Cards that make the guess right, of all that may come. */
  readonly winningCards: number;
  readonly possibleCards: number;
  /** Whether a card of equal rank makes it right. */
  readonly winsTies: boolean;
}

/** How a round stands: the card that is compared, all cards that lie open, and what right guesses came to. */
export interface HiLoStanding {
  readonly card: Card;
  /** The open card among them, in the order in which they came. */
  readonly openCards: readonly Card[];
  /** One over the chance that all guesses so far were right, before the title's return. */
  readonly fairMultiplier: ExactRatio;
}

/** The odds of every guess that the rules know and that can come true, whatever it would bring. */
export function hiLoOdds(mathematics: HiLoMathematics, standing: HiLoStanding): readonly HiLoOdds[] {
  const left = countLeft(mathematics, standing);
  const odds: HiLoOdds[] = [];
  for (const guess of mathematics.guesses) {
    const { winningCards, winsTies } = winningCardsOf(mathematics, guess, left);
    if (winningCards > 0) odds.push({ guess, winningCards, winsTies, possibleCards: left.all });
  }
  return odds;
}

/** How many cards may still come, by what they are beside the open card. */
interface CardsLeft {
  readonly all: number;
  readonly higher: number;
  readonly lower: number;
  readonly same: number;
  readonly red: number;
}

const fullPackCount = 4;

function countLeft(mathematics: HiLoMathematics, { card, openCards }: HiLoStanding): CardsLeft {
  const height = hiLoHeight(mathematics, card);
  let higher = (12 - height) * fullPackCount;
  let lower = height * fullPackCount;
  let same = fullPackCount;
  let red = cardsOfOneDeck / 2;
  if (mathematics.pack === 'single') {
    for (const open of openCards) {
      const openHeight = hiLoHeight(mathematics, open);
      if (openHeight > height) higher -= 1;
      else if (openHeight < height) lower -= 1;
      else same -= 1;
      if (isRed(open)) red -= 1;
    }
  }
  return { all: higher + lower + same, higher, lower, same, red };
}

function winningCardsOf(
  { ties }: HiLoMathematics,
  guess: HiLoGuess,
  left: CardsLeft,
): Pick<HiLoOdds, 'winningCards' | 'winsTies'> {
  switch (guess) {
    case 'higher':
    case 'lower': {
      const beyond = left[guess];
      // With ties it could not fail: nobody should bet on what is certain, unless nothing else can come.
      const winsTies = ties === 'win' && (beyond + left.same < left.all || beyond === 0);
      return { winningCards: winsTies ? beyond + left.same : beyond, winsTies };
    }
    case 'same':
      return { winningCards: left.same, winsTies: true };
    case 'red':
      return { winningCards: left.red, winsTies: false };
    case 'black':
      return { winningCards: left.all - left.red, winsTies: false };
  }
}

/** What all guesses so far bring when the given one comes true too; in ten-thousandths, rounded down. */
export function hiLoMultiplierAfter(
  mathematics: HiLoMathematics,
  standing: HiLoStanding,
  odds: HiLoOdds,
): number {
  return hiLoMultiplier(mathematics, fairMultiplierAfter(standing.fairMultiplier, odds));
}

export function fairMultiplierAfter(fair: ExactRatio, odds: HiLoOdds): ExactRatio {
  const numerator = fair.numerator * BigInt(odds.possibleCards);
  const denominator = fair.denominator * BigInt(odds.winningCards);
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The title's return divided by the chance of all guesses, in ten-thousandths, rounded down. */
export function hiLoMultiplier({ returnTenThousandths }: HiLoMathematics, fair: ExactRatio): number {
  return Number((BigInt(returnTenThousandths) * fair.numerator) / fair.denominator);
}

/** Whether a card makes a guess right. */
export function isGuessRight(
  mathematics: HiLoMathematics,
  odds: HiLoOdds,
  before: Card,
  next: Card,
): boolean {
  const rise = hiLoHeight(mathematics, next) - hiLoHeight(mathematics, before);
  switch (odds.guess) {
    case 'higher':
      return rise > 0 || (rise === 0 && odds.winsTies);
    case 'lower':
      return rise < 0 || (rise === 0 && odds.winsTies);
    case 'same':
      return rise === 0;
    case 'red':
      return isRed(next);
    case 'black':
      return !isRed(next);
  }
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left, right];
  while (smaller > 0n) [larger, smaller] = [smaller, larger - (larger / smaller) * smaller];
  return larger;
}

/** The guess that most often comes true; the first of those that are equally likely. */
export function likeliestGuess(odds: readonly HiLoOdds[]): HiLoOdds | undefined {
  return odds.reduce<HiLoOdds | undefined>(
    (best, each) => (best === undefined || each.winningCards > best.winningCards ? each : best),
    undefined,
  );
}

/** The guesses that may be taken: those whose win stays within the title's largest multiplier. */
export function offeredGuesses(mathematics: HiLoMathematics, standing: HiLoStanding): readonly HiLoOdds[] {
  return hiLoOdds(mathematics, standing).filter(
    (odds) => hiLoMultiplierAfter(mathematics, standing, odds) <= mathematics.multiplierMaximumTenThousandths,
  );
}

export const multiplierAtStart: ExactRatio = { numerator: 1n, denominator: 1n };
