import { render } from '@testing-library/react';
import { toMinor } from '@wau/money/minor';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountingAmount } from './counting-amount.tsx';

const startMs = 5_000;
let frames: Map<number, (nowMs: number) => void>;

beforeEach(() => {
  frames = new Map();
  let handles = 0;
  vi.stubGlobal('requestAnimationFrame', (step: (nowMs: number) => void) => {
    handles += 1;
    frames.set(handles, step);
    return handles;
  });
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => frames.delete(handle));
  vi.spyOn(performance, 'now').mockReturnValue(startMs);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const askForLessMotion = () =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));

/** Shows the picture of this moment of a count. */
function frameAt(elapsedMs: number): void {
  const due = [...frames.values()];
  frames.clear();
  for (const step of due) step(startMs + elapsedMs);
}

function show() {
  const amountOf = (minor: bigint) => (
    <CountingAmount amount={toMinor(minor)} format={(amount) => `RM ${amount}`} />
  );
  const { container, rerender, unmount } = render(amountOf(100n));
  return {
    shown: () => container.textContent,
    change: (minor: bigint) => rerender(amountOf(minor)),
    unmount,
  };
}

test.each([900n, 20n])('an amount counts from RM 100 to RM %s, where it rests', (to) => {
  const { shown, change } = show();
  expect(shown()).toBe('RM 100');
  change(to);
  frameAt(0);
  expect(shown()).toBe('RM 100');
  frameAt(200);
  expect(shown()).not.toBe('RM 100');
  expect(shown()).not.toBe(`RM ${to}`);
  frameAt(700);
  expect(shown()).toBe(`RM ${to}`);
  expect(frames.size).toBe(0);
});

test('a count that another change overtakes ends at the later amount', () => {
  const { shown, change } = show();
  change(900n);
  frameAt(200);
  change(500n);
  expect(frames.size).toBe(1);
  frameAt(700);
  expect(shown()).toBe('RM 500');
});

test('where less motion is asked for nothing counts, also from the middle of a count on', () => {
  const { shown, change } = show();
  change(900n);
  frameAt(200);
  askForLessMotion();
  change(500n);
  expect(shown()).toBe('RM 500');
  expect(frames.size).toBe(0);
});

test('a count that leaves the page draws no more', () => {
  const { change, unmount } = show();
  change(900n);
  unmount();
  expect(frames.size).toBe(0);
});
