import { type Minor, toMinor } from '@wau/money/minor';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { addDays, type Days } from '../../../platform/records/record-days.ts';
import type { ProfitDay } from './profit-queries.ts';

/** What a day's play came to, as a part of the largest, up or down. */
export interface ProfitBar {
  readonly day: string;
  readonly resultMinor: Minor;
  /** From -1 to 1; 0 where nothing was won or lost. */
  readonly height: number;
}

/** A bar for each day of a period, oldest first. Rewards are left out: a gift says nothing of how the play went. */
export function profitBars({ fromDay, toDay }: Days, days: readonly ProfitDay[]): readonly ProfitBar[] {
  const results = new Map(
    days.map(({ day, payoutMinor, stakeMinor }) => [
      day,
      toMinor(minorOf(payoutMinor) - minorOf(stakeMinor)),
    ]),
  );
  const largest = [...results.values()].reduce(
    (most, result) => (sizeOf(result) > most ? sizeOf(result) : most),
    0n,
  );
  const bars: ProfitBar[] = [];
  for (let day = fromDay; day <= toDay; day = addDays(day, 1)) {
    const resultMinor = results.get(day) ?? toMinor(0n);
    // Shares of a drawing, not amounts.
    const height = largest === 0n ? 0 : Number(resultMinor) / Number(largest);
    bars.push({ day, resultMinor, height });
  }
  return bars;
}

function sizeOf(result: Minor): bigint {
  return result < 0n ? -result : result;
}
