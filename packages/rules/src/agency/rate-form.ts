import { minorToTypedText, parseMajorText, toMinor } from '@wau/money/minor';
import { mostRateBasisPoints, type RateProduct, rateProducts } from './member-rates.ts';

/** What is typed, by product, in percent. */
export type RateTexts = Readonly<Record<RateProduct, string>>;

/** A rate is typed in percent, with as many digits as hundredths have. */
const percentDigits = { exponent: 2 };

/** Rates as they would be typed, to begin a change with. */
export function rateTextsOf(basisPointsOf: (product: RateProduct) => number): RateTexts {
  return Object.fromEntries(
    rateProducts.map((product) => [product, typedText(basisPointsOf(product))]),
  ) as RateTexts;
}

/** Nothing is typed where there is nothing. */
function typedText(basisPoints: number): string {
  return basisPoints === 0 ? '' : minorToTypedText(toMinor(BigInt(basisPoints)), percentDigits);
}

/** Between what a rate has to be. */
interface RateBounds {
  readonly leastBasisPoints: number;
  readonly mostBasisPoints: number;
}

export type RateProblem = 'number' | 'above' | 'below';

export type ReadRates =
  | {
      readonly ok: true;
      readonly rates: readonly { readonly product: RateProduct; readonly basisPoints: number }[];
    }
  | { readonly ok: false; readonly problems: ReadonlyMap<RateProduct, RateProblem> };

/** Reads what was typed, by the bounds that the server has as well; nothing is nothing. */
export function readRateTexts(texts: RateTexts, boundsOf: (product: RateProduct) => RateBounds): ReadRates {
  const problems = new Map<RateProduct, RateProblem>();
  const rates = rateProducts.map((product) => {
    const typed = texts[product].trim();
    const read = typed === '' ? 0n : parseMajorText(typed, percentDigits);
    const { leastBasisPoints, mostBasisPoints } = boundsOf(product);
    if (read === undefined || read < 0n || read > BigInt(mostRateBasisPoints))
      problems.set(product, 'number');
    else if (read > BigInt(mostBasisPoints)) problems.set(product, 'above');
    else if (read < BigInt(leastBasisPoints)) problems.set(product, 'below');
    return { product, basisPoints: Number(read ?? 0n) };
  });
  return problems.size === 0 ? { ok: true, rates } : { ok: false, problems };
}
