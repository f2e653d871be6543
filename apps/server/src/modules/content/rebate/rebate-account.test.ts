import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { rebateAccounts } from './rebate-account.ts';

const today = '2026-03-10';
const rates = [
  { category: 'RNG', fromDay: '2026-01-01', basisPoints: [30, 50] },
  { category: 'RNG', fromDay: '2026-03-08', basisPoints: [40, 60] },
];
const turnover = (day: string, turnoverMinor: bigint, category = 'RNG') => ({ category, day, turnoverMinor });
const accountOf = (facts: Partial<Parameters<typeof rebateAccounts>[0]>, category = 'RNG') =>
  rebateAccounts({ standings: [], turnovers: [], rates, given: [], changes: [], today, ...facts }).find(
    (account) => account.category === category,
  );

test('ME-11 each day gives by its own rate, and what is below a sen is kept until it makes one', () => {
  const turnovers = [turnover('2026-03-07', 333n), turnover('2026-03-08', 100n), turnover(today, 249n)];
  const account = accountOf({ turnovers });
  expect(account).toMatchObject({
    earnedParts: 333n * 30n + 100n * 40n,
    totalParts: 333n * 30n + 349n * 40n,
    claimableMinor: 2n,
    todayTurnoverMinor: 249n,
  });
});

test('ME-11 a day gives by the level that it began with; before the first rate there is none', () => {
  const changes = [{ fromLevel: 0, toLevel: 4, day: '2026-03-08' }];
  const turnovers = [
    turnover('2025-12-31', 10_000n),
    turnover('2026-03-08', 10_000n),
    turnover('2026-03-09', 10_000n),
  ];
  expect(accountOf({ turnovers, changes })?.claimableMinor).toBe(40n + 60n);
});

test('ME-11 what was paid is not paid again, and sums of many claims are those of one', () => {
  const turnovers = Array.from({ length: 60 }, (_, index) =>
    turnover(new Date(Date.UTC(2026, 0, 5 + index)).toISOString().slice(0, 10), 77n + BigInt(index)),
  );
  const atOnce = accountOf({ turnovers, today: '2026-03-10' })?.claimableMinor ?? 0n;
  let paid = 0n;
  let standing = { category: 'RNG', throughDay: '', earnedParts: 0n, paidMinor: toMinor(0n) };
  for (const { day } of turnovers) {
    const known = turnovers.filter((row) => row.day <= day);
    const account = accountOf({ turnovers: known, today: day, standings: [standing] });
    if (account === undefined || account.claimableMinor === 0n) continue;
    paid += account.claimableMinor;
    const yesterday = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    standing = {
      ...{ category: 'RNG', throughDay: yesterday, earnedParts: account.earnedParts },
      paidMinor: toMinor(account.paidMinor + account.claimableMinor),
    };
  }
  const rest = accountOf({ turnovers, standings: [standing] })?.claimableMinor ?? 0n;
  expect(paid + rest).toBe(atOnce);
  expect(atOnce).toBeGreaterThan(10n);
});

test('ME-11 a correction counts on its day: what was paid too much is made up for by what comes', () => {
  const standing = {
    category: 'RNG',
    throughDay: '2026-03-08',
    earnedParts: 400_000n,
    paidMinor: toMinor(40n),
  };
  const void_ = turnover('2026-03-09', -5_000n);
  expect(accountOf({ standings: [standing], turnovers: [void_] })).toMatchObject({
    totalParts: 200_000n,
    claimableMinor: 0n,
  });
  const more = [void_, turnover(today, 5_500n)];
  expect(accountOf({ standings: [standing], turnovers: more })?.claimableMinor).toBe(2n);
  const first = [turnover('2026-03-09', -5_000n)];
  expect(accountOf({ turnovers: first })?.claimableMinor).toBe(0n);
});

test('ME-11 each kind of games has an account of its own', () => {
  const turnovers = [turnover(today, 10_000n), turnover(today, 10_000n, 'LIVE')];
  expect(accountOf({ turnovers })?.claimableMinor).toBe(40n);
  expect(accountOf({ turnovers }, 'LIVE')?.claimableMinor).toBe(0n);
});

test('ME-11 AG-04 what an agent gives counts where it is more than the club’s, and never besides', () => {
  const given = [
    { category: 'RNG', fromDay: '2026-03-05', basisPoints: 35 },
    { category: 'RNG', fromDay: '2026-03-09', basisPoints: 90 },
    { category: 'LIVE', fromDay: '2026-03-09', basisPoints: 20 },
  ];
  const turnovers = [
    turnover('2026-03-07', 1_000n),
    turnover('2026-03-08', 1_000n),
    turnover('2026-03-09', 1_000n),
    turnover('2026-03-09', 1_000n, 'LIVE'),
  ];
  expect(accountOf({ turnovers, given })?.totalParts).toBe(1_000n * (35n + 40n + 90n));
  expect(accountOf({ turnovers, given }, 'LIVE')?.totalParts).toBe(20_000n);
});
