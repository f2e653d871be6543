import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { percentText } from '../exact-ratio.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import { towersSampleMathematics } from './testing/towers-sample.ts';
import { parseTowersDecision, playTowers, type TowersDecision, towerOfLevel } from './towers.ts';
import { towersFigures, towersReturn } from './towers-figures.ts';
import { parseTowersMathematics } from './towers-mathematics.ts';

const parsed = parseTowersMathematics(towersSampleMathematics);
if (!parsed.ok) throw new RangeError(parsed.code);
const mathematics = parsed.value;
const wager = { stakeMinor: toMinor(10_000n), maxWinMinor: toMinor(1_000_000_000n) };

function pick(tile: number): TowersDecision {
  return { kind: 'pick', tile };
}

/** A medium tower: five floors of three tiles and one of two, with one bomb each. */
function playMedium(bombs: number[], decisions: TowersDecision[]) {
  return playTowers(mathematics, { level: 'medium' }, wager, decisions, listedIntegerSource(bombs));
}

describe('the worth of floors', () => {
  it('is the return divided by the chance to get there', () => {
    const { multipliersTenThousandths } = towerOfLevel(mathematics, 'medium');
    expect(multipliersTenThousandths.slice(0, 3)).toEqual([14_700, 22_050, 33_075]);
  });

  it('is less above a safe floor by what a fall keeps', () => {
    const { multipliersTenThousandths, keptTenThousandths } = towerOfLevel(mathematics, 'easy');
    const fourth = Math.floor(9_800 * (4 / 3) ** 4);
    expect(multipliersTenThousandths[3]).toBe(fourth);
    expect(keptTenThousandths.slice(2, 5)).toEqual([0, 0, Math.floor(fourth / 2)]);
    // 3/4 of the fifth floor and 1/4 of what is kept are worth the fourth.
    const [fifth = 0, kept = 0] = [multipliersTenThousandths[4], keptTenThousandths[4]];
    expect(Math.abs(0.75 * fifth + 0.25 * kept - fourth)).toBeLessThan(2);
  });

  it('returns the same wherever a player stops, less what is rounded off', () => {
    for (const level of mathematics.levels) {
      const tower = towerOfLevel(mathematics, level);
      tower.floors.forEach((_, place) => {
        const percent = Number(percentText(towersReturn(tower, place + 1).mean, 6));
        expect(percent).toBeLessThanOrEqual(98);
        expect(percent).toBeGreaterThan(97.99);
      });
    }
  });

  it('is what playing every layout of the first two floors gives back', () => {
    let paid = 0n;
    for (const first of [0, 1, 2]) {
      for (const second of [0, 1, 2]) {
        const decisions = [pick(0), pick(2), { kind: 'cashOut' } as const];
        const before = playMedium([first, second, 0, 0, 0, 0], decisions.slice(0, 2));
        const round = before.kind === 'waiting' ? playMedium([first, second, 0, 0, 0, 0], decisions) : before;
        if (round.kind === 'over') paid += round.payoutMinor;
        else if (round.kind === 'illegal') {
          const fall = playMedium([first, second, 0, 0, 0, 0], [pick(0)]);
          expect(fall).toMatchObject({ kind: 'over', payoutMinor: 0n });
        }
      }
    }
    expect(paid).toBe(4n * 22_050n);
  });
});

