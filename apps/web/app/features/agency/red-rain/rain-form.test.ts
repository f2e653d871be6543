import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { salesClock } from '../../../platform/lottery/sales-clock.ts';
import { checkRainForm, type RainForm } from './rain-form.ts';
import type { RainTerms } from './red-rain-queries.ts';

const now = '2026-03-01T04:00:00Z';
const terms: RainTerms = {
  ...{ now, clock: salesClock(now, 0, 0), currencyCode: 'MYR', balanceMinor: '50000', leftToday: 3 },
  ...{ minTotalMinor: '1000', maxTotalMinor: '100000', memberCount: 9, directCount: 4 },
  ...{ hasPaymentPassword: true, turnover: { requiredMinor: '0', playedMinor: '0', missingMinor: '0' } },
};

/** Ten minutes from now, where it is noon. */
const form = (change: Partial<RainForm>): RainForm => ({
  ...{ amount: '100', count: '10', day: '2026-03-01', time: '12:10', minutes: '5', levels: '' },
  needsActive: false,
  ...change,
});

const check = (change: Partial<RainForm>) => checkRainForm(form(change), terms, 'Asia/Kuala_Lumpur', 0);

test('AG-04 a rain is ordered as it was typed', () => {
  expect(check({ levels: '2' })).toEqual({
    ok: true,
    total: 10_000n,
    order: {
      ...{ startsAt: '2026-03-01T04:10:00.000Z', minutes: 5, packetCount: 10, totalMinor: '10000' },
      ...{ levels: 2, needsActive: false },
    },
  });
});

test.each([
  [{ amount: '' }, 'amount', { kind: 'required' }],
  [{ amount: '0' }, 'amount', { kind: 'invalid' }],
  [{ amount: '9.99' }, 'amount', { kind: 'below', limit: toMinor(1_000n) }],
  [{ amount: '500.01' }, 'amount', { kind: 'balance', limit: toMinor(50_000n) }],
  [{ count: '0' }, 'count', { kind: 'count' }],
  [{ count: '2001' }, 'count', { kind: 'count' }],
  [{ amount: '10', count: '1001' }, 'count', { kind: 'share' }],
  [{ time: '12:00' }, 'start', { kind: 'time' }],
  [{ day: '2026-04-01' }, 'start', { kind: 'time' }],
] as const)('AG-04 %j is refused at its field', (change, field, problem) => {
  const checked = check(change);
  expect(checked.ok ? [] : [...checked.problems]).toEqual([[field, problem]]);
});

test('AG-04 whoever has more than a rain may be worth is told what it may be', () => {
  const rich = { ...terms, balanceMinor: '900000' };
  const checked = checkRainForm(form({ amount: '1000.01' }), rich, 'Asia/Kuala_Lumpur', 0);
  expect(checked.ok ? [] : [...checked.problems]).toEqual([
    ['amount', { kind: 'above', limit: toMinor(100_000n) }],
  ]);
});
