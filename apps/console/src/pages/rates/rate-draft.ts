import type { RateProduct } from '@wau/rules/agency/member-rates';
import { mostRateBasisPoints } from '@wau/rules/agency/member-rates';
import { type RateProblem, type RateTexts, rateTextsOf, readRateTexts } from '@wau/rules/agency/rate-form';
import type { MemberRate } from './rate-queries.ts';

export interface ChangedRate {
  readonly product: RateProduct;
  /** What was to hold from tomorrow on, as it was seen. */
  readonly seenBasisPoints: number;
  readonly basisPoints: number;
}

interface ReadDraft {
  /** Nothing while anything is wrong. */
  readonly changed: readonly ChangedRate[];
  readonly problems: ReadonlyMap<RateProduct, RateProblem>;
}

/** What is to hold from the next day on by what is known. */
export function comingOf({ basisPoints, nextBasisPoints }: MemberRate): number {
  return nextBasisPoints ?? basisPoints;
}

/** Rates as they would be typed. */
export function typedRates(rates: readonly MemberRate[]): RateTexts {
  return rateTextsOf((product) => {
    const rate = rates.find((each) => each.product === product);
    return rate === undefined ? 0 : comingOf(rate);
  });
}

/**
 * What was typed, held against what was promised below. What is left as it was may lie below a promise since somebody was
 * moved; it is not asked for, and so not held against any.
 */
export function readRateDraft(texts: RateTexts, rates: readonly MemberRate[]): ReadDraft {
  const before = typedRates(rates);
  const read = readRateTexts(texts, (product) => ({
    leastBasisPoints:
      texts[product].trim() === before[product]
        ? 0
        : (rates.find((each) => each.product === product)?.promisedBasisPoints ?? 0),
    mostBasisPoints: mostRateBasisPoints,
  }));
  if (!read.ok) return { changed: [], problems: read.problems };
  return {
    changed: read.rates.flatMap(({ product, basisPoints }) => {
      const rate = rates.find((each) => each.product === product);
      const seenBasisPoints = rate === undefined ? 0 : comingOf(rate);
      return basisPoints === seenBasisPoints ? [] : [{ product, seenBasisPoints, basisPoints }];
    }),
    problems: new Map(),
  };
}
