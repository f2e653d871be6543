import type { Recurrence } from '@wau/contract/promotion-statuses';

const dayMs = 86_400_000;

/** Which time of a promotion a day belongs to: `once`, the day itself, or the Monday of its week. */
export function occurrenceOf(recurrence: Recurrence, today: string): string {
  if (recurrence === 'once') return 'once';
  return recurrence === 'daily' ? today : mondayOf(today);
}

/** From which day on something counts; `undefined`: from the beginning. Days before the promotion's first do not. */
export function countedFromDay(
  recurrence: Recurrence,
  today: string,
  firstDay: string | null,
): string | undefined {
  const begins = recurrence === 'once' ? undefined : occurrenceOf(recurrence, today);
  if (begins === undefined) return firstDay ?? undefined;
  return firstDay !== null && firstDay > begins ? firstDay : begins;
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}
