import { describe, expect, it } from 'vitest';
import { binomial } from '../../binomial.ts';
import { type ExactRatio, percentText } from '../../exact-ratio.ts';
import { seededIntegerSource } from '../../seeded-integer-source.ts';
import { drawLottery } from '../draw-shape.ts';
import { lineKindsOf } from '../line-kinds.ts';
import { returnPercentsOf } from '../lottery-odds.ts';
import { playOf } from '../testing/picks-of.ts';
import { proveEveryPlay } from '../testing/prove-every-play.ts';
import { winsOfPicks } from '../testing/wins-of-picks.ts';
import { ballColourNames, ballColours } from './ball-colours.ts';
import { markSix } from './mark-six.ts';
import { balls, ballValues, zodiacValues } from './mark-six-numbers.ts';

/** The year of the horse. */
const zodiacYear = 2026;
const family = markSix(zodiacYear);
const simulatedDraws = 10_000;

const wins = (code: string, text: string, drawn: string) => {
  const numbers = drawn.split(' ');
  return winsOfPicks(family, code, text, { regular: numbers.slice(0, 6), extra: numbers.slice(6) });
};

const all = (options: readonly { readonly code: string }[]) => options.map(({ code }) => code).join(',');

describe('seven of 49', () => {
  proveEveryPlay(markSix(zodiacYear), { seed: 1, simulatedDraws });

  it('LO-03 every play of Mark Six has a code of its own', () => {
    expect(family.plays).toHaveLength(31);
    expect(new Set(family.plays.map(({ code }) => code)).size).toBe(31);
  });

  it.each([
    ['extra-number-a', '100.00', '100.00'],
    ['extra-number-b', '87.76', '87.76'],
    ['extra-two-sides', '98.29', '98.29'],
    ['extra-colour', '93.67', '94.69'],
    ['extra-half-wave', '94.78', '94.90'],
    ['extra-head', '96.80', '96.94'],
    ['extra-tail', '96.94', '97.96'],
    ['regular-number', '88.16', '88.16'],
    ['regular-1-number', '100.00', '100.00'],
    ['regular-6-number', '100.00', '100.00'],
    ['seven-tail', '98.59', '99.59'],
    ['extra-zodiac', '96.94', '97.96'],
    ['seven-zodiac', '98.12', '98.59'],
    ['two-of-two', '76.53', '76.53'],
    ['three-of-three', '75.99', '75.99'],
    ['two-of-three', '81.96', '81.96'],
    ['two-with-extra', '76.53', '76.53'],
    ['extra-link', '76.53', '76.53'],
    ['zodiac-link-2', '82.02', '82.06'],
    ['zodiac-link-3', '76.28', '76.44'],
    ['zodiac-link-4', '77.00', '77.05'],
    ['miss-5', '95.91', '95.91'],
    ['miss-6', '93.78', '93.78'],
    ['miss-7', '94.22', '94.22'],
    ['miss-8', '95.53', '95.53'],
    ['miss-9', '96.58', '96.58'],
    ['miss-10', '96.69', '96.69'],
  ])('LO-03 of stakes on Mark Six %s %s to %s per cent come back', (code, lowest, highest) => {
    expect(returnPercentsOf(family.shape, playOf(family, code))).toEqual({ lowest, highest });
  });

  it('LO-03 heads and tails of Mark Six cannot pay what an animal of four balls does', () => {
    const head = returnPercentsOf(family.shape, playOf(family, 'extra-head'), {
      zero: 120_000,
      other: 120_000,
    });
    expect(head).toEqual({ lowest: '220.41', highest: '244.90' });
    const tail = returnPercentsOf(family.shape, playOf(family, 'extra-tail'), { other: 120_000 });
    expect(tail.highest).toBe('122.45');
  });

  it.each([2020, 2025, 2031])('LO-03 the year %d changes the balls of animals but no return', (year) => {
    for (const [index, play] of markSix(year).plays.entries()) {
      const sameIn2026 = family.plays[index];
      if (sameIn2026 === undefined) throw new Error(`2026 has no ${play.code}`);
      expect(play.code).toBe(sameIn2026.code);
      expect(returnPercentsOf(family.shape, play)).toEqual(returnPercentsOf(family.shape, sameIn2026));
    }
  });

  it('LO-03 each draw has as many winning lines of balls as their chance says', () => {
    const draw = drawLottery(family.shape, seededIntegerSource(7));
    const links = family.plays.filter((play) => play.kind === 'choice' && play.values === ballValues);
    expect(links).toHaveLength(11);
    for (const play of links) {
      const [kind, ...others] = lineKindsOf(family.shape, play);
      if (kind === undefined) throw new Error(`${play.code} has no lines`);
      const expected = [...kind.wins].map(([prize, { numerator, denominator }]) => {
        return [prize, (numerator * kind.lines) / denominator];
      });
      expect(others).toEqual([]);
      expect(winsOfPicks(family, play.code, all(ballValues), draw)).toEqual(Object.fromEntries(expected));
    }
  });

  it('LO-03 a link of animals that tells lines apart by one with as many balls as others cannot be counted', () => {
    const play = playOf(family, 'zodiac-link-2');
    if (play.kind !== 'choice') throw new Error('no choice');
    const wrong = play.wins.map((win) => ({ ...win, only: { value: 'ox', isTaken: true } }));
    expect(() => lineKindsOf(family.shape, { ...play, wins: wrong })).toThrow(RangeError);
    const some = play.wins.map((win) => ({ ...win, appeared: { drawn: 1 } }));
    expect(() => lineKindsOf(family.shape, { ...play, wins: some })).toThrow(RangeError);
  });

  it('LO-03 zodiac links win as often as adding up all that can be drawn of each animal says', () => {
    for (const chosen of [2, 3, 4]) {
      const kinds = lineKindsOf(family.shape, playOf(family, `zodiac-link-${chosen}`));
      const found = kinds.map(({ lines, wins: won }) => [lines, ...[...won.values()].map(text)]);
      const fours = Array.from({ length: chosen }, () => 4);
      expect(found).toEqual([
        [binomial(11, chosen), text(chanceOfEach(fours))],
        [binomial(11, chosen - 1), text(chanceOfEach([5, ...fours.slice(1)]))],
      ]);
    }
  });
});

