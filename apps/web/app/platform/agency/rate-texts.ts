import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToTypedText, parseMajorText, toMinor } from '@wau/money/minor';
import { mostRateBasisPoints, type RateProduct, rateProducts } from '@wau/rules/agency/member-rates';

export type RatesNow = CallValue<Calls['getOwnRates']>['rates'];
export type WireRates = readonly { readonly product: RateProduct; readonly basisPoints: number }[];

/** What is typed, by product, in percent. */
export type RateTexts = Readonly<Record<RateProduct, string>>;

/** A rate is typed in percent, with as many digits as hundredths have. */
const percentDigits = { exponent: 2 };

/** What holds tomorrow: what is given from then on. */
export function comingRate(rates: RatesNow, product: RateProduct): number {
  const rate = rates.find((each) => each.product === product);
  return rate?.nextBasisPoints ?? rate?.basisPoints ?? 0;
}

/** The most that can be given of a product: what is had today and tomorrow. */
export function mostToGive(own: RatesNow, product: RateProduct): number {
  const today = own.find((each) => each.product === product)?.basisPoints ?? 0;
  return Math.min(today, comingRate(own, product));
}

export function rateTextsOf(basisPointsOf: (product: RateProduct) => number): RateTexts {
  return Object.fromEntries(
    rateProducts.map((product) => [product, typedText(basisPointsOf(product))]),
  ) as RateTexts;
}

/** Nothing is typed where there is nothing. */
function typedText(basisPoints: number): string {
  return basisPoints === 0 ? '' : minorToTypedText(toMinor(BigInt(basisPoints)), percentDigits);
}

export type RateProblem = 'number' | 'above.own';

export type ReadRates =
  | { readonly ok: true; readonly rates: WireRates }
  | { readonly ok: false; readonly problems: ReadonlyMap<RateProduct, RateProblem> };

/** Reads what was typed, by the bounds that the server has as well; nothing is nothing. */
export function readRates(texts: RateTexts, own: RatesNow): ReadRates {
  const problems = new Map<RateProduct, RateProblem>();
  const rates = rateProducts.map((product) => {
    const typed = texts[product].trim();
    const read = typed === '' ? 0n : parseMajorText(typed, percentDigits);
    if (read === undefined || read < 0n || read > BigInt(mostRateBasisPoints))
      problems.set(product, 'number');
    else if (read > BigInt(mostToGive(own, product))) problems.set(product, 'above.own');
    return { product, basisPoints: Number(read ?? 0n) };
  });
  return problems.size === 0 ? { ok: true, rates } : { ok: false, problems };
}
