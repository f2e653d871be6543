import { describe, expect, it } from 'vitest';
import { lineKindsOf } from '../line-kinds.ts';
import { returnPercentsOf } from '../lottery-odds.ts';
import { brotherNumbers, withArrangements } from '../number-pickers.ts';
import { playOf } from '../testing/picks-of.ts';
import { proveEveryPlay } from '../testing/prove-every-play.ts';
import { winsOfPicks } from '../testing/wins-of-picks.ts';
import { myanmar2d } from './myanmar-2d.ts';
import { myanmar3d } from './myanmar-3d.ts';

const two = (picks: string, drawn: string) => winsOfPicks(myanmar2d, 'straight', picks, { number: [drawn] });
const three = (picks: string, drawn: string) =>
  winsOfPicks(myanmar3d, 'straight', picks, { number: [drawn] });

describe('numbers of Myanmar', () => {
  proveEveryPlay(myanmar2d, { seed: 1 });
  proveEveryPlay(myanmar3d, { seed: 1 });

  it('LO-03 two digits give back 90 per cent, three as much as their orders allow', () => {
    expect(returnPercentsOf(myanmar2d.shape, playOf(myanmar2d, 'straight'))).toEqual({
      lowest: '90.00',
      highest: '90.00',
    });
    expect(returnPercentsOf(myanmar3d.shape, playOf(myanmar3d, 'straight'))).toEqual({
      lowest: '70.00',
      highest: '75.00',
    });
    expect(lineKindsOf(myanmar3d.shape, playOf(myanmar3d, 'straight')).map(({ lines }) => lines)).toEqual([
      10n,
      270n,
      720n,
    ]);
  });

  it('LO-03 two digits win in their order', () => {
    expect(two('07,70,77', '07')).toEqual({ straight: 1n });
    expect(two('70,77', '07')).toEqual({});
    expect(two(brotherNumbers().join(','), '90')).toEqual({ straight: 1n });
  });

  it('LO-03 three digits win the straight prize in their order and the small one in another', () => {
    expect(three('123', '123')).toEqual({ straight: 1n });
    expect(three('321', '123')).toEqual({ tod: 1n });
    expect(three(withArrangements(['123']).join(','), '123')).toEqual({ straight: 1n, tod: 5n });
    expect(three(withArrangements(['112']).join(','), '121')).toEqual({ straight: 1n, tod: 2n });
    expect(three('777', '777')).toEqual({ straight: 1n });
    expect(three('124,777', '123')).toEqual({});
  });
});