function text(chance: ExactRatio): string {
  return percentText(chance, 10);
}

/** The chance that at least one ball of each animal is drawn, over all ways to share seven balls among them. */
function chanceOfEach(sizes: readonly number[]): ExactRatio {
  const others = 49 - sizes.reduce((sum, size) => sum + size, 0);
  const ways = (index: number, left: number): bigint => {
    const size = sizes[index];
    if (size === undefined) return binomial(others, left);
    let sum = 0n;
    for (let taken = 1; taken <= Math.min(size, left); taken += 1) {
      sum += binomial(size, taken) * ways(index + 1, left - taken);
    }
    return sum;
  };
  return { numerator: ways(0, 7), denominator: binomial(49, 7) };
}

describe('balls of Mark Six', () => {
  it('LO-03 every ball has one colour, one animal, and the year animal has five balls', () => {
    const coloured = ballColourNames.flatMap((colour) => [...ballColours[colour]]);
    expect(coloured.toSorted((a, b) => a - b)).toEqual(balls);
    expect(ballColourNames.map((colour) => ballColours[colour].length)).toEqual([17, 16, 16]);
    const values = zodiacValues(zodiacYear);
    expect(values.flatMap(({ numbers }) => numbers).toSorted((a, b) => a - b)).toEqual(balls);
    expect(values.find(({ code }) => code === 'horse')?.numbers).toEqual([1, 13, 25, 37, 49]);
    expect(values.find(({ code }) => code === 'snake')?.numbers).toEqual([2, 14, 26, 38]);
    expect(values.find(({ code }) => code === 'goat')?.numbers).toEqual([12, 24, 36, 48]);
    expect(zodiacValues(2025).find(({ code }) => code === 'snake')?.numbers).toEqual([1, 13, 25, 37, 49]);
  });
});

