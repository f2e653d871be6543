import type { LotterySchedule } from './lottery-game-queries.ts';

/** A schedule by the calendar as it is typed. */
export interface ScheduleDraft {
  readonly times: string;
  readonly weekdays: readonly number[];
  readonly monthDays: string;
  /** A day in each line. */
  readonly without: string;
  /** A day and the one that it is moved to in each line. */
  readonly moved: string;
  readonly closingMinutes: string;
}

export type ScheduleProblem = 'times' | 'days' | 'monthDays' | 'without' | 'moved' | 'closing';

type Calendar = Exclude<LotterySchedule, { everySeconds: number }>;

export function isCalendar(schedule: LotterySchedule): schedule is Calendar {
  return 'times' in schedule;
}

export function draftOfSchedule(schedule: Calendar, closingSeconds: number): ScheduleDraft {
  return {
    times: schedule.times.join(' '),
    weekdays: schedule.weekdays,
    monthDays: schedule.monthDays.join(' '),
    without: schedule.without.join('\n'),
    moved: schedule.moved.map(({ from, to }) => `${from} ${to}`).join('\n'),
    closingMinutes: String(closingSeconds / 60),
  };
}

const partsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The schedule that was typed, or what is not right of it. */
export function readScheduleDraft(
  draft: ScheduleDraft,
):
  | { readonly schedule: Calendar; readonly closingSeconds: number }
  | { readonly problems: readonly ScheduleProblem[] } {
  const times = partsOf(draft.times);
  const monthDays = partsOf(draft.monthDays).map(Number);
  const without = partsOf(draft.without);
  const moves = partsOf(draft.moved.replaceAll(/->|>|→/g, ' '));
  const closingSeconds = Math.round(Number(draft.closingMinutes.replace(',', '.')) * 60);
  const isRight: Readonly<Record<ScheduleProblem, boolean>> = {
    times: times.length > 0 && times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)),
    days: draft.weekdays.length + monthDays.length > 0,
    monthDays: monthDays.every((day) => Number.isInteger(day) && day >= 1 && day <= 31),
    without: without.every(isDay),
    moved: moves.length % 2 === 0 && moves.every(isDay),
    closing: closingSeconds >= 1 && closingSeconds <= 86_400,
  };
  const problems = (Object.keys(isRight) as ScheduleProblem[]).filter((name) => !isRight[name]);
  if (problems.length > 0) return { problems };
  const moved = Array.from({ length: moves.length / 2 }, (_, index) => ({
    from: moves[index * 2] ?? '',
    to: moves[index * 2 + 1] ?? '',
  }));
  return {
    schedule: { times, weekdays: [...draft.weekdays], monthDays, without, moved },
    closingSeconds,
  };
}