describe('a round of towers', () => {
  it('tells no bomb of a floor that is still to come', () => {
    const round = playMedium([2, 1, 0, 2, 1, 0], [pick(0)]);
    expect(round).toMatchObject({
      kind: 'waiting',
      events: [
        { type: 'towerEntered', level: 'medium' },
        { type: 'floorClimbed', floor: 0, tile: 0, bombs: [2], multiplierTenThousandths: 14_700 },
      ],
      choices: [{ kind: 'pick' }, { kind: 'cashOut' }],
      decisionAtTimeout: { kind: 'cashOut' },
    });
  });

  it('shows all bombs at its end', () => {
    const round = playMedium([2, 1, 0, 2, 1, 0], [pick(0), pick(1)]);
    expect(round).toMatchObject({ kind: 'over', payoutMinor: 0n });
    if (round.kind !== 'over') return;
    expect(round.events.slice(-3)).toEqual([
      { type: 'towerFell', floor: 1, tile: 1, multiplierTenThousandths: 0 },
      { type: 'towerRevealed', bombs: [[2], [1], [0], [2], [1], [0]] },
      { type: 'settled', multiplierTenThousandths: 0, payoutMinor: '0' },
    ]);
  });

  it('steps on the first tile for a player who stays away before the first floor', () => {
    expect(playMedium([2, 1, 0, 2, 1, 0], [])).toMatchObject({
      decisionAtTimeout: { kind: 'pick', tile: 0 },
    });
  });

  it.each([
    [[{ kind: 'cashOut' } as const], 'towers.cashout.unavailable'],
    [[pick(3)], 'towers.tile.invalid'],
    [[pick(2), pick(0)], 'decision.round.over'],
  ])('refuses %j with %s', (decisions, code) => {
    expect(playMedium([2, 1, 0, 2, 1, 0], decisions)).toEqual({ kind: 'illegal', code });
  });

  it.each([
    [null, 'decision.invalid'],
    [{ kind: 'jump' }, 'decision.invalid'],
    [{ kind: 'cashOut', tile: 1 }, 'decision.invalid'],
    [{ kind: 'pick' }, 'decision.invalid'],
    [{ kind: 'pick', tile: -1 }, 'towers.tile.invalid'],
    [{ kind: 'pick', tile: 0.5 }, 'towers.tile.invalid'],
  ])('does not read %j', (value, code) => {
    expect(parseTowersDecision(value)).toEqual({ ok: false, code });
  });
});

describe('parseTowersMathematics', () => {
  const easy = ['4/1', '4/1', '4/1'];
  const valid = { returnTenThousandths: 9_800, levels: { easy }, safeFloors: [] };
  it.each([
    [undefined, 'towers.mathematics.invalid'],
    [{ ...valid, returnTenThousandths: 0 }, 'towers.return.invalid'],
    [{ ...valid, levels: null }, 'towers.levels.invalid'],
    [{ ...valid, levels: {} }, 'towers.levels.invalid'],
    [{ ...valid, levels: { easy, insane: easy } }, 'towers.levels.invalid'],
    [{ ...valid, levels: { easy: ['4/1'] } }, 'towers.floors.invalid'],
    [{ ...valid, levels: { easy: ['4/4', '4/1'] } }, 'towers.floors.invalid'],
    [{ ...valid, levels: { easy: ['4/0', '4/1'] } }, 'towers.floors.invalid'],
    [{ ...valid, levels: { easy: ['7/1', '4/1'] } }, 'towers.floors.invalid'],
    [{ ...valid, levels: { easy: [4, 1] } }, 'towers.floors.invalid'],
    [{ ...valid, safeFloors: null }, 'towers.safe.floors.invalid'],
    [{ ...valid, safeFloors: [{ floor: 3, keptPercent: 50 }] }, 'towers.safe.floors.invalid'],
    [{ ...valid, safeFloors: [{ floor: 1, keptPercent: 91 }] }, 'towers.safe.floors.invalid'],
    [{ ...valid, levels: { expert: Array.from({ length: 9 }, () => '6/5') } }, 'towers.multiplier.invalid'],
  ])('refuses %j with %s', (value, code) => {
    expect(parseTowersMathematics(value)).toEqual({ ok: false, code });
  });
});

it('the figures of towers tell every level and where its players stop', () => {
  const { method, ways } = towersFigures(mathematics);
  expect(method).toBe('exact');
  expect(ways.map(({ way }) => way)).toEqual([
    'easy, 1 of 9 floors',
    'easy, 5 of 9 floors',
    'easy, 9 of 9 floors',
    'medium, 1 of 6 floors',
    'medium, 3 of 6 floors',
    'medium, 6 of 6 floors',
    'expert, 1 of 6 floors',
    'expert, 3 of 6 floors',
    'expert, 6 of 6 floors',
  ]);
  expect(ways[3]).toMatchObject({ returnPercent: '98.000000', hitRatePercent: '66.6667', largestWin: 1.47 });
});
