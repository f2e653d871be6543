const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * GA-04: `MM/DD HH:mm` where the merchant is. It is worked out here, because a browser's knowledge of time zones takes a
 * tenth of a second to wake on a cheap phone.
 */
export function matchTimeText(startsAtMs: number, timeZone: string): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(startsAtMs)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('month')}/${parts.get('day')} ${parts.get('hour')}:${parts.get('minute')}`;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}
