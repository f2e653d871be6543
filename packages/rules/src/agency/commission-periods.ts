import { addDays } from './contract-periods.ts';
import type { ContractProduct } from './contract-terms.ts';
import { singleProducts } from './contract-terms.ts';

/** What a dividend is reckoned over. */
export const dividendPeriods = ['month', 'halfMonth'] as const;

export type DividendPeriod = (typeof dividendPeriods)[number];

/** The middle of a month: the last day of its first half. */
const middle = 15;

/**
 * The last day of the dividend's period that begins on a day: the first, or the sixteenth. A merchant who goes over from
 * halves to months in the middle of one has its second half reckoned by itself.
 */
export function dividendEnd(fromDay: string, period: DividendPeriod): string {
  if (period === 'halfMonth' && Number(fromDay.slice(8)) <= middle) return `${fromDay.slice(0, 8)}${middle}`;
  const [year = 0, month = 1] = fromDay.split('-').map(Number);
  const nextMonth = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return addDays(nextMonth, -1);
}

/**
 * What a bet counts as for contracts: its kind of games where contracts know it, and else games of chance, such as the
 * house's own.
 */
export function productOf(category: string): Exclude<ContractProduct, 'CONS'> {
  return singleProducts.find((product) => product === category) ?? 'RNG';
}
