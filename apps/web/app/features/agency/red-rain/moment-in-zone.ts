/** How far a zone's clock is ahead of UTC at a moment. */
function aheadMs(timeZone: string, momentMs: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
  } as const).formatToParts(new Date(momentMs));
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const shownMs = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shownMs - Math.floor(momentMs / 1000) * 1000;
}

/** The moment at which a zone's clocks show a day and a time; `undefined` where they are none. */
export function momentInZone(timeZone: string, day: string, time: string): Date | undefined {
  const shownMs = Date.parse(`${day}T${time}:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time) || Number.isNaN(shownMs)) return undefined;
  const firstMs = shownMs - aheadMs(timeZone, shownMs);
  // Near a change of clocks the first guess may have taken the other side's.
  return new Date(shownMs - aheadMs(timeZone, firstMs));
}

/** What a zone's clocks show at a moment, as the fields of a form have it. */
export function shownInZone(
  timeZone: string,
  momentMs: number,
): { readonly day: string; readonly time: string } {
  const shown = new Date(momentMs + aheadMs(timeZone, momentMs)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
