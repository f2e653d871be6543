import type { Moments } from '../../../platform/calendar/day-moments-sql.ts';

const firstMs = 60_000;
const growth = 4;

/**
 * A time in parts, the last first and each four times as long as the one after it, so that what lies at the end is found in
 * little and a whole day takes seven questions. It begins at `last`, included, where that lies before the end.
 */
export function* timesBackwards({ from, to }: Moments, last: Date | undefined): Generator<Moments> {
  let end = Math.min(to.getTime(), last === undefined ? Number.POSITIVE_INFINITY : last.getTime() + 1);
  for (let lengthMs = firstMs; end > from.getTime(); lengthMs *= growth) {
    const begin = Math.max(from.getTime(), end - lengthMs);
    yield { from: new Date(begin), to: new Date(end) };
    end = begin;
  }
}
