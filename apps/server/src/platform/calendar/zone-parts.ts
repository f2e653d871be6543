type ZoneParts = (timeZone: string, atMs: number) => ReadonlyMap<string, string>;

/** Reads these parts of a moment where somebody is, by their names; an hour is one from 00 to 23. A formatter is made once for each zone. */
export function zonePartsOf(parts: Intl.DateTimeFormatOptions): ZoneParts {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone, atMs) => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...parts, timeZone, hourCycle: 'h23' });
    formats.set(timeZone, format);
    return new Map(format.formatToParts(atMs).map(({ type, value }) => [type, value]));
  };
}
