import { lotteryFamily, lotteryFamilyCodes } from '@wau/rules/lottery/lottery-families';
import { seededIntegerSource } from '@wau/rules/seeded-integer-source';
import { describe, expect, test } from 'vitest';
import { bigRoad, countOutcomes, roadPlaysOf, roadsOf } from './draw-roads.ts';

function familyOf(code: string) {
  const family = lotteryFamily(code, '2026-11-30');
  if (family === undefined) throw new Error(`no family ${code}`);
  return family;
}

/** Letters for sides, as on a board: `b` and `s` are sides, `-` is a draw without either. */
const outcomesOf = (board: string) => [...board].map((letter) => (letter === '-' ? undefined : letter));
/** The cells of a road by row, with a dot for none. */
function drawn(board: string, rowCount: number): readonly string[] {
  const beads = bigRoad(outcomesOf(board), rowCount);
  const width = Math.max(0, ...beads.map(({ column }) => column + 1));
  return Array.from({ length: rowCount }, (_, row) =>
    Array.from(
      { length: width },
      (_none, column) => beads.find((bead) => bead.column === column && bead.row === row)?.option ?? '.',
    ).join(''),
  );
}

describe('the big road', () => {
  test('has a column for each run', () => {
    expect(drawn('bbsbss', 3)).toEqual(['bsbs', 'b..s', '....']);
  });

  test('turns to the right at the bottom, and above what lies there already', () => {
    expect(drawn('bbbbb', 3)).toEqual(['b..', 'b..', 'bbb']);
    expect(drawn('bbbbbsssb', 3)).toEqual(['bsb', 'bss', 'bbb']);
    expect(drawn('bbbbbsssss', 3)).toEqual(['bs...', 'bssss', 'bbb..']);
  });

  test('marks a draw without a side on the bead before, or on the first one', () => {
    const ties = (board: string) => bigRoad(outcomesOf(board), 6).map((bead) => bead.ties);
    expect(ties('-b--s')).toEqual([3, 0]);
    expect(ties('--')).toEqual([]);
    expect(bigRoad(['dragon', 'tie', 'tie', 'dragon'], 6)).toEqual([
      { column: 0, row: 0, option: 'dragon', ties: 2 },
      { column: 0, row: 1, option: 'dragon', ties: 0 },
    ]);
  });

  test('lays no two beads on one cell, and loses none', () => {
    const integers = seededIntegerSource(11);
    for (let round = 0; round < 300; round += 1) {
      // Long runs, so that they turn into each other's way.
      let side = 'b';
      const outcomes = Array.from({ length: 100 }, () => {
        if (integers.nextInteger(6) === 0) side = side === 'b' ? 's' : 'b';
        return side;
      });
      const beads = bigRoad(outcomes, 3);
      expect(beads.map(({ option }) => option)).toEqual(outcomes);
      expect(new Set(beads.map(({ column, row }) => `${column} ${row}`)).size).toBe(100);
    }
  });
});

describe('roads of a family', () => {
  test('are those of plates with two sides', () => {
    expect(roadPlaysOf(familyOf('k3')).map(({ code }) => code)).toEqual(['sum-two-sides']);
    expect(roadPlaysOf(familyOf('mark-six')).map(({ code }) => code)).toEqual(['extra-two-sides']);
    expect(roadPlaysOf(familyOf('pk10'))).toHaveLength(16);
    expect(roadPlaysOf(familyOf('ssc'))).toHaveLength(16);
    const without = lotteryFamilyCodes.filter((code) => roadPlaysOf(familyOf(code)).length === 0);
    expect(without).toHaveLength(11);
  });

  test('go from the oldest draw to the latest, triples without a side', () => {
    const dice = familyOf('k3');
    const [play] = roadPlaysOf(dice);
    if (play === undefined) throw new Error('the sides of the sum');
    const draws = ['663', '555', '112'].map((faces, at) => ({
      numero: String(3 - at),
      result: { dice: [...faces] },
    }));
    const roads = roadsOf(dice, play, draws);
    expect(roads).toEqual([
      { playId: 'sum-two-sides', options: ['big', 'small'], outcomes: ['small', undefined, 'big'] },
      { playId: 'sum-two-sides', options: ['odd', 'even'], outcomes: ['even', undefined, 'odd'] },
    ]);
    const [first] = roads;
    expect([...countOutcomes(first?.outcomes ?? [])]).toEqual([
      ['small', 1],
      [undefined, 1],
      ['big', 1],
    ]);
  });
});
