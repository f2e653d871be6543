import type { CalendarSchedule, DrawSchedule } from './draw-schedule.ts';

export interface SalesOfGame {
  /** `undefined`: none that anything is drawn by. */
  readonly schedule: DrawSchedule | undefined;
  readonly closingSeconds: number;
}

/**
 * Whether a draw might take stakes that it would not have taken before: later in its day, closer to the draw, or on a day
 * without one. Whoever decides when an official draw closes decides whether its numbers are known by then.
 */
export function loosensSchedule(before: SalesOfGame, after: SalesOfGame): boolean {
  if (after.closingSeconds < before.closingSeconds) return true;
  const [was, is] = [before.schedule, after.schedule];
  if (was === undefined || is === undefined) return true;
  if ('everySeconds' in was || 'everySeconds' in is) {
    return !('everySeconds' in was && 'everySeconds' in is && was.everySeconds === is.everySeconds);
  }
  return addsDays(was, is) || putsOff(was.times, is.times);
}

function addsDays(was: CalendarSchedule, is: CalendarSchedule): boolean {
  return (
    is.weekdays.some((day) => !was.weekdays.includes(day)) ||
    is.monthDays.some((day) => !was.monthDays.includes(day)) ||
    was.without.some((day) => !is.without.includes(day)) ||
    // A move takes one day out and puts another one in.
    was.moved.length !== is.moved.length ||
    is.moved.some(({ from, to }) => !was.moved.some((move) => move.from === from && move.to === to))
  );
}

/** Draws of a day go by their number in it, so that one more or less renames those that follow. */
function putsOff(was: readonly string[], is: readonly string[]): boolean {
  return was.length !== is.length || is.some((time, index) => time > (was[index] ?? ''));
}
