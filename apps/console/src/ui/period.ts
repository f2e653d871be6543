/** Whole days of the site's calendar, `YYYY-MM-DD`; both are included. */
export interface Period {
  readonly fromDay: string;
  readonly toDay: string;
}

/** Periods that one press chooses, by their number of days up to today. */
export const quickPeriods = [7, 30, 90] as const;
const usualDays = quickPeriods[0];

const dayMs = 86_400_000;
const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** Today where this desk is; a site elsewhere may be a day ahead or behind, and its figures of that day are still few. */
export function todayAt(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

export function lastDays(count: number, today: string): Period {
  return { fromDay: daysBefore(today, count - 1), toDay: today };
}

/** The period of an address; what is none there is the usual one. */
export function periodOf(search: URLSearchParams, today: string): Period {
  const [fromDay, toDay] = [search.get('from') ?? '', search.get('to') ?? ''];
  return dayPattern.test(fromDay) && dayPattern.test(toDay) ? { fromDay, toDay } : lastDays(usualDays, today);
}

export function samePeriod(one: Period, other: Period): boolean {
  return one.fromDay === other.fromDay && one.toDay === other.toDay;
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10);
}
