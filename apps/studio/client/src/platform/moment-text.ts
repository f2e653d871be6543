/** An RFC 3339 moment to the second, of 24 hours, in the player's language and time zone. */
export function momentText(moment: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return format.format(new Date(moment));
}
