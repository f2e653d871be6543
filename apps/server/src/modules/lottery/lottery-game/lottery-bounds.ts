import type { CurrencyCode } from '@wau/money/currency';

/** What may be staked on a lottery, in the merchant's currency. */
export interface LotteryBounds {
  readonly unitsMinor: readonly bigint[];
  readonly highestMultiple: number;
  readonly highestStakeMinor: bigint;
  readonly highestWinMinor: bigint;
}

/** Of one order in one draw and of one line, as many times as the dearest unit. */
const highestStakeUnits = 10_000n;
const highestWinUnits = 500_000n;
const highestMultiple = 1_000;

/**
 * What the dearest line costs in each currency, in minor units: a round amount of about the same worth. The cheaper ones are a
 * tenth and a hundredth of it.
 */
const dearestUnitMinor: Readonly<Record<CurrencyCode, bigint>> = {
  MYR: 100n,
  USD: 100n,
  MMK: 100_000n,
  VND: 10_000n,
  THB: 1_000n,
  IDR: 500_000n,
  INR: 2_000n,
  PHP: 1_000n,
};

/** What may be staked on the lotteries of a merchant when they are added; limits of draws bound it further. */
export function lotteryBoundsOf(currencyCode: CurrencyCode): LotteryBounds {
  const dearest = dearestUnitMinor[currencyCode];
  return {
    unitsMinor: [dearest, dearest / 10n, dearest / 100n],
    highestMultiple,
    highestStakeMinor: dearest * highestStakeUnits,
    highestWinMinor: dearest * highestWinUnits,
  };
}
