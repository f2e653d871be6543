import { recordDaysAtHand } from '@wau/contract/record-limits';

/** The periods that records are shown for; `dates` are two days of the player's choice. */
export const periods = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'quarter', 'dates'] as const;

export type Period = (typeof periods)[number];

/** Whole days where the merchant is, `YYYY-MM-DD`; both are included. */
export interface Days {
  readonly fromDay: string;
  readonly toDay: string;
}

export type DaysProblem = 'order' | 'long' | 'missing' | 'old';

export type DaysCheck =
  | { readonly ok: true; readonly days: Days }
  | { readonly ok: false; readonly problem: Exclude<DaysProblem, 'old'> }
  /** Further back than screens go; a file has them. */
  | { readonly ok: false; readonly problem: 'old'; readonly days: Days };

const dayMs = 86_400_000;
/** The server sums up no more at a time, and screens go back no further. */
export const mostDays = recordDaysAtHand;

/** The day of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** The days of a period; `chosen` are those of `dates`, which may be no period at all. */
export function daysOf(period: Period, today: string, chosen: Days): DaysCheck {
  if (period === 'dates') return checkDays(chosen, today);
  if (period === 'lastMonth') return { ok: true, days: monthBefore(today) };
  const toDay = period === 'yesterday' ? addDays(today, -1) : today;
  const back = { today: 0, yesterday: 0, week: 6, month: 29, quarter: mostDays - 1 }[period];
  return { ok: true, days: { fromDay: addDays(toDay, -back), toDay } };
}

/** The whole month of the calendar before the one that a day lies in, which dividends are reckoned by as well. */
function monthBefore(day: string): Days {
  const toDay = addDays(`${day.slice(0, 7)}-01`, -1);
  return { fromDay: `${toDay.slice(0, 7)}-01`, toDay };
}

function checkDays(days: Days, today: string): DaysCheck {
  const [from, to] = [numberOf(days.fromDay), numberOf(days.toDay)];
  if (from === undefined || to === undefined) return { ok: false, problem: 'missing' };
  if (to < from) return { ok: false, problem: 'order' };
  if (to - from >= mostDays) return { ok: false, problem: 'long' };
  if (days.fromDay < addDays(today, 1 - mostDays)) return { ok: false, problem: 'old', days };
  return { ok: true, days };
}

/** Days since 1970; `undefined` for what is no day of the calendar. */
function numberOf(day: string): number | undefined {
  const ms = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day ? undefined : ms / dayMs;
}
