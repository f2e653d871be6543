import { zonePartsOf } from './zone-parts.ts';

/** When somebody is there, week by week: minutes since Monday 00:00, the end not included; an end may lie beyond Sunday. */
export interface OpeningHours {
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

export interface Opening {
  readonly isOpen: boolean;
  /** When that changes; `undefined`: never. */
  readonly changesAtMs: number | undefined;
}

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;
const minuteMs = 60_000;

/**
 * Reads `always`, `off`, or times such as `mon-fri 09:00-18:00, sat 22:00-02:00`, whose end may lie on the next day.
 *
 * @returns `undefined` for anything else
 */
export function parseOpeningHours(text: string): OpeningHours | undefined {
  if (text === 'off') return { spans: [] };
  if (text === 'always') return { spans: [{ from: 0, to: weekMinutes }] };
  const parts = text.split(',').map((part) => spansOf(part.trim()));
  const spans = parts.flatMap((part) => part ?? []);
  return parts.includes(undefined) || spans.length === 0 ? undefined : { spans };
}

function spansOf(part: string): OpeningHours['spans'] | undefined {
  const match = /^([a-z]{3})(?:-([a-z]{3}))? (\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(part);
  if (match === null) return undefined;
  const [, firstName = '', lastName = firstName, ...times] = match;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = times.map(Number);
  const first = dayNames.indexOf(firstName);
  const last = dayNames.indexOf(lastName);
  const from = fromHour * 60 + fromMinute;
  const to = toHour * 60 + toMinute;
  const isTime = fromMinute < 60 && toMinute < 60 && from < dayMinutes && to <= dayMinutes && from !== to;
  if (first < 0 || last < first || !isTime) return undefined;
  const lengthMinutes = to > from ? to - from : to - from + dayMinutes;
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const begins = (first + place) * dayMinutes + from;
    return { from: begins, to: begins + lengthMinutes };
  });
}

/** Whether somebody is there at a moment, and until when, by the clocks of a time zone. */
export function openingAt({ spans }: OpeningHours, timeZone: string, nowMs: number): Opening {
  const minute = minuteOfWeek(timeZone, nowMs);
  const isOpen = isWithin(spans, minute);
  const inMinutes = spans
    .flatMap(({ from, to }) => [from, to % weekMinutes])
    .filter((boundary) => isWithin(spans, boundary) !== isOpen)
    .map((boundary) => (boundary - minute + weekMinutes) % weekMinutes);
  if (inMinutes.length === 0) return { isOpen, changesAtMs: undefined };
  const delta = Math.min(...inMinutes);
  const guessMs = Math.floor(nowMs / minuteMs) * minuteMs + delta * minuteMs;
  // Where the clocks are changed in between, the guess is off by as much.
  const half = weekMinutes / 2;
  const shown = minuteOfWeek(timeZone, guessMs);
  const off = ((minute + delta - shown + half + weekMinutes) % weekMinutes) - half;
  return { isOpen, changesAtMs: guessMs + off * minuteMs };
}

function isWithin(spans: OpeningHours['spans'], minute: number): boolean {
  return spans.some(({ from, to }) => (minute - from + weekMinutes) % weekMinutes < to - from);
}

const partsAt = zonePartsOf({ weekday: 'short', hour: '2-digit', minute: '2-digit' });

function minuteOfWeek(timeZone: string, nowMs: number): number {
  const parts = partsAt(timeZone, nowMs);
  const day = dayNames.indexOf(parts.get('weekday')?.toLowerCase() ?? '');
  return day * dayMinutes + Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
}
