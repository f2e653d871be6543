import type { Currency } from '@wau/money/currency';
import { type Minor, parseMajorText, parseMinor, toMinor } from '@wau/money/minor';

/** What a stake may be, in minor units; `stepMinor` is the game's own: a stake is a multiple of it. */
export interface StakeBounds {
  readonly minStakeMinor: Minor;
  readonly maxStakeMinor: Minor;
  readonly stepMinor: bigint;
}

export type StakeProblem =
  | 'stake.invalid'
  | 'stake.below.minimum'
  | 'stake.above.maximum'
  | 'stake.step.wrong'
  | 'balance.insufficient';

/**
 * The stakes that − and + walk through: 1, 2, 5, 10, 20, 50 … of the currency within the bounds, with the bounds
 * themselves at the ends. Ascending, never empty, each one allowed.
 */
export function stakeLadder(bounds: StakeBounds): readonly Minor[] {
  const lowest = roundedUp(bounds.minStakeMinor, bounds.stepMinor);
  const highest = roundedDown(bounds.maxStakeMinor, bounds.stepMinor);
  const stakes = new Set<Minor>([lowest]);
  for (let power = 1n; power <= highest; power *= 10n) {
    for (const digit of [1n, 2n, 5n]) {
      const stake = power * digit;
      if (stake > lowest && stake < highest && isMultiple(stake, bounds.stepMinor))
        stakes.add(toMinor(stake));
    }
  }
  if (highest > lowest) stakes.add(highest);
  return [...stakes];
}

export function nextStake(stakeMinor: Minor, bounds: StakeBounds): Minor {
  const ladder = stakeLadder(bounds);
  return ladder.find((step) => step > stakeMinor) ?? lastOf(ladder);
}

export function previousStake(stakeMinor: Minor, bounds: StakeBounds): Minor {
  const ladder = stakeLadder(bounds);
  return ladder.findLast((step) => step < stakeMinor) ?? firstOf(ladder);
}

export function halfStake(stakeMinor: Minor, bounds: StakeBounds): Minor {
  return withinBounds(toMinor(stakeMinor / 2n), bounds);
}

export function doubleStake(stakeMinor: Minor, bounds: StakeBounds): Minor {
  return withinBounds(toMinor(stakeMinor * 2n), bounds);
}

/** The most that both the limit and the balance allow; the minimum when the balance is below it. */
export function greatestStake(balanceMinor: Minor, bounds: StakeBounds): Minor {
  return withinBounds(balanceMinor, bounds);
}

/** The stake a game opens with: the last one, or one major unit, as far as limits and balance allow. */
export function openingStake(
  balanceMinor: Minor,
  bounds: StakeBounds,
  currency: Pick<Currency, 'exponent'>,
  lastStake?: string,
): Minor {
  const wanted = parseMinor(lastStake ?? '') ?? toMinor(10n ** BigInt(currency.exponent));
  return withinBounds(wanted < balanceMinor ? wanted : balanceMinor, bounds);
}

/** The stake brought within the limits and the balance; `undefined` when not even the smallest can be afforded. */
export function affordableStake(
  stakeMinor: Minor,
  balanceMinor: Minor,
  bounds: StakeBounds,
): Minor | undefined {
  const stake = withinBounds(stakeMinor < balanceMinor ? stakeMinor : balanceMinor, bounds);
  return stake > balanceMinor ? undefined : stake;
}

/** What speaks against a stake, the first fact in the order of `StakeProblem`. */
export function stakeProblem(
  stakeMinor: Minor | undefined,
  bounds: StakeBounds,
  balanceMinor: Minor,
): StakeProblem | undefined {
  if (stakeMinor === undefined) return 'stake.invalid';
  if (stakeMinor < bounds.minStakeMinor) return 'stake.below.minimum';
  if (stakeMinor > bounds.maxStakeMinor) return 'stake.above.maximum';
  if (!isMultiple(stakeMinor, bounds.stepMinor)) return 'stake.step.wrong';
  if (stakeMinor > balanceMinor) return 'balance.insufficient';
  return undefined;
}

/**
 * Reads a typed stake. Phones with a Malay or European keyboard offer a comma for the decimal point, so one comma
 * with one or two digits behind it and no point counts as one.
 */
export function parseTypedStake(text: string, currency: Pick<Currency, 'exponent'>): Minor | undefined {
  const plain = /^\s*\d+,\d{1,2}\s*$/.test(text) ? text.replace(',', '.') : text;
  return parseMajorText(plain, currency);
}

function withinBounds(stakeMinor: Minor, bounds: StakeBounds): Minor {
  const lowest = roundedUp(bounds.minStakeMinor, bounds.stepMinor);
  const highest = roundedDown(bounds.maxStakeMinor, bounds.stepMinor);
  const stake = roundedDown(stakeMinor, bounds.stepMinor);
  if (stake < lowest) return lowest;
  if (stake > highest) return highest;
  return stake;
}

function roundedDown(amount: bigint, step: bigint): Minor {
  return toMinor((amount / step) * step);
}

function roundedUp(amount: bigint, step: bigint): Minor {
  return roundedDown(amount + step - 1n, step);
}

function isMultiple(amount: bigint, step: bigint): boolean {
  return (amount / step) * step === amount;
}

function firstOf(ladder: readonly Minor[]): Minor {
  const first = ladder[0];
  if (first === undefined) throw new RangeError('a ladder of stakes is never empty');
  return first;
}

function lastOf(ladder: readonly Minor[]): Minor {
  const last = ladder.at(-1);
  if (last === undefined) throw new RangeError('a ladder of stakes is never empty');
  return last;
}
