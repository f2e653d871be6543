import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { followServerClock } from '../../../platform/runtime/server-clock.ts';
import { jackpotAt } from './jackpot.ts';
import { JackpotCounter } from './jackpot-counter.tsx';

const noonMs = Date.UTC(2026, 10, 22, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: noonMs });
});
afterEach(() => {
  followServerClock(0, 0);
  vi.useRealTimers();
});

const open = () => renderScreen({ default: JackpotCounter }, { path: '/', calls: {} });
const shown = () => screen.getByTestId('jackpot').textContent;
const figure = (amount: number) => `${amount.toLocaleString('en')}.00`;

test('SH-13 the counter shows the figure of its merchant and moment, rises when it is time, and says that it is decoration', () => {
  open();
  const { amount, nextAtMs } = jackpotAt('wau', noonMs);
  expect(shown()).toBe(figure(amount));
  act(() => vi.advanceTimersByTime(nextAtMs - noonMs - 1));
  expect(shown()).toBe(figure(amount));
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toBe(figure(jackpotAt('wau', nextAtMs).amount));
  expect(screen.getByText(/bukan hadiah/)).toBeTruthy();
});

test('SH-13 who opens the page later, or with a wrong clock, sees the same figure at the same moment', () => {
  open();
  act(() => vi.advanceTimersByTime(61_000));
  const early = shown();
  cleanup();
  vi.setSystemTime(noonMs + 61_000 + 7 * 60_000);
  followServerClock(noonMs + 61_000, Date.now());
  open();
  expect(shown()).toBe(early);
});
