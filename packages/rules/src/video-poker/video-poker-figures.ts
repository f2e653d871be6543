import { binomial } from '../binomial.ts';
import { type Card, isJoker, rankOf, suitCount, suitOf } from '../cards/card.ts';
import { type ExactRatio, percentText, ratioToNumber } from '../exact-ratio.ts';
import type { TitleFigures, WayFigures } from '../figures.ts';
import { bitCount, countHolds, forEachHand, type HoldCounts, type HoldWorth } from './hold-counts.ts';
import { simpleHold } from './simple-hold.ts';
import { pokerHandSize } from './video-poker.ts';
import type { VideoPokerMathematics } from './video-poker-mathematics.ts';

/** Counts every deal and every draw: for whoever holds what is worth most, and for the published rule of holding. */
export function videoPokerFigures(mathematics: VideoPokerMathematics): TitleFigures {
  const counts = countHolds(mathematics);
  const best = new DealSums(mathematics.hands, counts.packSize);
  const simple = new DealSums(mathematics.hands, counts.packSize);
  forEachHand(counts.packSize, (dealt) => {
    const weight = dealsLike(dealt);
    if (weight === 0) return;
    best.add(weight, bestWorth(counts, dealt));
    const held = simpleHold(mathematics, dealt).reduce((set, place) => set | (1 << place), 0);
    simple.add(weight, counts.worthOf(dealt, held));
  });
  const largestWin = Math.max(...mathematics.pays.values());
  return {
    method: 'exact',
    ways: [best.figures('best hold', largestWin), simple.figures('published rule of holding', largestWin)],
  };
}

/**
 * How many deals differ from this one by their suits alone; 0 for all but one of them, so that each kind of deal is
 * looked at once.
 */
function dealsLike(dealt: readonly Card[]): number {
  const ranksBySuit = [0, 0, 0, 0];
  for (const card of dealt) {
    if (isJoker(card)) continue;
    ranksBySuit[suitOf(card)] = (ranksBySuit[suitOf(card)] ?? 0) | (1 << rankOf(card));
  }
  let ways = 1;
  let alike = 1;
  for (let suit = 1; suit < suitCount; suit += 1) {
    const [before = 0, here = 0] = [ranksBySuit[suit - 1], ranksBySuit[suit]];
    if (here > before) return 0;
    alike = here === before ? alike + 1 : 1;
    // The suits in any order, but equal ones among themselves.
    ways = (ways * (suit + 1)) / alike;
  }
  return ways;
}

/** Of all holds the one that is worth most; of equal ones, that with the most cards. */
function bestWorth(counts: HoldCounts, dealt: readonly Card[]): HoldWorth {
  let best: HoldWorth | undefined;
  let bestHeld = 0;
  for (let held = 0; held < 1 << pokerHandSize; held += 1) {
    const worth = counts.worthOf(dealt, held);
    const difference = best === undefined ? 1 : worth.paid / worth.draws - best.paid / best.draws;
    if (difference < 0 || (difference === 0 && bitCount(held) < bitCount(bestHeld))) continue;
    best = worth;
    bestHeld = held;
  }
  return best ?? { draws: 1, paid: 0, paidSquared: 0, paying: 0 };
}

/** Sums over deals. The return is exact: all numbers of draws divide one common number. */
class DealSums {
  readonly #hands: number;
  readonly #common: number;
  #deals = 0;
  #paid = 0n;
  /** What hands spread within a deal and between deals: for the deviation only. */
  #within = 0;
  #between = 0;
  #paying = 0;

  constructor(hands: number, packSize: number) {
    this.#hands = hands;
    this.#common = commonMultiple(
      Array.from({ length: pokerHandSize + 1 }, (_, drawn) =>
        Number(binomial(packSize - pokerHandSize, drawn)),
      ),
    );
  }

  add(weight: number, { draws, paid, paidSquared, paying }: HoldWorth): void {
    const mean = paid / draws;
    this.#deals += weight;
    this.#paid += BigInt(weight) * BigInt(paid) * BigInt(this.#common / draws);
    this.#within += weight * (paidSquared / draws - mean ** 2);
    this.#between += weight * mean ** 2;
    this.#paying += weight * (1 - (1 - paying / draws) ** this.#hands);
  }

  figures(way: string, largestWin: number): WayFigures {
    const exact: ExactRatio = {
      numerator: this.#paid,
      denominator: BigInt(this.#deals) * BigInt(this.#common),
    };
    // Hands of one deal share the deal's mean; what they draw is their own.
    const square = (this.#within / this.#hands + this.#between) / this.#deals;
    return {
      way,
      returnPercent: percentText(exact, 6),
      hitRatePercent: ((100 * this.#paying) / this.#deals).toFixed(4),
      standardDeviation: Math.sqrt(square - ratioToNumber(exact) ** 2),
      largestWin,
      largestWinIs: 'reached',
    };
  }
}

function commonMultiple(numbers: readonly number[]): number {
  return numbers.reduce((common, each) => (common / divisorOf(common, each)) * each, 1);
}

function divisorOf(left: number, right: number): number {
  let [larger, smaller] = [left, right];
  while (smaller > 0) [larger, smaller] = [smaller, larger - Math.floor(larger / smaller) * smaller];
  return larger;
}
