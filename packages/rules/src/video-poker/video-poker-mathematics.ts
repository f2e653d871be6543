import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';

/**
 * The hands that a pay table may name, from the rarest down. Kinds of four are told apart by rank, and by a fifth card,
 * where a table pays them apart; `fourOfAKind` pays those that it does not name.
 */
export const pokerHands = [
  'royalFlush',
  'fourDeuces',
  'fiveOfAKind',
  'wildRoyalFlush',
  'straightFlush',
  'fourAcesWithLowKicker',
  'fourLowWithLowKicker',
  'fourAces',
  'fourLow',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'highPair',
] as const;
export type PokerHand = (typeof pokerHands)[number];

const wildKinds = ['none', 'deuces', 'joker'] as const;
export type WildKind = (typeof wildKinds)[number];

/** Ranks from which a pair may pay, by their letters. */
const pairRanks: Readonly<Record<string, number>> = { T: 8, J: 9, Q: 10, K: 11, A: 12 };

/** What a title may say. */
export interface VideoPokerMathematics {
  /** Cards that stand for any other. A joker makes the pack one of 53 cards. */
  readonly wild: WildKind;
  /** Pairs of this rank and above are `highPair`. */
  readonly highPairFrom: number;
  /** What each hand pays in stakes of one hand; hands that are not named pay as the next that fits, or nothing. */
  readonly pays: ReadonlyMap<PokerHand, number>;
  /** How many hands are drawn from one deal; the stake is spread over them evenly. */
  readonly hands: number;
}

const largestPay = 10_000;
const handChoices = [1, 3, 5, 10] as const;
const keys = ['wild', 'highPairFrom', 'pays', 'hands'] as const;

export function parseVideoPokerMathematics(value: unknown): RuleResult<VideoPokerMathematics> {
  if (!hasExactlyKeys(value, keys)) return refused('videopoker.mathematics.invalid');
  const wild = wildKinds.find((known) => known === value.wild);
  if (wild === undefined) return refused('videopoker.wild.invalid');
  const letter = value.highPairFrom;
  if (typeof letter !== 'string' || !Object.hasOwn(pairRanks, letter)) {
    return refused('videopoker.pair.invalid');
  }
  const highPairFrom = pairRanks[letter] ?? 0;
  const pays = parsePays(value.pays);
  if (pays === undefined) return refused('videopoker.pays.invalid');
  const hands = handChoices.find((choice) => choice === value.hands);
  if (hands === undefined) return refused('videopoker.hands.invalid');
  return accepted({ wild, highPairFrom, pays, hands });
}

function parsePays(value: unknown): ReadonlyMap<PokerHand, number> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(value));
  const pays = new Map<PokerHand, number>();
  for (const hand of pokerHands) {
    const pay = given.get(hand);
    if (pay === undefined) continue;
    if (!isIntegerWithin(pay, 1, largestPay)) return undefined;
    pays.set(hand, pay);
  }
  return pays.size === given.size && pays.has('royalFlush') ? pays : undefined;
}
