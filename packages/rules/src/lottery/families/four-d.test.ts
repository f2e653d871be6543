import { describe, expect, it } from 'vitest';
import { percentText } from '../../exact-ratio.ts';
import { lineKindsOf } from '../line-kinds.ts';
import { returnOf, returnPercentsOf, seriesBase } from '../lottery-odds.ts';
import { withArrangements } from '../number-pickers.ts';
import { readPicks } from '../read-picks.ts';
import { playOf } from '../testing/picks-of.ts';
import { proveEveryPlay } from '../testing/prove-every-play.ts';
import { winsOfPicks } from '../testing/wins-of-picks.ts';
import { fourD } from './four-d.ts';

/** 1234 comes as a special and as a consolation prize, 7778 twice among the specials. */
const draw = {
  first: ['1243'],
  second: ['5566'],
  third: ['8998'],
  special: ['1234', '7778', '7778', '2001', '2002', '2003', '2004', '2005', '2006', '2007'],
  consolation: ['1234', '1123', '3001', '3002', '3003', '3004', '3005', '3006', '3007', '3008'],
};

const wins = (code: string, picks: string) => winsOfPicks(fourD, code, picks, draw);

describe('23 numbers of four digits', () => {
  proveEveryPlay(fourD, { seed: 4, simulatedDraws: 1_000 });

  it('LO-03 what comes back of stakes on four digits', () => {
    const returns = fourD.plays.map((play) => [play.code, returnPercentsOf(fourD.shape, play)]);
    const same = (percent: string) => ({ lowest: percent, highest: percent });
    expect(Object.fromEntries(returns)).toEqual({
      big: same('64.00'),
      small: same('65.00'),
      '4a': same('60.00'),
      'ibox-big': { lowest: '64.00', highest: '66.72' },
      'ibox-small': { lowest: '65.00', highest: '65.28' },
      '3a': same('66.00'),
      '3abc': same('61.00'),
      '2a': same('66.00'),
      '2abc': same('61.00'),
    });
  });

  it.each([
    ['ibox-big', ['64.00', '64.08', '64.20', '66.72']],
    ['ibox-small', ['65.00', '65.10', '65.16', '65.28']],
  ])('LO-03 %s gives back more where payouts are rounded up more', (code, percents) => {
    const play = playOf(fourD, code);
    const kinds = lineKindsOf(fourD.shape, play);
    expect(kinds.map((kind) => percentText(returnOf(play, kind, {}, seriesBase), 2))).toEqual(percents);
    expect(kinds.map(({ lines }) => lines)).toEqual([360n, 270n, 4_320n, 5_040n]);
  });

  it('LO-03 a number that is drawn twice wins twice', () => {
    expect(wins('big', '1234')).toEqual({ special: 1n, consolation: 1n });
    expect(wins('big', '7778')).toEqual({ special: 2n });
    expect(wins('big', '1243,5566,8998,2001')).toEqual({ first: 1n, second: 1n, third: 1n, special: 1n });
    expect(wins('big', '9999')).toEqual({});
    expect(wins('small', '1243,1234')).toEqual({ first: 1n });
    expect(wins('4a', '1243,5566')).toEqual({ first: 1n });
  });

  it('LO-03 an iBox wins in every order, at the prize of its number of orders', () => {
    expect(wins('ibox-big', '4321')).toEqual({ 'first-24': 1n, 'special-24': 1n, 'consolation-24': 1n });
    expect(wins('ibox-big', '3211')).toEqual({ 'consolation-12': 1n });
    expect(wins('ibox-big', '6565,8899')).toEqual({ 'second-6': 1n, 'third-6': 1n });
    expect(wins('ibox-big', '8777')).toEqual({ 'special-4': 2n });
    expect(wins('ibox-small', '4321')).toEqual({ 'first-24': 1n });
    expect(wins('ibox-small', '8777')).toEqual({});
    expect(readPicks(fourD.shape, playOf(fourD, 'ibox-big'), '7777')).toEqual({
      ok: false,
      code: 'lottery.picks.invalid',
    });
  });

  it('LO-03 a full box of Big is every order of its number', () => {
    const box = withArrangements(['4321']);
    expect(box).toHaveLength(24);
    expect(wins('big', box.join(','))).toEqual({ first: 1n, special: 1n, consolation: 1n });
  });

  it('LO-03 three and two digits are the last ones', () => {
    expect(wins('3a', '243,124')).toEqual({ first: 1n });
    expect(wins('3abc', '243,566,998,234')).toEqual({ first: 1n, second: 1n, third: 1n });
    expect(wins('2a', '43,66')).toEqual({ first: 1n });
    expect(wins('2abc', '43,66,98,12')).toEqual({ first: 1n, second: 1n, third: 1n });
  });
});
