import { expect, test } from 'vitest';
import { type AutoplayForm, emptyAutoplayForm, readAutoplayForm } from './autoplay-form.ts';

const read = (part: Partial<AutoplayForm>) =>
  readAutoplayForm({ ...emptyAutoplayForm, ...part }, { exponent: 2 });

test('an empty field switches its stop off, and the stake stays the first one', () => {
  expect(read({ rounds: 25 })).toEqual({
    ok: true,
    plan: {
      rounds: 25,
      winMinor: undefined,
      lossMinor: undefined,
      balanceAboveMinor: undefined,
      balanceBelowMinor: undefined,
      stopsOnFeature: false,
      onWin: { kind: 'reset' },
      onLoss: { kind: 'reset' },
    },
  });
});

test('amounts are read as stakes are, changes in per cent', () => {
  const form = {
    win: '50',
    loss: '12,50',
    balanceAbove: '1000',
    balanceBelow: '5',
    onWin: '50',
    onLoss: '100',
  };
  expect(read({ ...form, stopsOnFeature: true })).toMatchObject({
    plan: {
      winMinor: 5_000n,
      lossMinor: 1_250n,
      balanceAboveMinor: 100_000n,
      balanceBelowMinor: 500n,
      stopsOnFeature: true,
      onWin: { kind: 'raise', percent: 50 },
      onLoss: { kind: 'raise', percent: 100 },
    },
  });
});

test.each([
  ['win', 'x'],
  ['loss', '0'],
  ['loss', '-5'],
  ['balanceAbove', '1.234'],
  ['balanceBelow', '1e3'],
  ['onWin', '1001'],
  ['onLoss', '1.5'],
  ['onLoss', '0'],
] as const)('%s %j cannot be read', (field, text) => {
  expect(read({ [field]: text })).toEqual({ ok: false, field });
});
