import { type Minor, parseMinor } from '@wau/money/minor';

/** The wire form of an amount; a server that breaks its own contract must not show a wrong sum, so it throws. */
export function minorOf(text: string): Minor {
  const amount = parseMinor(text);
  if (amount === undefined) throw new TypeError(`not an amount: ${text}`);
  return amount;
}
