const dayMs = 86_400_000;

/** A day of the calendar, `2026-03-31`; such texts sort as the days do. */
export type CalendarDay = string;

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** The first day of the month that a day is in, or of so many months later. */
export function firstOfMonth(day: CalendarDay, monthsLater = 0): CalendarDay {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: CalendarDay): CalendarDay {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** A day of a year; where the year has none (29 February), the last of the month. */
export function dayOfYear(year: number, month: number, day: number): CalendarDay {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}
