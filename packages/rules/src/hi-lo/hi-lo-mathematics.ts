import { aceRank, type Card, rankOf } from '../cards/card.ts';
import { multiplierOne } from '../multiplier.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';

/** What a player may say of the next card, in the order in which choices are told. */
export const hiLoGuesses = ['higher', 'lower', 'same', 'red', 'black'] as const;
export type HiLoGuess = (typeof hiLoGuesses)[number];

const packs = ['single', 'endless'] as const;
const tieRules = ['win', 'lose'] as const;
const acePlaces = ['low', 'high'] as const;

/** What a title may say. */
export interface HiLoMathematics {
  /** `single`: one pack, from which drawn cards are gone; `endless`: each card anew out of all 52. */
  readonly pack: (typeof packs)[number];
  /** Whether the ace is the lowest card or the highest. */
  readonly ace: (typeof acePlaces)[number];
  /**
   * What a card of equal rank does to higher and lower. Where ties win and a guess could not fail with them, ties lose
   * for that guess: nobody should bet on what is certain.
   */
  readonly ties: (typeof tieRules)[number];
  /** `higher` and `lower` always, others where the title has them. */
  readonly guesses: readonly HiLoGuess[];
  /** The share that comes back, taken once a round, however many guesses it has. */
  readonly returnTenThousandths: number;
  /** How many cards may be passed over in a round. */
  readonly skipsMaximum: number;
  /** After so many right guesses the round pays by itself. */
  readonly guessesMaximum: number;
  /** A guess that would bring more than this is not offered. */
  readonly multiplierMaximumTenThousandths: number;
}

const largestMultiplierTenThousandths = 1_000_000 * multiplierOne;
/** Beyond so many cards a single pack could run out of cards to guess. */
const cardsMaximum = 40;

const keys = [
  'pack',
  'ace',
  'ties',
  'guesses',
  'returnTenThousandths',
  'skipsMaximum',
  'guessesMaximum',
  'multiplierMaximumTenThousandths',
] as const;

export function parseHiLoMathematics(value: unknown): RuleResult<HiLoMathematics> {
  if (!hasExactlyKeys(value, keys)) return refused('hilo.mathematics.invalid');
  const { returnTenThousandths, skipsMaximum, guessesMaximum, multiplierMaximumTenThousandths } = value;
  const pack = packs.find((known) => known === value.pack);
  if (pack === undefined) return refused('hilo.pack.invalid');
  const ace = acePlaces.find((known) => known === value.ace);
  if (ace === undefined) return refused('hilo.ace.invalid');
  const ties = tieRules.find((known) => known === value.ties);
  if (ties === undefined) return refused('hilo.ties.invalid');
  const guesses = parseGuesses(value.guesses);
  if (guesses === undefined) return refused('hilo.guesses.invalid');
  if (!isIntegerWithin(returnTenThousandths, 1, multiplierOne)) return refused('hilo.return.invalid');
  if (!isIntegerWithin(skipsMaximum, 0, cardsMaximum)) return refused('hilo.skips.invalid');
  if (!isIntegerWithin(guessesMaximum, 1, cardsMaximum - 1 - skipsMaximum)) {
    return refused('hilo.length.invalid');
  }
  // Any first guess must be within: the rarest is a certain rank out of a whole pack.
  if (
    !isIntegerWithin(multiplierMaximumTenThousandths, 100 * multiplierOne, largestMultiplierTenThousandths)
  ) {
    return refused('hilo.multiplier.invalid');
  }
  return accepted({
    pack,
    ace,
    ties,
    guesses,
    returnTenThousandths,
    skipsMaximum,
    guessesMaximum,
    multiplierMaximumTenThousandths,
  });
}

function parseGuesses(value: unknown): readonly HiLoGuess[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const guesses = hiLoGuesses.filter((guess) => value.includes(guess));
  const isWhole = guesses.includes('higher') && guesses.includes('lower');
  return isWhole && guesses.length === value.length ? guesses : undefined;
}

/** A card's place among the ranks of a title: 0 is the lowest, 12 the highest. */
export function hiLoHeight({ ace }: HiLoMathematics, card: Card): number {
  const rank = rankOf(card);
  if (ace === 'high') return rank;
  return rank === aceRank ? 0 : rank + 1;
}
