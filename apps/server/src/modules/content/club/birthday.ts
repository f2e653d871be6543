import { birthdayNoticeDays } from '@wau/contract/club-benefits';
import {
  addDays,
  type CalendarDay,
  dayOfYear,
  daysBetween,
} from '../../../platform/calendar/calendar-days.ts';

export interface Birthday {
  readonly month: number;
  readonly day: number;
  /** Where the merchant is. */
  readonly statedDay: CalendarDay;
}

/** A year less what a birthday's bonus may be late by; whatever else changes, there is one a year. */
const betweenBirthdaysDays = 300;

export interface BirthdayWindow {
  /** The year of the birthday. */
  readonly occurrence: string;
  /** The bonus can be claimed from this day on … */
  readonly opensOn: CalendarDay;
  /** … until this one, which is the last. */
  readonly lastDay: CalendarDay;
  readonly isOpen: boolean;
}

/** Whether a day of the calendar exists in some year. */
export function isBirthday(month: number, day: number): boolean {
  return (
    dayOfYear(2024, month, day) === `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  );
}

/**
 * The birthday's bonus that is open on a day, or the next that will be. A birthday that was stated too late, or that
 * comes too soon after the last bonus, waits for the next year.
 */
export function birthdayWindow(
  { month, day, statedDay }: Birthday,
  today: CalendarDay,
  windowDays: number,
  lastClaimedDay: CalendarDay | undefined,
): BirthdayWindow {
  const thisYear = Number(today.slice(0, 4));
  const opens = [thisYear - 1, thisYear, thisYear + 1, thisYear + 2, thisYear + 3].map((year) => ({
    occurrence: String(year),
    opensOn: dayOfYear(year, month, day),
  }));
  const isDue = ({ opensOn }: { opensOn: CalendarDay }) =>
    addDays(opensOn, windowDays) > today &&
    daysBetween(statedDay, opensOn) >= birthdayNoticeDays &&
    (lastClaimedDay === undefined ||
      lastClaimedDay >= opensOn ||
      daysBetween(lastClaimedDay, opensOn) >= betweenBirthdaysDays);
  const due = opens.find(isDue) ?? opens[opens.length - 1];
  if (due === undefined) throw new Error('five years have a birthday');
  return { ...due, lastDay: addDays(due.opensOn, windowDays - 1), isOpen: due.opensOn <= today };
}
