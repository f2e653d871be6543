import { singleProducts } from './contract-terms.ts';

/** What of stakes is given back is agreed on product by product. */
export const rateProducts = singleProducts;

export type RateProduct = (typeof rateProducts)[number];

/** Hundredths of a percent; a product that is not named has none. */
export type MemberRates = Readonly<Partial<Record<RateProduct, number>>>;

/** Ten percent: no product earns a house so much that more could be given back. */
export const mostRateBasisPoints = 1_000;

/** The kinds of games that a product is made of. What no product has, such as a game of a kind to come, gives nothing back. */
export const productOfCategory = {
  LIVE: 'LIVE',
  RNG: 'RNG',
  INHOUSE: 'RNG',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
  LOTT: 'LOTT',
  FISH: 'FISH',
  ELOTT: 'ELOTT',
  PVP: 'PVP',
} as const satisfies Readonly<Record<string, RateProduct>>;

export function rateOf(rates: MemberRates, product: RateProduct): number {
  return rates[product] ?? 0;
}

/** The first product of which more is wanted than the giver has, on any of the days asked about. */
export function findAboveOwn(wanted: MemberRates, ...own: readonly MemberRates[]): RateProduct | undefined {
  return rateProducts.find((product) =>
    own.some((rates) => rateOf(wanted, product) > rateOf(rates, product)),
  );
}

/** The first product of which a member would have less than somebody below was promised. */
export function findBelowPromised(
  wanted: MemberRates,
  promised: readonly MemberRates[],
): RateProduct | undefined {
  return rateProducts.find((product) =>
    promised.some((rates) => rateOf(rates, product) > rateOf(wanted, product)),
  );
}

/** No more of any product than the giver has by now: an older offer may have been larger. */
export function withinOwn(offered: MemberRates, ...own: readonly MemberRates[]): MemberRates {
  return Object.fromEntries(
    rateProducts.map((product) => [
      product,
      Math.min(rateOf(offered, product), ...own.map((rates) => rateOf(rates, product))),
    ]),
  );
}

/**
 * What each of a chain gets of a stake at its bottom, as a rate: the member who plays, then everybody above. Each gets what
 * the own rate is above every rate below, and nobody less than nothing, so that all together never get more than the
 * highest rate of the chain, however it came about.
 */
export function shareOut(ratesUpwards: readonly number[]): readonly number[] {
  let given = 0;
  return ratesUpwards.map((rate) => {
    const share = Math.max(0, rate - given);
    given += share;
    return share;
  });
}
