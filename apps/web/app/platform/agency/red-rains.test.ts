import { makeId } from '@wau/contract/ids';
import { describe, expect, test } from 'vitest';
import { nextAskMs, type RedRain, type RedRains } from './red-rains.ts';

const nowMs = Date.parse('2026-11-01T12:00:00Z');
const at = (seconds: number) => new Date(nowMs + seconds * 1_000).toISOString();

const rainAt = (seconds: number, changes: Partial<RedRain> = {}): RedRain => ({
  ...{ rainId: makeId('redRain', 0, new Uint8Array(10)), funder: 'agent', currencyCode: 'MYR' },
  ...{ totalMinor: '10000', packetCount: 50, levels: null, needsActive: false, status: 'scheduled' },
  ...{ commitment: 'a'.repeat(64), startsAt: at(seconds), endsAt: at(seconds + 300), byName: 'wa***' },
  ...{ isActive: true, hasPackets: true, caught: null },
  ...changes,
});

/** The device's monotonic clock stands at zero when the server's says now. */
const rains = (...list: readonly RedRain[]): RedRains => ({ list, clock: { aheadMs: nowMs } });
const pace = { nearMs: 60_000, everyMs: 3_000 };
const told = (list: RedRains | undefined) => nextAskMs(list, { ...pace, isTold: true }, 0);
const untold = (list: RedRains | undefined) => nextAskMs(list, { ...pace, isTold: false }, 0);

describe('AG-04 red rains are asked for again', () => {
  test('never where news come by themselves and none is on its way', () => {
    expect(told(rains())).toBe(false);
    expect(told(rains(rainAt(-400)))).toBe(false);
    expect(told(rains(rainAt(10, { status: 'cancelled' })))).toBe(false);
  });

  test('of which nothing is left for the member when they end', () => {
    const caught = { packetNumber: 1, amountMinor: '100', currencyCode: 'MYR', caughtAt: at(-1) } as const;
    expect(told(rains(rainAt(-10, { caught })))).toBe(290_000);
    expect(told(rains(rainAt(-10, { hasPackets: false })))).toBe(290_000);
  });

  test('when the first is near, and often while it falls', () => {
    expect(told(rains(rainAt(600), rainAt(3_600)))).toBe(540_000);
    expect(told(rains(rainAt(61)))).toBe(3_000);
    expect(told(rains(rainAt(59)))).toBe(3_000);
    expect(told(rains(rainAt(-10)))).toBe(3_000);
    // No timer takes a month.
    expect(told(rains(rainAt(30 * 86_400)))).toBe(86_400_000);
  });

  test('seldom where nothing is told, or they could not be had', () => {
    expect(untold(rains())).toBe(30_000);
    expect(untold(rains(rainAt(600)))).toBe(30_000);
    expect(untold(rains(rainAt(-10)))).toBe(3_000);
    expect(told(undefined)).toBe(30_000);
  });
});
