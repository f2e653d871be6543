import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { countedReturn } from '../counted-way.ts';
import { ratioIsAtMost, ratioToNumber } from '../exact-ratio.ts';
import { multiplierText } from '../multiplier.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import {
  type MinesMathematics,
  minesMultiplierTenThousandths,
  minesSafeCells,
  parseMinesDecision,
  parseMinesMathematics,
  parseMinesParameters,
} from './mines.ts';
import { minesFigures, minesOutcomes } from './mines-figures.ts';
import { playMines } from './mines-round.ts';
import { minesMathematics } from './testing/mines-sample.ts';

const wager = { stakeMinor: toMinor(10_000n), maxWinMinor: toMinor(1_000_000_000_000n) };
const ninetyNinePercent = { numerator: 99n, denominator: 100n };
const small: MinesMathematics = {
  rows: 2,
  columns: 3,
  minesMinimum: 1,
  minesMaximum: 4,
  returnTenThousandths: 9_700,
};

/** Every list of integers that the mines of a small board may be drawn with. */
function everyDraw(cells: number, mines: number): readonly (readonly number[])[] {
  let draws: readonly (readonly number[])[] = [[]];
  for (let place = 0; place < mines; place += 1) {
    draws = draws.flatMap((draw) =>
      Array.from({ length: cells - place }, (_, integer) => [...draw, integer]),
    );
  }
  return draws;
}

describe('the return of mines', () => {
  it('is at most 99 % for every number of mines and of cells, and less only by the fourth decimal', () => {
    for (let mines = 1; mines <= 24; mines += 1) {
      for (let revealed = 1; revealed <= minesSafeCells(minesMathematics, mines); revealed += 1) {
        const [lost, won] = minesOutcomes(minesMathematics, mines, revealed);
        if (lost === undefined || won === undefined) return expect.fail('a cell is safe or not');
        expect(ratioIsAtMost(countedReturn([lost, won]), ninetyNinePercent)).toBe(true);
        const more = { ...won, multiplierTenThousandths: won.multiplierTenThousandths + 1 };
        expect(ratioIsAtMost(countedReturn([lost, more]), ninetyNinePercent)).toBe(false);
      }
    }
  });

  it.each([
    [1, [0]],
    [2, [0, 5]],
    [3, [1, 2, 4]],
    [4, [3, 4]],
  ])('with %i mines is what opening cells %j gives back over every draw', (mines, plan) => {
    const draws = everyDraw(6, mines);
    let back = 0n;
    for (const integers of draws) {
      const round = playMines(small, { mines, plan }, wager, [], listedIntegerSource(integers));
      if (round.kind !== 'over') return expect.fail('a plan is played to its end');
      back += round.payoutMinor;
    }
    const exact = countedReturn(minesOutcomes(small, mines, plan.length));
    expect(back * exact.denominator).toBe(exact.numerator * BigInt(draws.length) * wager.stakeMinor);
  });

  it.each([
    [1, 1, '1.0312'],
    [3, 1, '1.125'],
    [3, 22, '2277.00'],
    [24, 1, '24.75'],
    [12, 13, '5148297.00'],
  ])('%i mines and %i cells pay %s', (mines, revealed, text) => {
    expect(multiplierText(minesMultiplierTenThousandths(minesMathematics, mines, revealed))).toBe(text);
  });

  it('does not depend on whether cells are planned or decided', () => {
    const integers = [3, 1, 1];
    const planned = playMines(small, { mines: 3, plan: [1, 4] }, wager, [], listedIntegerSource(integers));
    const decided = playMines(
      small,
      { mines: 3, plan: [] },
      wager,
      [{ kind: 'reveal', cell: 1 }, { kind: 'reveal', cell: 4 }, { kind: 'cashOut' }],
      listedIntegerSource(integers),
    );
    expect(planned).toEqual(decided);
    expect(planned).toMatchObject({ kind: 'over', multiplierTenThousandths: 48_500 });
  });
});

