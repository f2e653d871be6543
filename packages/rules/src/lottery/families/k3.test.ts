import { describe, expect, it } from 'vitest';
import { countLines } from '../count-lines.ts';
import { returnPercentsOf } from '../lottery-odds.ts';
import { picksOf, playOf } from '../testing/picks-of.ts';
import { proveEveryPlay } from '../testing/prove-every-play.ts';
import { winsOfPicks } from '../testing/wins-of-picks.ts';
import { k3 } from './k3.ts';

const wins = (code: string, text: string, drawn: string) => winsOfPicks(k3, code, text, { dice: [...drawn] });

describe('three dice', () => {
  proveEveryPlay(k3, { seed: 1 });

  it.each([
    ['sum', '66.67', '76.39'],
    ['sum-two-sides', '96.35', '96.35'],
    ['one-number', '94.63', '94.63'],
    ['triple', '76.39', '76.39'],
    ['any-triple', '76.39', '76.39'],
    ['pair', '72.59', '72.59'],
    ['two-different', '66.67', '66.67'],
    ['three-different', '77.78', '77.78'],
    ['any-straight', '76.67', '76.67'],
  ])('LO-03 of stakes on K3 %s %s to %s per cent come back', (code, lowest, highest) => {
    expect(returnPercentsOf(k3.shape, playOf(k3, code))).toEqual({ lowest, highest });
  });

  it('LO-03 every play of K3 has a code of its own and a return that is checked above', () => {
    expect(new Set(k3.plays.map(({ code }) => code)).size).toBe(9);
    expect(k3.plays).toHaveLength(9);
  });

  it('LO-03 the payout of one number that comes two and three times must not be doubled and tripled', () => {
    const doubled = { once: 20_500, twice: 41_000, thrice: 61_500 };
    expect(returnPercentsOf(k3.shape, playOf(k3, 'one-number'), doubled).highest).toBe('102.50');
  });

  it('pays sums by what is shown, whatever the order of the dice', () => {
    expect(wins('sum', '3,4,10', '112')).toEqual({ 'sum-4-17': 1n });
    expect(wins('sum', '17', '665')).toEqual({ 'sum-4-17': 1n });
    expect(wins('sum', '10,11', '631')).toEqual({ 'sum-10-11': 1n });
    expect(wins('sum', '3', '111')).toEqual({ 'sum-3-18': 1n });
    expect(wins('sum', '9,12', '631')).toEqual({});
  });

  it('takes the halves of the sums where all dice are alike', () => {
    expect(wins('sum-two-sides', 'big,small,odd,even', '344')).toEqual({ win: 2n });
    expect(wins('sum-two-sides', 'big,odd', '344')).toEqual({ win: 2n });
    expect(wins('sum-two-sides', 'small', '631')).toEqual({ win: 1n });
    expect(wins('sum-two-sides', 'big,small,odd,even', '111')).toEqual({});
    expect(wins('sum-two-sides', 'big,small,odd,even', '444')).toEqual({});
  });

  it('pays a number by how often it is shown', () => {
    expect(wins('one-number', '1,2', '123')).toEqual({ once: 2n });
    expect(wins('one-number', '1,2', '212')).toEqual({ once: 1n, twice: 1n });
    expect(wins('one-number', '2', '222')).toEqual({ thrice: 1n });
    expect(wins('one-number', '4,5,6', '123')).toEqual({});
  });

  it('tells alike, different and neighbouring dice apart', () => {
    expect(wins('triple', '111,222', '222')).toEqual({ win: 1n });
    expect(wins('triple', '111', '222')).toEqual({});
    expect(wins('any-triple', 'triple', '555')).toEqual({ win: 1n });
    expect(wins('any-triple', 'triple', '556')).toEqual({});
    expect(wins('pair', '11,22', '121')).toEqual({ win: 1n });
    expect(wins('pair', '11', '111')).toEqual({ win: 1n });
    expect(wins('pair', '11', '123')).toEqual({});
    expect(wins('two-different', '1,2,3', '113')).toEqual({ win: 1n });
    expect(wins('two-different', '1,2,3', '132')).toEqual({ win: 3n });
    expect(wins('two-different', '1,2', '111')).toEqual({});
    expect(wins('three-different', '1,2,3,4', '431')).toEqual({ win: 1n });
    expect(wins('three-different', '1,2,3', '133')).toEqual({});
    expect(wins('any-straight', 'straight', '423')).toEqual({ win: 1n });
    expect(wins('any-straight', 'straight', '561')).toEqual({});
    expect(wins('any-straight', 'straight', '124')).toEqual({});
  });

  it('LO-03 combinations of K3 make a line each', () => {
    const all = '1,2,3,4,5,6';
    expect(countLines(k3.shape, playOf(k3, 'two-different'), picksOf(k3, 'two-different', all))).toBe(15n);
    expect(countLines(k3.shape, playOf(k3, 'three-different'), picksOf(k3, 'three-different', all))).toBe(
      20n,
    );
  });
});
