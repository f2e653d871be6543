import { productOfCategory, type RateProduct } from '@wau/rules/agency/member-rates';
import type { CalendarDay } from '../../../platform/calendar/calendar-days.ts';

/** What whoever stands above gives a member of a kind of games from a day on, in hundredths of a percent. */
export interface GivenRate {
  readonly category: string;
  readonly fromDay: CalendarDay;
  readonly basisPoints: number;
}

/** The rates of products as rates of the kinds of games that they are made of, in the same order. */
export function givenRates(
  course: readonly {
    readonly product: RateProduct;
    readonly fromDay: CalendarDay;
    readonly basisPoints: number;
  }[],
): readonly GivenRate[] {
  return course.flatMap(({ product, fromDay, basisPoints }) =>
    Object.entries(productOfCategory)
      .filter(([, of]) => of === product)
      .map(([category]) => ({ category, fromDay, basisPoints })),
  );
}

/** Of several that begin on a day the last holds; 0 before the first. */
export function givenRateOn(given: readonly GivenRate[], category: string, day: CalendarDay): number {
  return given.findLast((rate) => rate.category === category && rate.fromDay <= day)?.basisPoints ?? 0;
}
