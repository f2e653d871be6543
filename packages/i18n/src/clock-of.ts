/** Times of the day as a locale writes them. */
export function clockOf(locale: string): (hour: number) => string {
  const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return (hour) => format.format(new Date(Date.UTC(2000, 0, 1, hour)));
}
