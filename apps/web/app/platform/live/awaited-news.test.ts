import { beforeEach, expect, test, vi } from 'vitest';
import { awaitMoneyOf, awaitsMoneyUntil, onAwaitedMoney } from './awaited-money.ts';

const hourMs = 60 * 60_000;

beforeEach(() => sessionStorage.clear());

test('money is awaited for two hours after a deposit was ordered, and whoever listens hears of it once', () => {
  const hear = vi.fn();
  const stop = onAwaitedMoney(hear);
  expect(awaitsMoneyUntil()).toBe(0);
  awaitMoneyOf(10 * hourMs);
  expect(awaitsMoneyUntil()).toBe(12 * hourMs);
  awaitMoneyOf(10 * hourMs);
  expect(hear).toHaveBeenCalledOnce();
  stop();
  awaitMoneyOf(11 * hourMs);
  expect(awaitsMoneyUntil()).toBe(13 * hourMs);
  expect(hear).toHaveBeenCalledOnce();
});

test('an older deposit that is looked at never shortens the wait for a newer one', () => {
  awaitMoneyOf(10 * hourMs);
  awaitMoneyOf(2 * hourMs);
  expect(awaitsMoneyUntil()).toBe(12 * hourMs);
});
