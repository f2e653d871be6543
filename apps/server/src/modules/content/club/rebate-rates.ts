import type { CalendarDay } from '../../../platform/calendar/calendar-days.ts';

/** Rates of a category from a day on, by level: the first is of members below level 1, the last also of all above. */
export interface RebateRate {
  readonly category: string;
  readonly fromDay: CalendarDay;
  readonly basisPoints: readonly number[];
}

/** What a category gives on a day at a level, in hundredths of a percent; 0 before its first rate. */
export function rateOn(
  rates: readonly RebateRate[],
  category: string,
  day: CalendarDay,
  level: number,
): number {
  const points =
    rates.findLast((rate) => rate.category === category && rate.fromDay <= day)?.basisPoints ?? [];
  return points[Math.min(level, points.length - 1)] ?? 0;
}

/** The categories that have rates, each once. */
export function categoriesOf(rates: readonly RebateRate[]): readonly string[] {
  return [...new Set(rates.map(({ category }) => category))];
}
