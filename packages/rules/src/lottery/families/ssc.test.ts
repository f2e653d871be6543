import { describe, expect, it } from 'vitest';
import { countLines } from '../count-lines.ts';
import { returnPercentsOf } from '../lottery-odds.ts';
import { picksOf, playOf } from '../testing/picks-of.ts';
import { proveEveryPlay } from '../testing/prove-every-play.ts';
import { winsOfPicks } from '../testing/wins-of-picks.ts';
import { ssc } from './ssc.ts';

const wins = (code: string, text: string, drawn: string) =>
  winsOfPicks(ssc, code, text, { digits: [...drawn] });

describe('five digits from 0 to 9', () => {
  proveEveryPlay(ssc, { seed: 1 });

  it('LO-03 all plays have a code of their own', () => {
    expect(new Set(ssc.plays.map(({ code }) => code)).size).toBe(ssc.plays.length);
  });

  it.each([
    ['five-group-120', 252n],
    ['five-group-60', 840n],
    ['five-group-30', 360n],
    ['five-group-20', 360n],
    ['five-group-10', 90n],
    ['five-group-5', 90n],
    ['first-three-group-3', 90n],
    ['first-three-group-6', 120n],
  ])('LO-03 the whole wheel of %s has %d lines', (code, lines) => {
    const digits = '0,1,2,3,4,5,6,7,8,9';
    const text = code.startsWith('five') && code !== 'five-group-120' ? `${digits}|${digits}` : digits;
    expect(countLines(ssc.shape, playOf(ssc, code), picksOf(ssc, code, text))).toBe(lines);
  });

  it.each([
    ['five-straight', '90.00', '90.00'],
    ['five-any-2', '88.02', '88.02'],
    ['smooth-1', '88.04', '88.04'],
    ['place-1-number', '99.10', '99.10'],
    ['first-three-pattern', '70.00', '86.40'],
    ['dragon-tiger-1-5', '94.00', '99.00'],
  ])('LO-03 of stakes on %s %s to %s per cent come back', (code, lowest, highest) => {
    expect(returnPercentsOf(ssc.shape, playOf(ssc, code))).toEqual({ lowest, highest });
  });

  it('LO-03 every play has the name that its players use, and no two have the same', () => {
    const names = new Map(ssc.plays.map(({ code, localName }) => [code, localName]));
    expect(new Set(names.values()).size).toBe(ssc.plays.length);
    const some = [
      'five-straight',
      'first-four-group-6',
      'last-three-group-6',
      'first-two-group-45',
      'smooth-4',
    ];
    expect(some.map((code) => names.get(code))).toEqual([
      '五星直选复式',
      '前四组选6',
      '后三组六',
      '前二组选',
      '四季发财',
    ]);
    expect(names.get('place-5-two-sides')).toBe('个位两面');
    expect(names.get('dragon-tiger-1-5')).toBe('龙虎万个');
  });

  it('pays traditional plays by the series', () => {
    expect(returnPercentsOf(ssc.shape, playOf(ssc, 'five-straight'), {}, 1_980).highest).toBe('99.00');
    expect(returnPercentsOf(ssc.shape, playOf(ssc, 'five-straight'), {}, 1_700).highest).toBe('85.00');
    expect(returnPercentsOf(ssc.shape, playOf(ssc, 'place-1-number'), {}, 1_700).highest).toBe('99.10');
  });

  it('counts winning lines of many picks at once', () => {
    expect(wins('five-straight', '1,2|2|3|4|5,6', '12345')).toEqual({ win: 1n });
    expect(wins('any-two', '1|2|3||', '12399')).toEqual({ win: 3n });
    expect(wins('first-two-two-sides', 'big,odd|odd', '71000')).toEqual({ win: 2n });
    expect(wins('five-group-60', '1,2|2,3,4,5', '11345')).toEqual({ win: 1n });
    expect(wins('first-three-group-3', '1,2,3', '11200')).toEqual({ win: 1n });
    expect(wins('first-three-group-3', '1,2,3', '11100')).toEqual({});
    expect(wins('first-three-any-2', '1,2,3', '12300')).toEqual({ win: 3n });
    expect(wins('smooth-2', '1,2', '11220')).toEqual({ win: 2n });
  });
});
