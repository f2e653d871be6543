import { expect, test } from 'vitest';
import { orderFreshForMs } from './lottery-orders-queries.ts';

const nowMs = Date.parse('2026-11-30T00:00:00Z');
const entry = (state: 'open' | 'settled', inSeconds: number) => ({
  state,
  drawsAt: new Date(nowMs + inSeconds * 1_000).toISOString(),
});

test.each([
  [
    'its next open draw, some moments after',
    [entry('settled', -60), entry('open', 30), entry('open', 90)],
    33_000,
  ],
  ['a minute where that is far', [entry('open', 3_600)], 60_000],
  ['some seconds where it is late', [entry('open', -90)], 5_000],
  ['nothing where all is settled', [entry('settled', -60)], false],
])('a slip on show waits for %s', (_, entries, expected) => {
  expect(orderFreshForMs(entries, nowMs)).toBe(expected);
});
