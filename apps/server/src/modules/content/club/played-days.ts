import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import type { CalendarDay } from '../../../platform/calendar/calendar-days.ts';

/** What a member has played and deposited on a day. */
export interface PlayedDay {
  readonly day: CalendarDay;
  readonly turnoverMinor: Minor;
  readonly depositedMinor: Minor;
}

export interface Played {
  readonly turnoverMinor: Minor;
  readonly depositedMinor: Minor;
}

/** Sums over any days of a member, each in two look-ups. */
export interface PlayedDays {
  /** From a day on (`undefined`: all before as well), and before another. */
  between(from: CalendarDay | undefined, before: CalendarDay): Played;
}

export function playedDays(rows: readonly PlayedDay[]): PlayedDays {
  const sorted = rows.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const days = sorted.map(({ day }) => day);
  const sums: Played[] = [{ turnoverMinor: zeroMinor, depositedMinor: zeroMinor }];
  let [turnover, deposited] = [0n, 0n];
  for (const row of sorted) {
    turnover += row.turnoverMinor;
    deposited += row.depositedMinor;
    sums.push({ turnoverMinor: toMinor(turnover), depositedMinor: toMinor(deposited) });
  }
  const sumBefore = (day: CalendarDay) => sums[countBefore(days, day)] as Played;
  return {
    between(from, before) {
      const all = sumBefore(before);
      if (from === undefined) return all;
      const less = sumBefore(from < before ? from : before);
      return {
        turnoverMinor: toMinor(all.turnoverMinor - less.turnoverMinor),
        depositedMinor: toMinor(all.depositedMinor - less.depositedMinor),
      };
    },
  };
}

/** How many of days in order lie before one. */
function countBefore(days: readonly CalendarDay[], day: CalendarDay): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((days[middle] ?? day) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
