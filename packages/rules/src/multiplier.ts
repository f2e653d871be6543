import { type Minor, multiplyDown } from '@wau/money/minor';

/** Multipliers of all games are whole ten-thousandths of the stake, so that 19800 pays 1.98 times the stake. */
export const multiplierOne = 10_000;

/** What a multiplier pays on a stake, the stake included, rounded down to the minor unit. */
export function payoutOf(stakeMinor: Minor, multiplierTenThousandths: number): Minor {
  return multiplyDown(stakeMinor, BigInt(multiplierTenThousandths), BigInt(multiplierOne));
}

/** A multiplier with two to four digits behind the point and no unit: `1.98`, `1.0102`, `1000.00`. */
export function multiplierText(multiplierTenThousandths: number): string {
  const digits = multiplierTenThousandths.toString().padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0{1,2}$/, '');
  return `${digits.slice(0, -4)}.${fraction}`;
}
