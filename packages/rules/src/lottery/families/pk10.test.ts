import { describe, expect, it } from 'vitest';
import { countLines } from '../count-lines.ts';
import { returnPercentsOf } from '../lottery-odds.ts';
import { readPicks } from '../read-picks.ts';
import { picksOf, playOf } from '../testing/picks-of.ts';
import { proveEveryPlay } from '../testing/prove-every-play.ts';
import { winsOfPicks } from '../testing/wins-of-picks.ts';
import { pk10 } from './pk10.ts';

const wins = (code: string, text: string, drawn: string) =>
  winsOfPicks(pk10, code, text, { places: drawn.split(' ') });

const race = '07 04 10 01 02 03 05 06 08 09';

describe('a race of ten', () => {
  proveEveryPlay(pk10, { seed: 1 });

  it('LO-03 every play of PK10 has a code of its own', () => {
    expect(pk10.plays).toHaveLength(29);
    expect(new Set(pk10.plays.map(({ code }) => code)).size).toBe(29);
  });

  it.each([
    ['numbers at a place', /^place-\d+-number$/, 10, '99.10', '99.10'],
    ['sides of a place', /^place-\d+-two-sides$/, 10, '99.10', '99.10'],
    ['dragon and tiger', /^dragon-tiger-\d-\d+$/, 5, '99.10', '99.10'],
    ['the sum of the first two', /^first-two-sum$/, 1, '91.56', '95.33'],
    ['sides of that sum', /^first-two-two-sides$/, 1, '97.78', '98.33'],
    ['the first places', /^first-(two|three)-straight$/, 2, '90.00', '90.00'],
  ])(
    'LO-03 of stakes on PK10 on %s (%s, %d plays) %s to %s per cent come back',
    (_, codes, count, lowest, highest) => {
      const plays = pk10.plays.filter(({ code }) => codes.test(code));
      expect(plays).toHaveLength(count);
      for (const play of plays) {
        expect({ [play.code]: returnPercentsOf(pk10.shape, play) }).toEqual({
          [play.code]: { lowest, highest },
        });
      }
    },
  );

  it('pays the first places by the series', () => {
    expect(returnPercentsOf(pk10.shape, playOf(pk10, 'first-two-straight'), {}, 1_980).highest).toBe('99.00');
  });

  it('looks at the number of each place', () => {
    expect(wins('place-1-number', '07,04', race)).toEqual({ win: 1n });
    expect(wins('place-3-number', '10', race)).toEqual({ win: 1n });
    expect(wins('place-10-number', '09', race)).toEqual({ win: 1n });
    expect(wins('place-10-number', '07', race)).toEqual({});
    expect(wins('place-1-two-sides', 'big,odd', race)).toEqual({ win: 2n });
    expect(wins('place-2-two-sides', 'big,odd', race)).toEqual({});
    expect(wins('place-8-two-sides', 'big,small,odd,even', race)).toEqual({ win: 2n });
  });

  it('sets places that lie opposite against each other; there is no tie', () => {
    expect(wins('dragon-tiger-1-10', 'dragon', race)).toEqual({});
    expect(wins('dragon-tiger-1-10', 'tiger', race)).toEqual({ win: 1n });
    expect(wins('dragon-tiger-3-8', 'dragon,tiger', race)).toEqual({ win: 1n });
    expect(wins('dragon-tiger-3-8', 'dragon', race)).toEqual({ win: 1n });
    expect(wins('dragon-tiger-5-6', 'tiger', race)).toEqual({ win: 1n });
  });

  it('adds the first two places; 11 is small and odd', () => {
    expect(wins('first-two-sum', '11,12', race)).toEqual({ 'sum-11': 1n });
    expect(wins('first-two-sum', '3,19', '10 09 01 02 03 04 05 06 07 08')).toEqual({ 'sum-3-19': 1n });
    expect(wins('first-two-two-sides', 'big,small,odd,even', race)).toEqual({ smallOdd: 2n });
    expect(wins('first-two-two-sides', 'big,even', '10 02 01 03 04 05 06 07 08 09')).toEqual({ bigEven: 2n });
  });

  it('wants the first places in their order', () => {
    expect(wins('first-two-straight', '07,04|04,07', race)).toEqual({ win: 1n });
    expect(wins('first-two-straight', '04|07', race)).toEqual({});
    expect(wins('first-three-straight', '07|04|10,01', race)).toEqual({ win: 1n });
    expect(wins('first-three-straight', '07|04|01', race)).toEqual({});
  });

  it('LO-03 no line of PK10 has one number at two places', () => {
    const play = playOf(pk10, 'first-two-straight');
    expect(countLines(pk10.shape, play, picksOf(pk10, play.code, '01,02|01,02,03'))).toBe(4n);
    expect(readPicks(pk10.shape, play, '01|01')).toEqual({ ok: false, code: 'lottery.picks.incomplete' });
    expect(readPicks(pk10.shape, play, '1|2')).toEqual({ ok: false, code: 'lottery.picks.invalid' });
  });
});
