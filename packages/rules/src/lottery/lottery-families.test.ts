import { describe, expect, it } from 'vitest';
import { lineKindsOf } from './line-kinds.ts';
import { lotteryFamily, lotteryFamilyCodes } from './lottery-families.ts';
import { readPrizeOdds } from './lottery-odds.ts';
import { pickFieldsOf } from './pick-fields.ts';

const day = '2026-11-29';
const families = lotteryFamilyCodes.flatMap((code) => lotteryFamily(code, day) ?? []);

describe('the families of lotteries', () => {
  it('LO-03 each is found by its own code', () => {
    expect(families.map(({ code }) => code)).toEqual([...lotteryFamilyCodes]);
    expect(new Set(lotteryFamilyCodes).size).toBe(lotteryFamilyCodes.length);
    expect(lotteryFamilyCodes).toEqual(expect.arrayContaining(['ssc', 'k3', 'pk10', 'mark-six']));
  });

  it('an unknown code has none', () => {
    expect(lotteryFamily('keno', day)).toBeUndefined();
    expect(lotteryFamily('toString', day)).toBeUndefined();
  });

  it.each(families)(
    'LO-03 no line of $code gives more back than was staked, by the highest series',
    (family) => {
      const band = {
        lowest: { numerator: 1n, denominator: 3n },
        highest: { numerator: 1n, denominator: 1n },
      };
      const outside = family.plays.filter((play) => !readPrizeOdds(family.shape, play, {}, band).ok);
      expect(outside.map(({ code }) => code)).toEqual([]);
    },
  );

  it.each(families)(
    'every prize of $code has a code of its own in its play, and can be won',
    ({ shape, plays }) => {
      for (const play of plays) {
        const codes = play.prizes.map(({ code }) => code);
        const won = new Set(lineKindsOf(shape, play).flatMap(({ wins }) => [...wins.keys()]));
        expect({ [play.code]: codes.toSorted() }).toEqual({ [play.code]: [...won].toSorted() });
      }
    },
  );

  it('LO-03 Mark Six follows the lunar year of the draw, not of the calendar', () => {
    const yearAnimal = (drawDay: string) => {
      const play = lotteryFamily('mark-six', drawDay)?.plays.find(({ code }) => code === 'extra-zodiac');
      if (play?.kind !== 'plate') throw new Error('no plate of animals');
      return play.options.find(({ wins }) => wins.some(({ prize }) => prize === 'year'))?.code;
    };
    expect(yearAnimal('2026-02-16')).toBe('snake');
    expect(yearAnimal('2026-02-17')).toBe('horse');
    expect(yearAnimal('2027-02-05')).toBe('horse');
    expect(yearAnimal('2027-02-06')).toBe('goat');
  });

  it('what is picked in one lunar year means the same in the next, so that a chase may cross it', () => {
    const written = (drawDay: string) => {
      const family = lotteryFamily('mark-six', drawDay);
      return family?.plays.map((play) => [
        play.code,
        play.prizes,
        pickFieldsOf(family.shape, play).map(({ size, codeOf }) =>
          Array.from({ length: size }, (_, value) => codeOf(value)),
        ),
      ]);
    };
    expect(written('2027-02-05')).toHaveLength(families.at(-1)?.plays.length ?? 0);
    expect(written('2027-02-06')).toEqual(written('2027-02-05'));
  });

  it('builds the family of a lunar year once', () => {
    expect(lotteryFamily('mark-six', '2026-03-01')).toBe(lotteryFamily('mark-six', '2026-12-31'));
    expect(() => lotteryFamily('mark-six', '1999-01-01')).toThrow(RangeError);
    expect(lotteryFamily('k3', '1999-01-01')?.code).toBe('k3');
  });
});
