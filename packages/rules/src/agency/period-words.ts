/** A period of commissions; days and the hour are where the merchant is. */
export interface NamedPeriod {
  readonly fromDay: string;
  readonly toDay: string;
  /** The hour that it is, of one day; null: whole days. */
  readonly hour: number | null;
}

/** How a language writes. */
interface PeriodWriting {
  readonly day: (day: string) => string;
  /** The time at which an hour of the day begins, 0 to 24. */
  readonly clock: (hour: number) => string;
  readonly days: (from: string, to: string) => string;
  readonly hours: (day: string, from: string, to: string) => string;
}

/** A period in words: a day, some days, or an hour of one. */
export function periodWords({ fromDay, toDay, hour }: NamedPeriod, writing: PeriodWriting): string {
  const { day, clock } = writing;
  if (hour !== null) return writing.hours(day(fromDay), clock(hour), clock(hour + 1));
  return fromDay === toDay ? day(fromDay) : writing.days(day(fromDay), day(toDay));
}
