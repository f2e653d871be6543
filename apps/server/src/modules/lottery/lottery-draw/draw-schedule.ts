import { zonePartsOf } from '../../../platform/calendar/zone-parts.ts';

/** Drawn on some days, at some times of each. */
export interface CalendarSchedule {
  /** `16:15`, in order. */
  readonly times: readonly string[];
  /** Monday is 1. */
  readonly weekdays: readonly number[];
  /** 1 to 31, besides the days of the week. */
  readonly monthDays: readonly number[];
  /** Days without a draw: holidays, as `2026-12-25`. */
  readonly without: readonly string[];
  /** Days whose draws are on another day. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
}

/** When a game is drawn: every so many seconds, around the clock; or by the calendar. */
export type DrawSchedule = { readonly everySeconds: number } | CalendarSchedule;

export interface PlannedDraw {
  readonly numero: string;
  readonly drawsAtMs: number;
}

const dayMs = 86_400_000;
/** So far ahead draws are looked for: a schedule that leaves so many days out has none. */
const longestGapDays = 400;
const partsOf = zonePartsOf({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/**
 * The next draws of a schedule after a moment, the earliest first. A draw is named by its day where the game is. Where there are
 * several in a day, also by their number in that day: `20261129-0001` is drawn first, of a fast game one interval after
 * midnight. Numbers go on where clocks are put on or back, so that each is there once.
 */
export function nextDraws(
  schedule: DrawSchedule,
  timeZone: string,
  afterMs: number,
  count: number,
): readonly PlannedDraw[] {
  return 'everySeconds' in schedule
    ? fastDraws(schedule.everySeconds * 1000, timeZone, afterMs, count)
    : calendarDraws(schedule, timeZone, afterMs, count);
}

function fastDraws(
  intervalMs: number,
  timeZone: string,
  afterMs: number,
  count: number,
): readonly PlannedDraw[] {
  const first = Math.floor(afterMs / intervalMs) + 1;
  return Array.from({ length: count }, (_, index) => {
    const drawsAtMs = (first + index) * intervalMs;
    // The draw at midnight is the last one of the day before.
    const shownMs = shownTime(timeZone, drawsAtMs - 1000);
    const midnightMs = momentOf(timeZone, startOfDay(shownMs));
    const number = Math.ceil((drawsAtMs - midnightMs) / intervalMs);
    return { numero: `${dayText(shownMs)}-${number.toString().padStart(4, '0')}`, drawsAtMs };
  });
}

function calendarDraws(
  schedule: CalendarSchedule,
  timeZone: string,
  afterMs: number,
  count: number,
): readonly PlannedDraw[] {
  const { times } = schedule;
  const draws: PlannedDraw[] = [];
  const today = startOfDay(shownTime(timeZone, afterMs));
  const lastDay = (from: number): number => from + longestGapDays * dayMs;
  let until = lastDay(today);
  for (let day = today; draws.length < count && day <= until; day += dayMs) {
    if (!isDrawDay(schedule, day)) continue;
    until = lastDay(day);
    for (const [index, time] of times.entries()) {
      const drawsAtMs = momentOf(timeZone, day + timeOfDayMs(time));
      const number = times.length === 1 ? '' : `-${(index + 1).toString().padStart(4, '0')}`;
      if (drawsAtMs > afterMs && draws.length < count) {
        draws.push({ numero: `${dayText(day)}${number}`, drawsAtMs });
      }
    }
  }
  return draws;
}

function isDrawDay({ weekdays, monthDays, without, moved }: CalendarSchedule, day: number): boolean {
  const text = dateText(day);
  if (moved.some(({ to }) => to === text)) return true;
  if (without.includes(text) || moved.some(({ from }) => from === text)) return false;
  const date = new Date(day);
  return weekdays.includes(date.getUTCDay() || 7) || monthDays.includes(date.getUTCDate());
}

function timeOfDayMs(time: string): number {
  const [hour = '0', minute = '0'] = time.split(':');
  return (Number(hour) * 60 + Number(minute)) * 60_000;
}

/** What clocks and calendars of a place show at a moment, as the moment at which those of Greenwich show it. */
function shownTime(timeZone: string, atMs: number): number {
  const parts = partsOf(timeZone, atMs);
  const number = (name: string): number => Number(parts.get(name));
  return Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  );
}

/** The moment at which a place shows that time; a time that is left out when clocks are put on is an hour later. */
function momentOf(timeZone: string, shownMs: number): number {
  const guess = shownMs - (shownTime(timeZone, shownMs) - shownMs);
  const moment = guess - (shownTime(timeZone, guess) - shownMs);
  return shownTime(timeZone, moment) < shownMs ? guess : moment;
}

function startOfDay(shownMs: number): number {
  return Math.floor(shownMs / dayMs) * dayMs;
}

function dateText(shownMs: number): string {
  return new Date(shownMs).toISOString().slice(0, 10);
}

function dayText(shownMs: number): string {
  return dateText(shownMs).replaceAll('-', '');
}
