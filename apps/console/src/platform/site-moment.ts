/** Day and time of a moment where the site is; `undefined` where the clock of this desk says the same. */
export function siteMoment(text: string, siteZone: string, locale: string): string | undefined {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return undefined;
  const format = (timeZone: string | undefined): string =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(timeZone === undefined ? {} : { timeZone }),
    }).format(moment);
  const onSite = format(siteZone);
  return onSite === format(undefined) ? undefined : onSite;
}
