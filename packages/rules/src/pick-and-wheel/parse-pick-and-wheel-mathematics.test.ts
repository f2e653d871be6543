import { describe, expect, it } from 'vitest';
import { parsePickAndWheelMathematics } from './parse-pick-and-wheel-mathematics.ts';
import { pickSampleMathematics, tokensMathematics } from './testing/pick-and-wheel-sample.ts';

const sample = pickSampleMathematics;

describe('parsePickAndWheelMathematics', () => {
  const [first, second] = sample.boards;
  const rule = { kind: 'picks', picks: 1 };
  const credit = [{ kind: 'credit', pay: 1 }, 2];
  it.each([
    [[], 'pick.mathematics.invalid'],
    [{ ...sample, more: 1 }, 'pick.mathematics.invalid'],
    [{ ...sample, openings: [] }, 'pick.openings.invalid'],
    [{ ...sample, openings: [...sample.openings].reverse() }, 'pick.openings.invalid'],
    [
      { ...sample, openings: [{ bonus: 3, opens: { wheel: 2, turns: 1 }, factor: 1 }] },
      'pick.openings.invalid',
    ],
    [{ ...sample, boards: [second, first] }, 'pick.boards.invalid'],
    [{ ...sample, boards: [{ rule, prizes: [credit, [{ kind: 'end' }, 1]] }] }, 'pick.boards.invalid'],
    [{ ...sample, boards: [{ rule: { kind: 'untilEnd' }, prizes: [credit] }] }, 'pick.boards.invalid'],
    [{ ...sample, boards: [{ rule: { kind: 'picks', picks: 3 }, prizes: [credit] }] }, 'pick.boards.invalid'],
    [{ ...sample, boards: [{ rule, prizes: [[{ kind: 'wheel', wheel: 2 }, 2]] }] }, 'pick.boards.invalid'],
    [
      {
        ...tokensMathematics,
        boards: [
          { rule: { kind: 'tokens', needed: 3 }, prizes: [[{ kind: 'token', name: 'mini', pay: 1 }, 2]] },
        ],
      },
      'pick.boards.invalid',
    ],
    [
      {
        ...sample,
        wheels: [
          [
            [{ kind: 'end' }, 1],
            [{ kind: 'credit', pay: 1 }, 1],
          ],
          sample.wheels[1],
        ],
      },
      'pick.wheels.invalid',
    ],
    [
      {
        ...sample,
        wheels: [
          sample.wheels[0],
          [
            [{ kind: 'wheel', wheel: 0 }, 1],
            [{ kind: 'credit', pay: 1 }, 1],
          ],
        ],
      },
      'pick.wheels.invalid',
    ],
    [{ ...sample, freeSpins: null }, 'pick.boards.invalid'],
    [{ ...sample, freeSpins: { ...sample.freeSpins, maximum: 0 } }, 'pick.free.spins.invalid'],
    [{ ...sample, buys: { wheel: 20 } }, 'slot.buys.feature.invalid'],
  ])('refuses %# with %s', (value, code) => {
    expect(parsePickAndWheelMathematics(value)).toEqual({ ok: false, code });
  });
});
