import { aceRank, type Card, deuceRank, isJoker, rankCount, rankOf, suitOf, tenRank } from '../cards/card.ts';
import { type PokerHand, pokerHands, type VideoPokerMathematics } from './video-poker-mathematics.ts';

/** Whether a card stands for any other. */
export function isWild({ wild }: Pick<VideoPokerMathematics, 'wild'>, card: Card): boolean {
  return isJoker(card) || (wild === 'deuces' && rankOf(card) === deuceRank);
}

/** A hand of a pay table and what it pays, in stakes of one hand. */
export interface PaidHand {
  readonly hand: PokerHand;
  readonly pay: number;
}

/** What five cards pay; `undefined` for nothing. Of all hands that they make, the one that pays most counts. */
export function paidHandOf(mathematics: VideoPokerMathematics, cards: readonly Card[]): PaidHand | undefined {
  const makes = shapeOf(mathematics, cards);
  let best: PaidHand | undefined;
  for (const hand of pokerHands) {
    const pay = mathematics.pays.get(hand);
    if (pay === undefined || pay <= (best?.pay ?? 0) || !makes(hand)) continue;
    best = { hand, pay };
  }
  return best;
}

const wheelRanks = 0b1_0000_0000_1111;
const royalRanks = 0b1_1111_0000_0000;
const lowKickers = (1 << aceRank) | 0b111;

/** Four of a kind from the two to the four, which some tables pay apart. */
const lowFourRank = 2;

/** Tells of each hand of the table whether five cards make it. */
function shapeOf(mathematics: VideoPokerMathematics, cards: readonly Card[]): (hand: PokerHand) => boolean {
  const counts = new Uint8Array(rankCount);
  let wilds = 0;
  let ranks = 0;
  let suits = 0;
  for (const card of cards) {
    if (isWild(mathematics, card)) {
      wilds += 1;
      continue;
    }
    const rank = rankOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
    ranks |= 1 << rank;
    suits |= 1 << suitOf(card);
  }
  const groups = groupsOf(counts);
  const isDistinct = groups.most <= 1;
  const isFlush = (suits & (suits - 1)) === 0;
  const isStraight = isDistinct && canBeStraight(ranks);
  const isRoyal = isDistinct && isFlush && (ranks & ~royalRanks) === 0;
  const most = groups.most + wilds;
  const kickers = ranks & ~(1 << groups.mostRank);
  const isLowKicker = kickers !== 0 && (kickers & ~lowKickers) === 0;
  const isFour = wilds === 0 && most === 4;
  return (hand) => {
    switch (hand) {
      case 'royalFlush':
        return isRoyal && wilds === 0;
      case 'fourDeuces':
        return mathematics.wild === 'deuces' && wilds === 4;
      case 'fiveOfAKind':
        return wilds > 0 && most >= 5;
      case 'wildRoyalFlush':
        return isRoyal && wilds > 0;
      case 'straightFlush':
        return isStraight && isFlush;
      case 'fourAcesWithLowKicker':
        return isFour && groups.mostRank === aceRank && isLowKicker;
      case 'fourLowWithLowKicker':
        return isFour && groups.mostRank <= lowFourRank && isLowKicker;
      case 'fourAces':
        return isFour && groups.mostRank === aceRank;
      case 'fourLow':
        return isFour && groups.mostRank <= lowFourRank;
      case 'fourOfAKind':
        return most >= 4;
      case 'fullHouse':
        return most >= 3 && groups.most + groups.second + wilds >= 5;
      case 'flush':
        return isFlush;
      case 'straight':
        return isStraight;
      case 'threeOfAKind':
        return most >= 3;
      case 'twoPair':
        return most >= 2 && groups.most + groups.second + wilds >= 4;
      case 'highPair':
        return isHighPair(counts, wilds, mathematics.highPairFrom);
    }
  };
}

interface RankGroups {
  /** How many cards of the rank that is there most often, and which rank that is. */
  readonly most: number;
  readonly mostRank: number;
  /** How many of the next. */
  readonly second: number;
}

function groupsOf(counts: Uint8Array): RankGroups {
  let most = 0;
  let mostRank = -1;
  let second = 0;
  for (let rank = 0; rank < rankCount; rank += 1) {
    const count = counts[rank] ?? 0;
    if (count > most) {
      second = most;
      most = count;
      mostRank = rank;
    } else if (count > second) {
      second = count;
    }
  }
  return { most, mostRank, second };
}

/** Whether distinct ranks lie within five neighbours, which wild cards fill; the ace may stand below the two. */
function canBeStraight(ranks: number): boolean {
  if ((ranks & ~wheelRanks) === 0) return true;
  if (ranks === 0) return true;
  const lowest = 31 - Math.clz32(ranks & -ranks);
  return ranks >>> lowest < 32;
}

function isHighPair(counts: Uint8Array, wilds: number, from: number): boolean {
  for (let rank = Math.max(from, tenRank); rank <= aceRank; rank += 1) {
    const count = counts[rank] ?? 0;
    if (count + wilds >= 2 && count > 0) return true;
  }
  return wilds >= 2;
}
