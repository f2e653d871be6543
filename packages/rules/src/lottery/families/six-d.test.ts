import { describe, expect, it } from 'vitest';
import { addRatios, type ExactRatio } from '../../exact-ratio.ts';
import { lineKindsOf } from '../line-kinds.ts';
import { returnPercentsOf } from '../lottery-odds.ts';
import { playOf } from '../testing/picks-of.ts';
import { proveEveryPlay } from '../testing/prove-every-play.ts';
import { winsOfPicks } from '../testing/wins-of-picks.ts';
import { sixD } from './six-d.ts';

const wins = (picks: string, drawn: string) => winsOfPicks(sixD, 'straight', picks, { first: [drawn] });
const prizeOfRun = ['', '', 'fifth', 'fourth', 'third', 'second', 'first'];

/** Every way in which digits of 000000 can be right or wrong, a 1 for each wrong one. */
const masks = Array.from({ length: 64 }, (_, mask) => mask.toString(2).padStart(6, '0'));

function longestRun(mask: string): number {
  const front = mask.indexOf('1');
  return front < 0 ? 6 : Math.max(front, 5 - mask.lastIndexOf('1'));
}

describe('one number of six digits', () => {
  proveEveryPlay(sixD, { seed: 6 });

  it('LO-03 6D pays by the longest run of right digits at either end, once', () => {
    const found = masks.map((mask) => [mask, wins('0|0|0|0|0|0', mask)]);
    const wanted = masks.map((mask) => {
      const prize = prizeOfRun[longestRun(mask)] ?? '';
      return [mask, prize === '' ? {} : { [prize]: 1n }];
    });
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  });

  it('LO-03 6D: the chance of each prize is that of all ways to win it', () => {
    const counted = new Map<string, ExactRatio>();
    for (const mask of masks) {
      const prize = prizeOfRun[longestRun(mask)] ?? '';
      if (prize === '') continue;
      const ways = 9n ** BigInt(mask.replaceAll('0', '').length);
      const before = counted.get(prize) ?? { numerator: 0n, denominator: 1n };
      counted.set(prize, addRatios(before, { numerator: ways, denominator: 1_000_000n }));
    }
    const [kind] = lineKindsOf(sixD.shape, playOf(sixD, 'straight'));
    expect(Object.fromEntries(kind?.wins ?? [])).toEqual(Object.fromEntries(counted));
  });

  it('LO-03 6D gives back 33.36 per cent', () => {
    expect(returnPercentsOf(sixD.shape, playOf(sixD, 'straight'))).toEqual({
      lowest: '33.36',
      highest: '33.36',
    });
  });

  it('LO-03 6D counts every line of several digits', () => {
    expect(wins('1,9|2|3|4|5|6', '123456')).toEqual({ first: 1n, second: 1n });
    expect(wins('1|2|9|0,8|5|6', '123456')).toEqual({ fifth: 2n });
  });
});
