import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLeaveLater } from './use-leave-later.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('AC-19 a page is left once, when the word of success has had its time, and not before the work is done', () => {
  const leave = vi.fn();
  const { rerender } = renderHook(({ isDone }) => useLeaveLater(isDone, 1_000, leave), {
    initialProps: { isDone: false },
  });
  vi.advanceTimersByTime(5_000);
  expect(leave).not.toHaveBeenCalled();
  rerender({ isDone: true });
  vi.advanceTimersByTime(999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

test('whoever has gone elsewhere meanwhile is not led away from there', () => {
  const leave = vi.fn();
  const { unmount } = renderHook(() => useLeaveLater(true, 1_000, leave));
  unmount();
  vi.advanceTimersByTime(5_000);
  expect(leave).not.toHaveBeenCalled();
});
