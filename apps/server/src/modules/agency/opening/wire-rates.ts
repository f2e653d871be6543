import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MemberRates, rateOf, rateProducts } from '@wau/rules/agency/member-rates';

export type WireRates = CallBody<Calls['openTeamAccount']>['rates'];

/** Of a product that is named twice the last counts. */
export function ratesFromWire(rates: WireRates): MemberRates {
  return Object.fromEntries(rates.map(({ product, basisPoints }) => [product, basisPoints]));
}

/** Every product, so that nobody has to know which are missing. */
export function ratesToWire(rates: MemberRates): WireRates {
  return rateProducts.map((product) => ({ product, basisPoints: rateOf(rates, product) }));
}

/** As the audit keeps them. */
export function ratesText(rates: WireRates): string {
  return rates.map(({ product, basisPoints }) => `${product} ${basisPoints}`).join('; ');
}
