import { type Minor, toMinor } from './minor.ts';

const fineness = 10_000;

/** The amount shown while one counts to another; `share` from 0 to 1 is how far it has come. Exact at both ends. */
export function amountBetween(from: Minor, to: Minor, share: number): Minor {
  const steps = BigInt(Math.round(Math.min(1, Math.max(0, share)) * fineness));
  return toMinor(from + ((to - from) * steps) / BigInt(fineness));
}
