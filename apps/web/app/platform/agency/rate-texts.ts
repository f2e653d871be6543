import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { RateProduct } from '@wau/rules/agency/member-rates';
import { type RateTexts, type ReadRates, readRateTexts } from '@wau/rules/agency/rate-form';

export type RatesNow = CallValue<Calls['getOwnRates']>['rates'];
export type WireRates = readonly { readonly product: RateProduct; readonly basisPoints: number }[];

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

/** Reads what was typed, by what the agent has to give. */
export function readRates(texts: RateTexts, own: RatesNow): ReadRates {
  return readRateTexts(texts, (product) => ({
    leastBasisPoints: 0,
    mostBasisPoints: mostToGive(own, product),
  }));
}
