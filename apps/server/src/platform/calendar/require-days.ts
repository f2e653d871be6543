import { recordDaysAtHand } from '@wau/contract/record-limits';
import { InvalidRequestError } from '@wau/service/http/validator';
import { daysBetween } from './calendar-days.ts';

/** A period of whole days where the merchant is; both are included. */
export interface Days {
  readonly fromDay: string;
  readonly toDay: string;
}

const dayMs = 86_400_000;

/** @throws InvalidRequestError for a day that no calendar has, a period that ends before it begins, or too long a one, so that no sum reads years */
export function requireDays({ fromDay, toDay }: Days): Days {
  const from = dayNumber(fromDay);
  const to = dayNumber(toDay);
  if (from === undefined) throw new InvalidRequestError('fromDay');
  if (to === undefined || to < from || to - from >= recordDaysAtHand) throw new InvalidRequestError('toDay');
  return { fromDay, toDay };
}

/** How many days a period has, both ends included. */
export function countDays({ fromDay, toDay }: Days): number {
  return daysBetween(fromDay, toDay) + 1;
}

/** @throws InvalidRequestError for a day that no calendar has */
export function requireDay(day: string): string {
  if (dayNumber(day) === undefined) throw new InvalidRequestError('day');
  return day;
}

/** Whether a text is a day, as a cursor may hold one. */
export function isDay(text: string): boolean {
  return dayNumber(text) !== undefined;
}

/** Days since 1970. The pattern of the contract lets a 31st of April through, which a date would take for the 1st of May. */
function dayNumber(day: string): number | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day
    ? undefined
    : date.getTime() / dayMs;
}
