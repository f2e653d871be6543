import { describe, expect, it } from 'vitest';
import { newMoonMs } from '../testing/new-moon.ts';
import { zodiacAnimals } from '../zodiac-animals.ts';
import { animalOfYear, lunarYearOf, lunarYears } from './lunar-years.ts';

const dayMs = 86_400_000;
const chinaAheadMs = 8 * 3_600_000;
/** What the engine's calendar has wrong: it rounds new moons that are minutes from midnight to the other day. */
const wrongInEngines = new Map([
  [2027, '2027-02-07'],
  [2030, '2030-02-02'],
]);
/** The sign of each animal as the calendar counts years, the rat's first. */
const branches = '子丑寅卯辰巳午未申酉戌亥';

const calendar = new Intl.DateTimeFormat('zh-u-ca-chinese', { timeZone: 'UTC', year: 'numeric' });

/** What the engine's calendar says of a day's year: its number and its two signs. */
function yearOf(day: string): { readonly year: number; readonly signs: string } {
  const parts = calendar.formatToParts(Date.parse(day));
  const partOf = (type: string) => parts.find((part): boolean => part.type === type)?.value ?? '';
  return { year: Number(partOf('relatedYear')), signs: partOf('yearName') };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
}

describe('lunar years', () => {
  it('reach from 2020 to 2050 without a gap', () => {
    expect(lunarYears.map(({ year }) => year)).toEqual(
      Array.from({ length: 31 }, (_, index) => 2020 + index),
    );
  });

  it.each(lunarYears)(
    'LO-03 the lunar year of $firstDay is that of the $animal, as calendars have it',
    (lunar) => {
      const firstDay = wrongInEngines.get(lunar.year) ?? lunar.firstDay;
      const { year, signs } = yearOf(firstDay);
      expect(year).toBe(lunar.year);
      expect(yearOf(dayBefore(firstDay)).year).toBe(lunar.year - 1);
      expect(signs).toHaveLength(2);
      expect(zodiacAnimals[branches.indexOf(signs.slice(1))]).toBe(lunar.animal);
    },
  );

  it.each(lunarYears)('LO-03 on $firstDay there is a new moon in China', ({ firstDay }) => {
    const nearest = Math.round((Date.parse(firstDay) - newMoonMs(0)) / (29.530588861 * dayMs));
    expect(new Date(newMoonMs(nearest) + chinaAheadMs).toISOString().slice(0, 10)).toBe(firstDay);
  });

  it('tell the year of a day', () => {
    expect(lunarYearOf('2026-02-16')).toEqual({ year: 2025, animal: 'snake' });
    expect(lunarYearOf('2026-02-17')).toEqual({ year: 2026, animal: 'horse' });
    expect(lunarYearOf('2027-02-05').animal).toBe('horse');
    expect(lunarYearOf('2027-02-06').animal).toBe('goat');
    expect(lunarYearOf('2050-12-31')).toEqual({ year: 2050, animal: 'horse' });
  });

  it('do not guess what is outside the table', () => {
    expect(() => lunarYearOf('2020-01-24')).toThrow(RangeError);
    expect(() => lunarYearOf('2051-01-01')).toThrow(RangeError);
  });

  it('go round every twelve years', () => {
    expect(animalOfYear(2008)).toBe('rat');
    expect(animalOfYear(1983)).toBe('pig');
    expect(animalOfYear(2024)).toBe('dragon');
    expect(() => animalOfYear(2024.5)).toThrow(RangeError);
  });
});
