import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open() {
  renderScreen({ default: () => <JackpotCounter random={half} /> }, { path: '/', calls: {} });
}
const half = () => 0.5;
const shown = () => screen.getByTestId('jackpot').textContent;

test('SH-13 the counter rises with two decimals, and says that it is decoration', () => {
  open();
  expect(shown()).toBe('100,000,000.00');
  act(() => vi.advanceTimersByTime(3_999));
  expect(shown()).toBe('100,000,000.00');
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toBe('100,000,300.00');
  act(() => vi.advanceTimersByTime(4_000));
  expect(shown()).toBe('100,000,600.00');
  expect(screen.getByText(/bukan hadiah/)).toBeTruthy();
});

test('SH-13 it stands still for those who want less motion', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduce') }) as MediaQueryList,
  );
  open();
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toBe('100,000,000.00');
});
