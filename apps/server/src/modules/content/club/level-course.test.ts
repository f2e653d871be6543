import { toMinor } from '@wau/money/minor';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../platform/calendar/calendar-days.ts';
import {
  type ClubRules,
  countedUntil,
  followLevel,
  keepStanding,
  type LevelState,
  levelAtBeginOf,
} from './level-course.ts';
import { playedDays } from './played-days.ts';

const levelOf = (level: number, turnover: bigint, keep = 0n, deposit = 0n) => ({
  level,
  requiredTurnoverMinor: toMinor(turnover),
  requiredDepositMinor: toMinor(deposit),
  keepTurnoverMinor: toMinor(keep),
});
const rules: ClubRules = {
  levels: [levelOf(1, 1_000n), levelOf(2, 5_000n, 300n), levelOf(3, 20_000n, 900n)],
  windowDays: null,
  graceDays: 5,
};
const begin: LevelState = { level: 0, keptUntil: null, countedFrom: null, evaluatedDay: '2026-01-01' };
const played = (
  turnovers: Readonly<Record<string, bigint>>,
  deposits: Readonly<Record<string, bigint>> = {},
) =>
  playedDays([
    ...Object.entries(turnovers).map(([day, turnover]) => ({
      day,
      turnoverMinor: toMinor(turnover),
      depositedMinor: toMinor(0n),
    })),
    ...Object.entries(deposits).map(([day, deposited]) => ({
      day,
      turnoverMinor: toMinor(0n),
      depositedMinor: toMinor(deposited),
    })),
  ]);
const levelOn = (days: ReturnType<typeof played>, today: string, club = rules) =>
  followLevel(club, begin, days, today).state.level;

describe('ME-07 a level is reached', () => {
  test.each([
    [999n, 0],
    [1_000n, 1],
    [4_999n, 1],
    [5_000n, 2],
    [20_000n, 3],
  ])('by a turnover of %d: %d', (turnover, level) => {
    expect(levelOn(played({ '2026-01-10': turnover }), '2026-01-10')).toBe(level);
  });

  test('by what came together within the window alone', () => {
    const club = { ...rules, windowDays: 30 };
    const days = played({ '2026-01-01': 600n, '2026-01-30': 399n, '2026-01-31': 601n });
    expect(levelOn(days, '2026-01-30', club)).toBe(0);
    expect(levelOn(days, '2026-01-31', club)).toBe(1);
    const apart = played({ '2026-01-01': 600n, '2026-02-15': 600n });
    expect(levelOn(apart, '2026-02-15', club)).toBe(0);
    expect(levelOn(apart, '2026-02-15')).toBe(1);
  });

  test('by deposits and turnover, where it asks for both', () => {
    const club = { ...rules, levels: [levelOf(1, 1_000n, 0n, 500n)] };
    const turnover = { '2026-01-02': 2_000n };
    expect(levelOn(played(turnover, { '2026-01-03': 499n }), '2026-01-04', club)).toBe(0);
    expect(levelOn(played(turnover, { '2026-01-03': 500n }), '2026-01-04', club)).toBe(1);
    expect(levelOn(played({}, { '2026-01-03': 500n }), '2026-01-04', club)).toBe(0);
  });
});

