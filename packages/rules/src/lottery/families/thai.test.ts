import { describe, expect, it } from 'vitest';
import { returnPercentsOf } from '../lottery-odds.ts';
import { readPicks } from '../read-picks.ts';
import { playOf } from '../testing/picks-of.ts';
import { proveEveryPlay } from '../testing/prove-every-play.ts';
import { winsOfPicks } from '../testing/wins-of-picks.ts';
import { thai, thaiFour, thaiLao, thaiThree } from './thai.ts';

const families = [thai, thaiFour, thaiLao, thaiThree];

const draw = { first: ['903556'], frontThree: ['111', '244'], backThree: ['556', '556'], bottomTwo: ['65'] };
const wins = (code: string, picks: string) => winsOfPicks(thai, code, picks, draw);

describe('Thai plays', () => {
  proveEveryPlay(thai, { seed: 1 });
  proveEveryPlay(thaiFour, { seed: 1 });
  proveEveryPlay(thaiLao, { seed: 1 });
  proveEveryPlay(thaiThree, { seed: 1 });

  it.each(families)('LO-03 what comes back of stakes on $code', (family) => {
    const common = {
      '3-top': '90.00',
      '3-tod': '90.00',
      '2-top': '90.00',
      '2-bottom': '90.00',
      'run-top': '86.72',
      'run-bottom': '79.80',
    };
    const four = { '4-top': '60.00' };
    const threes = { '3-front': '90.00', '3-bottom': '90.00' };
    const returns = family.plays.map((play) => {
      const { lowest, highest } = returnPercentsOf(family.shape, play);
      return [play.code, lowest === highest ? lowest : `${lowest} ${highest}`];
    });
    expect(Object.fromEntries(returns)).toEqual(
      {
        thai: { ...common, ...four, ...threes },
        'thai-four': { ...common, ...four },
        'thai-lao': { ...common, ...four },
        'thai-three': common,
      }[family.code],
    );
  });

  it('LO-03 the top is the end of the first prize', () => {
    expect(wins('3-top', '556,565')).toEqual({ win: 1n });
    expect(wins('2-top', '56,65')).toEqual({ win: 1n });
    expect(wins('4-top', '3556,9035')).toEqual({ win: 1n });
    expect(wins('3-top', '903')).toEqual({});
  });

  it('LO-03 what may come in any order pays by how many orders there are', () => {
    expect(wins('3-tod', '655')).toEqual({ 'win-3': 1n });
    expect(wins('3-tod', '556,565,655')).toEqual({ 'win-3': 3n });
    expect(wins('3-tod', '566')).toEqual({});
    expect(winsOfPicks(thai, '3-tod', '321', { ...draw, first: ['000123'] })).toEqual({ 'win-6': 1n });
    expect(readPicks(thai.shape, playOf(thai, '3-tod'), '777')).toEqual({
      ok: false,
      code: 'lottery.picks.invalid',
    });
  });

  it('LO-03 a three that is drawn twice wins twice', () => {
    expect(wins('3-front', '111,244')).toEqual({ win: 2n });
    expect(wins('3-bottom', '556')).toEqual({ win: 2n });
    expect(wins('3-bottom', '111')).toEqual({});
  });

  it('LO-03 a running digit wins once, however often it comes', () => {
    expect(wins('run-top', '5')).toEqual({ win: 1n });
    expect(wins('run-top', '5,6,3')).toEqual({ win: 2n });
    expect(wins('run-bottom', '5,6,3')).toEqual({ win: 2n });
    expect(wins('2-bottom', '65,56')).toEqual({ win: 1n });
  });

  it('LO-03 results of four and of three digits have the plays that they can decide', () => {
    const four = { first: ['0123'], bottomTwo: ['45'] };
    expect(winsOfPicks(thaiFour, '4-top', '0123', four)).toEqual({ win: 1n });
    expect(winsOfPicks(thaiFour, 'run-top', '0', four)).toEqual({});
    expect(winsOfPicks(thaiThree, '3-top', '123', { first: ['123'], bottomTwo: ['45'] })).toEqual({
      win: 1n,
    });
  });
  it('LO-03 the bottom of a Lao result is the first two of its four digits', () => {
    const lao = { first: ['4556'] };
    expect(winsOfPicks(thaiLao, '2-bottom', '45,56', lao)).toEqual({ win: 1n });
    expect(winsOfPicks(thaiLao, 'run-bottom', '4,5,6', lao)).toEqual({ win: 2n });
    expect(winsOfPicks(thaiLao, '3-top', '556', lao)).toEqual({ win: 1n });
    expect(winsOfPicks(thaiLao, '4-top', '4556', lao)).toEqual({ win: 1n });
  });
});