describe('a round of mines', () => {
  // The row 0 1 2 3 4 5: the first draw takes 3, then 0 lies there and is taken from the fourth place.
  const integers = [3, 2];
  const reveal = (cell: number) => ({ kind: 'reveal' as const, cell });
  const play = (decisions: Parameters<typeof playMines>[3], more: readonly number[] = []) =>
    playMines(small, { mines: 2, plan: [] }, wager, decisions, listedIntegerSource([...integers, ...more]));

  it('tells nothing of the mines before it is over', () => {
    expect(play([], [5])).toEqual({
      kind: 'waiting',
      events: [],
      stakeMinor: wager.stakeMinor,
      choices: [{ kind: 'reveal', extraStakeMinor: '0' }],
      decisionAtTimeout: { kind: 'reveal', cell: 5 },
    });
    expect(play([reveal(1)])).toMatchObject({
      kind: 'waiting',
      events: [{ type: 'cellRevealed', cell: 1, isMine: false, multiplierTenThousandths: 14_550 }],
      choices: [{ kind: 'reveal' }, { kind: 'cashOut' }],
      decisionAtTimeout: { kind: 'cashOut' },
    });
  });

  it('shows all mines in ascending order once it is over', () => {
    expect(play([reveal(0)])).toMatchObject({
      kind: 'over',
      payoutMinor: 0n,
      events: [
        { type: 'cellRevealed', isMine: true },
        { type: 'minesShown', cells: [0, 3] },
        { type: 'settled' },
      ],
    });
  });

  it('ends by itself when no cell without a mine is left', () => {
    expect(play([1, 2, 4, 5].map(reveal))).toMatchObject({ kind: 'over', multiplierTenThousandths: 145_500 });
  });

  it('ends by itself where the limit on wins is reached', () => {
    const limited = { ...wager, maxWinMinor: toMinor(14_550n) };
    const round = playMines(
      small,
      { mines: 2, plan: [] },
      limited,
      [reveal(1)],
      listedIntegerSource(integers),
    );
    expect(round).toMatchObject({ kind: 'over', payoutMinor: 14_550n });
  });

  it.each([
    ['a payment before a cell is opened', [{ kind: 'cashOut' as const }]],
    ['a cell for the second time', [reveal(1), reveal(1)]],
    ['anything after a mine', [reveal(0), reveal(1)]],
    ['anything after the payment', [reveal(1), { kind: 'cashOut' as const }, reveal(2)]],
  ])('refuses %s', (_, decisions) => {
    expect(play(decisions)).toEqual({ kind: 'illegal', code: 'decision.illegal' });
  });

  it('takes no decision where the cells are planned', () => {
    const planned = { mines: 2, plan: [1] };
    expect(playMines(small, planned, wager, [reveal(2)], listedIntegerSource(integers))).toEqual({
      kind: 'illegal',
      code: 'decision.illegal',
    });
  });
});

describe('foreign data for mines', () => {
  it.each([
    [undefined, 'mines.mathematics.invalid'],
    [{ ...small, more: 1 }, 'mines.mathematics.invalid'],
    [{ ...small, rows: 1 }, 'mines.board.invalid'],
    [{ ...small, columns: 9 }, 'mines.board.invalid'],
    [{ ...small, minesMinimum: 0 }, 'mines.mines.invalid'],
    [{ ...small, minesMaximum: 6 }, 'mines.mines.invalid'],
    [{ ...small, returnTenThousandths: 10_001 }, 'mines.return.invalid'],
    // Five of six cells are safe, so one of them would pay 0.996 of the stake.
    [{ ...small, returnTenThousandths: 8_300 }, 'mines.return.invalid'],
    [
      { rows: 8, columns: 8, minesMinimum: 32, minesMaximum: 32, returnTenThousandths: 9_900 },
      'mines.multiplier.invalid',
    ],
  ])('refuses the mathematics %j with %s', (value, code) => {
    expect(parseMinesMathematics(value)).toEqual({ ok: false, code });
  });

  it.each([
    [null, 'mines.parameters.invalid'],
    [{ mines: 3 }, 'mines.parameters.invalid'],
    [{ mines: 0, plan: [] }, 'mines.mines.invalid'],
    [{ mines: '3', plan: [] }, 'mines.mines.invalid'],
    [{ mines: 2, plan: {} }, 'mines.plan.invalid'],
    [{ mines: 2, plan: [4, 1] }, 'mines.plan.invalid'],
    [{ mines: 2, plan: [1, 1] }, 'mines.plan.invalid'],
    [{ mines: 2, plan: [6] }, 'mines.plan.invalid'],
    [{ mines: 4, plan: [0, 1, 2] }, 'mines.plan.invalid'],
  ])('refuses the parameters %j with %s', (value, code) => {
    expect(parseMinesParameters(small, value)).toEqual({ ok: false, code });
  });

  it.each([
    null,
    {},
    { kind: 'cashOut', cell: 1 },
    { kind: 'reveal' },
    { kind: 'reveal', cell: 6 },
    { kind: 'dig', cell: 1 },
  ])('refuses the decision %j', (value) => {
    expect(parseMinesDecision(small, value)).toEqual({ ok: false, code: 'decision.invalid' });
  });
});

it('the figures tell both ends of mines and cells, exactly', () => {
  const { method, ways } = minesFigures(minesMathematics);
  expect(method).toBe('exact');
  expect(ways.map(({ way }) => way)).toEqual(
    expect.arrayContaining(['1 mine, 1 cell', '1 mine, 24 cells', '24 mines, 1 cell', '10 mines, 8 cells']),
  );
  expect(ways.every(({ returnPercent }) => Number(returnPercent) > 98.99)).toBe(true);
  const last = ways.at(-1);
  expect(last).toMatchObject({ hitRatePercent: '4.0000', largestWin: 24.75, returnPercent: '99.000000' });
  // One chance in 25 of 24.75.
  expect(last?.standardDeviation).toBeCloseTo(24.75 * Math.sqrt(0.04 * 0.96), 9);
  const whole = countedReturn(minesOutcomes(minesMathematics, 12, 13));
  expect(ratioToNumber(whole)).toBeCloseTo(0.99, 12);
});
