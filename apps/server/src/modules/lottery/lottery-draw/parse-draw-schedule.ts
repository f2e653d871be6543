import type { CalendarSchedule, DrawSchedule } from './draw-schedule.ts';

/** Reads a stored schedule; `undefined` for what is none, or by which nothing would ever be drawn. */
export function parseDrawSchedule(value: unknown): DrawSchedule | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('everySeconds' in value) {
    const { everySeconds } = value;
    const isWhole = Number.isInteger(everySeconds) && 1800 % Number(everySeconds) === 0;
    return isWhole && Number(everySeconds) >= 30 ? { everySeconds: Number(everySeconds) } : undefined;
  }
  // One time on days of the week has a short way of writing.
  if ('at' in value) return parseCalendar({ ...value, times: [value.at] });
  return parseCalendar(value);
}

function parseCalendar(value: object): CalendarSchedule | undefined {
  const given = new Map<string, unknown>(Object.entries(value));
  const listOf = (name: string): readonly unknown[] | undefined => {
    const list = given.get(name) ?? [];
    return Array.isArray(list) ? list : undefined;
  };
  const times = listOf('times')?.filter(isTime);
  const weekdays = listOf('weekdays')?.filter(isWithin(7));
  const monthDays = listOf('monthDays')?.filter(isWithin(31));
  const without = listOf('without')?.filter(isDate);
  const moved = listOf('moved')?.filter(isMove);
  if (!times || !weekdays || !monthDays || !without || !moved) return undefined;
  const read = { times, weekdays, monthDays, without, moved };
  const isWhole = Object.entries(read).every(([name, list]) => list.length === listOf(name)?.length);
  if (!isWhole || times.length === 0 || weekdays.length + monthDays.length === 0) return undefined;
  if (hasTwice(times) || hasTwice(weekdays) || hasTwice(monthDays)) return undefined;
  const left = [...without, ...moved.map(({ from }) => from)];
  if (hasTwice(left) || hasTwice(moved.map(({ to }) => to))) return undefined;
  return { ...read, times: times.toSorted() };
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function isWithin(highest: number): (value: unknown) => value is number {
  return (value): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= highest;
}

/** A day that the calendar has. */
function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
}

function isMove(value: unknown): value is { readonly from: string; readonly to: string } {
  if (typeof value !== 'object' || value === null || !('from' in value && 'to' in value)) return false;
  return isDate(value.from) && isDate(value.to) && value.from !== value.to;
}

function hasTwice(values: readonly unknown[]): boolean {
  return new Set(values).size < values.length;
}