describe('draws of Mark Six', () => {
  const draw = '08 13 22 31 40 46 05';
  const tie = '01 02 03 04 05 06 49';

  it('looks at the extra', () => {
    expect(wins('extra-number-a', '05,08', draw)).toEqual({ win: 1n });
    expect(wins('extra-number-b', '08', draw)).toEqual({});
    expect(wins('extra-two-sides', 'big,small,odd,even', draw)).toEqual({ win: 2n });
    expect(wins('extra-two-sides', 'small,odd', draw)).toEqual({ win: 2n });
    expect(wins('extra-colour', 'red,blue,green', draw)).toEqual({ green: 1n });
    expect(wins('extra-half-wave', 'green-small,green-odd,green-big,red-odd', draw)).toEqual({
      'balls-7': 1n,
      'balls-8': 1n,
    });
    expect(wins('extra-head', '0,1', draw)).toEqual({ zero: 1n });
    expect(wins('extra-tail', '0,5', draw)).toEqual({ other: 1n });
    expect(wins('extra-zodiac', 'horse,tiger', draw)).toEqual({ other: 1n });
  });

  it('gives stakes on halves back by 49, which still has a colour, a head, a tail and an animal', () => {
    expect(wins('extra-two-sides', 'big,small,odd,even', tie)).toEqual({ tie: 4n });
    expect(wins('extra-half-wave', 'green-big,green-odd,red-even', tie)).toEqual({ tie: 3n });
    expect(wins('extra-colour', 'red,green', tie)).toEqual({ green: 1n });
    expect(wins('extra-head', '4', tie)).toEqual({ other: 1n });
    expect(wins('extra-tail', '9', tie)).toEqual({ other: 1n });
    expect(wins('extra-zodiac', 'horse', tie)).toEqual({ year: 1n });
    expect(wins('extra-number-a', '49', tie)).toEqual({ win: 1n });
  });

  it('looks at the six, and at each in the order in which they are drawn', () => {
    expect(wins('regular-number', '05,08,46', draw)).toEqual({ win: 2n });
    expect(wins('regular-1-number', '08,13', draw)).toEqual({ win: 1n });
    expect(wins('regular-6-number', '46', draw)).toEqual({ win: 1n });
    expect(wins('regular-6-number', '05', draw)).toEqual({});
  });

  it('pays tails and animals of all seven once', () => {
    expect(wins('seven-tail', '0,6,8,9', draw)).toEqual({ zero: 1n, other: 2n });
    expect(wins('seven-tail', '0', '10 20 30 40 01 02 03')).toEqual({ zero: 1n });
    expect(wins('seven-zodiac', 'horse,tiger,ox', draw)).toEqual({ year: 1n, other: 1n });
    expect(wins('seven-zodiac', 'horse', '01 13 25 37 49 02 03')).toEqual({ year: 1n });
  });

  it('pays links by which of the balls are the extra', () => {
    expect(wins('two-of-two', '08,13,05', draw)).toEqual({ win: 1n });
    expect(wins('three-of-three', '08,13,22,05', draw)).toEqual({ win: 1n });
    expect(wins('two-of-three', '08,13,05', draw)).toEqual({ two: 1n });
    expect(wins('two-of-three', '08,13,22,05', draw)).toEqual({ two: 3n, three: 1n });
    expect(wins('two-with-extra', '08,13,05', draw)).toEqual({ bothRegular: 1n, withExtra: 2n });
    expect(wins('extra-link', '08,13', draw)).toEqual({});
    expect(wins('extra-link', '08,05', draw)).toEqual({ win: 1n });
  });

  it('pays links of animals when all come, and misses when none does', () => {
    expect(wins('zodiac-link-2', 'horse,ox,tiger', draw)).toEqual({ year: 1n });
    expect(wins('zodiac-link-2', 'pig,rat,horse', draw)).toEqual({ year: 2n, other: 1n });
    expect(wins('zodiac-link-2', 'ox,tiger', draw)).toEqual({});
    expect(wins('zodiac-link-3', 'horse,tiger,pig', '13 05 08 01 25 37 49')).toEqual({ year: 1n });
    expect(wins('zodiac-link-3', 'rat,tiger,pig', '07 05 08 01 25 37 49')).toEqual({ other: 1n });
    expect(wins('zodiac-link-4', 'horse,tiger,pig,dog', '13 05 08 01 25 37 49')).toEqual({});
    expect(wins('miss-5', '01,02,03,04,06', draw)).toEqual({ win: 1n });
    expect(wins('miss-5', '01,02,03,04,05', draw)).toEqual({});
    expect(wins('miss-5', '01,02,03,04,05,06', draw)).toEqual({ win: 1n });
  });
});
