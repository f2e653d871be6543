import { render } from '@testing-library/react';
import { toMinor } from '@wau/money/minor';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountingAmount } from './counting-amount.tsx';

let frames: ((nowMs: number) => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (step: (nowMs: number) => void) => frames.push(step));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const format = (amount: bigint) => `RM ${amount}`;

function show() {
  const amountOf = (minor: bigint) => (
    <CountingAmount valueMinor={toMinor(minor)} format={format} durationMs={600} />
  );
  const { container, rerender } = render(amountOf(100n));
  const [seen, heard] = container.children;
  return {
    seen: () => seen?.textContent,
    heard: () => heard?.textContent,
    change: (minor: bigint) => rerender(amountOf(minor)),
  };
}

/** Shows the picture of this moment. */
function frameAt(nowMs: number): void {
  for (const step of frames.splice(0)) step(nowMs);
}

test('an amount that grows is counted up within its time, and read out at once', () => {
  const { seen, heard, change } = show();
  expect(seen()).toBe('RM 100');
  change(900n);
  expect(heard()).toBe('RM 900');
  frameAt(1_000);
  expect(seen()).toBe('RM 100');
  frameAt(1_300);
  expect(Number(seen()?.slice(3))).toBeGreaterThan(100);
  expect(Number(seen()?.slice(3))).toBeLessThan(900);
  frameAt(1_600);
  expect(seen()).toBe('RM 900');
  expect(frames).toEqual([]);
});

test('an amount that falls is there at once', () => {
  const { seen, change } = show();
  change(50n);
  expect(seen()).toBe('RM 50');
  expect(frames).toEqual([]);
});

test('where less motion is asked for nothing counts', () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
  const { seen, change } = show();
  change(900n);
  expect(seen()).toBe('RM 900');
  expect(frames).toEqual([]);
});

test('an amount that counts is written a few times a second, and at its end', () => {
  const { seen, change } = show();
  change(900n);
  const written = new Set<string | null | undefined>();
  for (let elapsedMs = 0; elapsedMs < 600; elapsedMs += 15) {
    frameAt(1_000 + elapsedMs);
    written.add(seen());
  }
  expect(written.size).toBeGreaterThan(4);
  expect(written.size).toBeLessThan(9);
  frameAt(1_600);
  expect(seen()).toBe('RM 900');
});