describe('ME-07 a level is kept', () => {
  const reached = { '2026-01-10': 5_000n };

  test('for the rest of the month and the whole next, whatever is played', () => {
    const days = played(reached);
    for (let day = '2026-01-10'; day < '2026-03-01'; day = addDays(day, 1))
      expect(levelOn(days, day), day).toBe(2);
  });

  test('a month that lacks its stakes can be made up for in the days of grace, and not later', () => {
    const half = { ...reached, '2026-02-20': 299n };
    expect(levelOn(played(half), '2026-03-05')).toBe(2);
    expect(levelOn(played(half), '2026-03-06')).toBe(1);
    expect(levelOn(played({ ...half, '2026-03-05': 1n }), '2026-03-31')).toBe(2);
    expect(levelOn(played({ ...half, '2026-03-06': 1n }), '2026-03-06')).toBe(1);
    expect(levelOn(played({ ...half, '2026-02-28': 1n }), '2026-03-31')).toBe(2);
  });

  test('whoever falls falls by one, keeps that for the month, and counts anew for what is above', () => {
    const days = { '2026-01-10': 20_000n };
    const { state, changes } = followLevel(rules, begin, played(days), '2026-04-06');
    expect(changes).toEqual([
      { fromLevel: 0, toLevel: 3, day: '2026-01-10' },
      { fromLevel: 3, toLevel: 2, day: '2026-03-06' },
      { fromLevel: 2, toLevel: 1, day: '2026-04-06' },
    ]);
    expect(state).toMatchObject({ level: 1, keptUntil: '2026-05-01', countedFrom: '2026-04-06' });
    expect(levelOn(played({ ...days, '2026-04-10': 4_999n }), '2026-04-10')).toBe(1);
    expect(levelOn(played({ ...days, '2026-04-10': 5_000n }), '2026-04-10')).toBe(2);
  });

  test('one that asks for nothing is not lost', () => {
    expect(levelOn(played({ '2026-01-10': 1_000n }), '2027-12-31')).toBe(1);
  });

  test('it makes no difference when anybody looks, or how often', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    for (let member = 0; member < 25; member += 1) {
      const turnovers: Record<string, bigint> = {};
      for (let bet = 0; bet < 25; bet += 1) {
        turnovers[addDays('2026-01-01', next(240))] = BigInt(next(3_000)) - 200n;
      }
      const days = played(turnovers);
      const club = { ...rules, windowDays: member % 2 === 0 ? null : 60 };
      const end = '2026-09-15';
      const atOnce = followLevel(club, begin, days, end);
      let state = begin;
      const changes = [];
      for (let day = '2026-01-01'; day < end; day = addDays(day, 1 + next(20))) {
        // What comes later is not known yet.
        const sofar = played(
          Object.fromEntries(Object.entries(turnovers).filter(([played]) => played <= day)),
        );
        const course = followLevel(club, state, sofar, day);
        state = course.state;
        changes.push(...course.changes);
        expect(followLevel(club, state, sofar, day)).toEqual({ state, changes: [] });
      }
      const last = followLevel(club, state, days, end);
      expect(last.state).toEqual(atOnce.state);
      expect([...changes, ...last.changes]).toEqual(atOnce.changes);
    }
  });
});

test('ME-07 what keeps the level is said from the day that it counts', () => {
  const days = played({ '2026-01-10': 5_000n, '2026-02-03': 120n });
  const { state } = followLevel(rules, begin, days, '2026-01-31');
  expect(keepStanding(rules, state, days, '2026-01-31')).toEqual({
    ...{ requiredMinor: 300n, playedMinor: 0n, countsFrom: '2026-02-01', keptUntil: '2026-03-01' },
    ...{ isInGrace: false, lostFrom: '2026-03-06' },
  });
  expect(keepStanding(rules, state, days, '2026-02-03')?.playedMinor).toBe(120n);
  expect(keepStanding(rules, begin, days, '2026-02-03')).toBeUndefined();
  expect(countedUntil(rules, state, days, '2026-02-03').turnoverMinor).toBe(5_120n);
});

test('ME-07 an operator who takes a level away leaves its members what is below', () => {
  const days = played({ '2026-01-10': 20_000n });
  const { state } = followLevel(rules, begin, days, '2026-01-10');
  const fewer = { ...rules, levels: rules.levels.slice(0, 2) };
  expect(keepStanding(fewer, state, days, '2026-02-01')?.requiredMinor).toBe(300n);
  expect(followLevel(fewer, state, days, '2026-03-06').state.level).toBe(2);
});

test('ME-11 what a day gives goes by the level that it began with', () => {
  const changes = [
    { fromLevel: 0, toLevel: 2, day: '2026-01-10' },
    { fromLevel: 2, toLevel: 1, day: '2026-03-06' },
  ];
  expect(
    ['2026-01-09', '2026-01-10', '2026-01-11', '2026-03-06', '2026-03-07'].map((day) =>
      levelAtBeginOf(changes, day),
    ),
  ).toEqual([0, 0, 2, 2, 1]);
});
