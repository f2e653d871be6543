import { describe, expect, it } from 'vitest';
import { returnPercentsOf } from '../lottery-odds.ts';
import { playOf } from '../testing/picks-of.ts';
import { proveEveryPlay } from '../testing/prove-every-play.ts';
import { winsOfPicks } from '../testing/wins-of-picks.ts';
import { fiveD } from './five-d.ts';

const draw = { first: ['12345'], second: ['67890'], third: ['67345'] };
const wins = (picks: string) => winsOfPicks(fiveD, 'straight', picks, draw);

describe('three numbers of five digits', () => {
  proveEveryPlay(fiveD, { seed: 5 });

  it('LO-03 5D gives back 33.80 per cent', () => {
    expect(returnPercentsOf(fiveD.shape, playOf(fiveD, 'straight'))).toEqual({
      lowest: '33.80',
      highest: '33.80',
    });
  });

  it('LO-03 5D pays the most that the end of the first prize gives, and other prizes besides', () => {
    expect(wins('1|2|3|4|5')).toEqual({ first: 1n });
    expect(wins('9|2|3|4|5')).toEqual({ lastFour: 1n });
    expect(wins('1|9|3|4|5')).toEqual({ lastThree: 1n });
    expect(wins('1|2|9|4|5')).toEqual({ lastTwo: 1n });
    expect(wins('1|2|3|9|5')).toEqual({});
    expect(wins('6|7|8|9|0')).toEqual({ second: 1n });
    expect(wins('6|7|3|4|5')).toEqual({ third: 1n, lastThree: 1n });
  });

  it('LO-03 5D counts every line of several digits', () => {
    expect(wins('0,1|2|3|4|5')).toEqual({ first: 1n, lastFour: 1n });
    expect(wins('0,1,9|0,9|3|4|5')).toEqual({ lastThree: 6n });
  });
});
