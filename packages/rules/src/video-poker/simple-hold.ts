import { aceRank, type Card, rankOf, suitOf, tenRank } from '../cards/card.ts';
import { isWild, paidHandOf } from './poker-hand.ts';
import type { PokerHand, VideoPokerMathematics } from './video-poker-mathematics.ts';

/** A set of cards that might be held out of a deal; it always has all wild cards of it. */
interface HeldSet {
  readonly mathematics: VideoPokerMathematics;
  readonly cards: readonly Card[];
  readonly naturals: readonly Card[];
  readonly wilds: number;
}

/** A line of the list: which sets it means. */
type HoldLine = (set: HeldSet) => boolean;

/**
 * The published rule of holding, for players who do not come back in time and for whoever asks for advice. Of all sets
 * of cards, the one that stands highest in a list is held; docs/games/video-poker.md has the list. It is not the best
 * way to play every deal, but near it, and short enough to be read; what it is worth stands in a title's figures.
 *
 * @returns the places of the cards to hold, in ascending order
 */
export function simpleHold(mathematics: VideoPokerMathematics, dealt: readonly Card[]): readonly number[] {
  const wildPlaces = dealt.reduce(
    (set, card, place) => set | (isWild(mathematics, card) ? 1 << place : 0),
    0,
  );
  let best: readonly number[] = [];
  let bestWorth = 0;
  for (let set = 0; set < 1 << dealt.length; set += 1) {
    if ((set & wildPlaces) !== wildPlaces) continue;
    const worth = worthOf(heldSetOf(mathematics, dealt, set));
    if (worth <= bestWorth) continue;
    best = dealt.map((_, place) => place).filter((place) => (set & (1 << place)) !== 0);
    bestWorth = worth;
  }
  return best;
}

function heldSetOf(mathematics: VideoPokerMathematics, dealt: readonly Card[], set: number): HeldSet {
  const cards = dealt.filter((_, place) => (set & (1 << place)) !== 0);
  const naturals = cards.filter((card) => !isWild(mathematics, card));
  return { mathematics, cards, naturals, wilds: cards.length - naturals.length };
}

/** How high a set stands: by its line, and of sets on one line by its ranks; 0 for sets that are not in the list. */
function worthOf(set: HeldSet): number {
  const line = holdLines.findIndex((isMeant) => isMeant(set));
  if (line < 0) return 0;
  const ranks = set.naturals.reduce((sum, card) => sum + rankOf(card), 0);
  // Of several high cards of different suits the lower ones are held: they make more straights.
  const order = holdLines[line] === isPairOfHighCards ? ranksMaximum - ranks : ranks;
  return (holdLines.length - line) * (ranksMaximum + 1) + order;
}

const ranksMaximum = 5 * aceRank;

const topHands: readonly PokerHand[] = ['royalFlush', 'fiveOfAKind', 'wildRoyalFlush'];
const kickerHands: readonly PokerHand[] = ['straightFlush', 'fourAcesWithLowKicker', 'fourLowWithLowKicker'];
const madeHands: readonly PokerHand[] = ['fullHouse', 'flush', 'straight'];

const isPairOfHighCards: HoldLine = (set) => set.cards.length === 2 && areHighCards(set);

const holdLines: readonly HoldLine[] = [
  (set) => makes(set, topHands),
  ({ cards, wilds }) => wilds >= 3 && cards.length === wilds,
  (set) => makes(set, kickerHands),
  (set) => set.cards.length === 4 && isOfOneRank(set),
  (set) => set.cards.length === 4 && isRoyalDraw(set),
  ({ cards, wilds }) => wilds === 2 && cards.length === wilds,
  (set) => makes(set, madeHands),
  (set) => set.cards.length === 3 && isOfOneRank(set),
  (set) => set.cards.length === 4 && isStraightFlushDraw(set),
  isPaidTwoPair,
  (set) => set.wilds === 0 && set.cards.length === 2 && isOfOneRank(set) && areHighCards(set),
  (set) => set.cards.length === 3 && isRoyalDraw(set),
  (set) => set.wilds === 0 && set.cards.length === 4 && isSuited(set),
  (set) => set.wilds === 0 && set.cards.length === 2 && isOfOneRank(set),
  isOpenStraightDraw,
  (set) => set.cards.length === 3 && isStraightFlushDraw(set),
  (set) => set.cards.length === 2 && isSuited(set) && areHighCards(set),
  isPairOfHighCards,
  (set) => set.cards.length === 1 && areHighCards(set),
  ({ cards, wilds }) => wilds === 1 && cards.length === wilds,
];

function makes({ mathematics, cards }: HeldSet, hands: readonly PokerHand[]): boolean {
  if (cards.length < 5) return false;
  const paid = paidHandOf(mathematics, cards);
  return paid !== undefined && hands.includes(paid.hand);
}

function isOfOneRank({ naturals }: HeldSet): boolean {
  return naturals.every((card) => rankOf(card) === rankOf(naturals[0] ?? card));
}

function isSuited({ naturals }: HeldSet): boolean {
  return naturals.every((card) => suitOf(card) === suitOf(naturals[0] ?? card));
}

function hasDistinctRanks({ naturals }: HeldSet): boolean {
  return new Set(naturals.map(rankOf)).size === naturals.length;
}

function isRoyalDraw(set: HeldSet): boolean {
  return isSuited(set) && hasDistinctRanks(set) && set.naturals.every((card) => rankOf(card) >= tenRank);
}

function isStraightFlushDraw(set: HeldSet): boolean {
  if (!isSuited(set) || !hasDistinctRanks(set) || set.naturals.length === 0) return false;
  const ranks = set.naturals.map(rankOf);
  return spanOf(ranks) <= 4 || spanOf(ranks.map((rank) => (rank === aceRank ? -1 : rank))) <= 4;
}

function spanOf(ranks: readonly number[]): number {
  return Math.max(...ranks) - Math.min(...ranks);
}

/** Four ranks in a row that a card at either end makes a straight. */
function isOpenStraightDraw(set: HeldSet): boolean {
  const ranks = set.naturals.map(rankOf);
  return ranks.length === 4 && hasDistinctRanks(set) && spanOf(ranks) === 3 && !ranks.includes(aceRank);
}

function isPaidTwoPair({ mathematics, cards, naturals }: HeldSet): boolean {
  if (cards.length !== 4 || naturals.length !== 4 || !mathematics.pays.has('twoPair')) return false;
  const ranks = naturals.map(rankOf).toSorted((a, b) => a - b);
  return ranks[0] === ranks[1] && ranks[2] === ranks[3] && ranks[1] !== ranks[2];
}

/** Cards of which a pair would pay, without a wild one among them. */
function areHighCards({ mathematics, naturals, wilds }: HeldSet): boolean {
  if (!mathematics.pays.has('highPair') || wilds > 0) return false;
  return naturals.every((card) => rankOf(card) >= mathematics.highPairFrom);
}
