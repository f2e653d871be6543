import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';

const doubleRules = ['any', 'nineToEleven', 'tenToEleven', 'none'] as const;
const tieRules = ['push', 'lose'] as const;
const blackjackPayTexts = ['3:2', '6:5', '1:1', '2:1'] as const;

/**
 * `peek`: the dealer looks under an ace or a ten and ends the round at once with a blackjack; `noPeek`: players play
 * first and lose all that they staked to a blackjack; `open`: both cards of the dealer lie open.
 */
const holeCards = ['peek', 'noPeek', 'open'] as const;

/** What a title may say. */
export interface BlackjackMathematics {
  readonly decks: number;
  readonly dealerHitsSoft17: boolean;
  readonly holeCard: (typeof holeCards)[number];
  /** What a blackjack wins on top of its stake. */
  readonly blackjackPays: (typeof blackjackPayTexts)[number];
  /** What equal totals do; two blackjacks always push. */
  readonly ties: (typeof tieRules)[number];
  /** Which totals of two cards may be doubled. */
  readonly double: (typeof doubleRules)[number];
  readonly doubleAfterSplit: boolean;
  /** How many hands splitting may make of one; 1 where nothing is split. */
  readonly splitHandsMaximum: number;
  readonly insurance: boolean;
  /** Half the stake back for giving up the first two cards. */
  readonly surrender: boolean;
  /** So many cards that are not bust win at once; 0 where they do not. */
  readonly charlieCards: number;
}

const keys = [
  'decks',
  'dealerHitsSoft17',
  'holeCard',
  'blackjackPays',
  'ties',
  'double',
  'doubleAfterSplit',
  'splitHandsMaximum',
  'insurance',
  'surrender',
  'charlieCards',
] as const;

const decksMaximum = 8;
const splitHandsBound = 4;

export function parseBlackjackMathematics(value: unknown): RuleResult<BlackjackMathematics> {
  if (!hasExactlyKeys(value, keys)) return refused('blackjack.mathematics.invalid');
  const { decks, splitHandsMaximum, charlieCards } = value;
  const { dealerHitsSoft17, doubleAfterSplit, insurance, surrender } = value;
  if (!isIntegerWithin(decks, 1, decksMaximum)) return refused('blackjack.decks.invalid');
  const holeCard = holeCards.find((known) => known === value.holeCard);
  const blackjackPays = blackjackPayTexts.find((known) => known === value.blackjackPays);
  const ties = tieRules.find((known) => known === value.ties);
  const double = doubleRules.find((known) => known === value.double);
  if (holeCard === undefined) return refused('blackjack.hole.invalid');
  if (blackjackPays === undefined) return refused('blackjack.pays.invalid');
  if (ties === undefined) return refused('blackjack.ties.invalid');
  if (double === undefined) return refused('blackjack.double.invalid');
  if (!isIntegerWithin(splitHandsMaximum, 1, splitHandsBound)) return refused('blackjack.split.invalid');
  if (charlieCards !== 0 && !isIntegerWithin(charlieCards, 5, 7)) return refused('blackjack.charlie.invalid');
  if (
    typeof dealerHitsSoft17 !== 'boolean' ||
    typeof doubleAfterSplit !== 'boolean' ||
    typeof insurance !== 'boolean' ||
    typeof surrender !== 'boolean'
  ) {
    return refused('blackjack.mathematics.invalid');
  }
  // Nothing to insure against lies open, and giving up before the dealer has looked would cost the house its edge.
  if (insurance && holeCard === 'open') return refused('blackjack.insurance.invalid');
  if (surrender && holeCard !== 'peek') return refused('blackjack.surrender.invalid');
  return accepted({
    decks,
    dealerHitsSoft17,
    holeCard,
    blackjackPays,
    ties,
    double,
    doubleAfterSplit,
    splitHandsMaximum,
    insurance,
    surrender,
    charlieCards,
  });
}

/** What a blackjack wins for a stake, as numerator and denominator. */
export function blackjackRatio({ blackjackPays }: BlackjackMathematics): readonly [bigint, bigint] {
  const [numerator = '1', denominator = '1'] = blackjackPays.split(':');
  return [BigInt(numerator), BigInt(denominator)];
}
