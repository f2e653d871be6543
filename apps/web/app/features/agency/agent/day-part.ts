export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening';

/** The greeting of an hour of the local day, 0 to 23. */
export function dayPartOf(hour: number): DayPart {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'noon';
  return hour <= 18 ? 'afternoon' : 'evening';
}
