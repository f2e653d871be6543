import { type ZodiacAnimal, zodiacAnimals } from '../zodiac-animals.ts';

export interface LunarYear {
  /** The calendar year in which it begins. */
  readonly year: number;
  readonly animal: ZodiacAnimal;
}

/**
 * The first day of each lunar year, which is that of a new moon as China's clocks have it. Calendars that round the moon
 * (those of JavaScript engines too) have 2027 and 2030 wrong by a day: both new moons are minutes from midnight.
 */
const firstDays: readonly string[] = [
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
  '2041-02-01',
  '2042-01-22',
  '2043-02-10',
  '2044-01-30',
  '2045-02-17',
  '2046-02-06',
  '2047-01-26',
  '2048-02-14',
  '2049-02-02',
  '2050-01-23',
];

export const lunarYears: readonly (LunarYear & { readonly firstDay: string })[] = firstDays.map(
  (firstDay) => {
    const year = Number(firstDay.slice(0, 4));
    return { year, firstDay, animal: animalOfYear(year) };
  },
);

/** The animal of the lunar year that begins in a calendar year; 2020 was a rat's, and there are twelve. */
export function animalOfYear(year: number): ZodiacAnimal {
  const yearsAfterRat = year - 2020;
  const cyclesBefore = Math.floor(yearsAfterRat / zodiacAnimals.length);
  const animal = zodiacAnimals[yearsAfterRat - cyclesBefore * zodiacAnimals.length];
  if (animal === undefined) throw new RangeError(`no whole year: ${year}`);
  return animal;
}

/** The lunar year of a day (`2026-02-17`). Days outside the table are an error, never a guess. */
export function lunarYearOf(day: string): LunarYear {
  const found = lunarYears.findLast(({ firstDay }) => firstDay <= day);
  const last = lunarYears.at(-1);
  if (found === undefined || last === undefined || day >= `${last.year + 1}-01-01`) {
    throw new RangeError(`no lunar year is known of ${day}`);
  }
  return { year: found.year, animal: found.animal };
}
