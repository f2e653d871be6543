import { describe, expect, it } from 'vitest';
import { TestClock } from '../testing/test-studio.ts';
import { createRateLimit, playerLimitKey } from './play-rate-limit.ts';

function limitOf(clock: TestClock) {
  const limit = createRateLimit({ perSecond: 2, burst: 3, clock });
  return (key: string): 'accepted' | 'refused' => {
    try {
      limit(key);
      return 'accepted';
    } catch {
      return 'refused';
    }
  };
}

describe('a limit on calls', () => {
  it('lets a burst through, then as many as have come back since, and never more than the burst', () => {
    const clock = new TestClock();
    const ask = limitOf(clock);
    expect(Array.from({ length: 4 }, () => ask('a'))).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'refused',
    ]);
    clock.advance(499);
    expect(ask('a')).toBe('refused');
    clock.advance(1);
    expect([ask('a'), ask('a')]).toEqual(['accepted', 'refused']);
    clock.advance(3_600_000);
    expect(Array.from({ length: 4 }, () => ask('a')).at(-1)).toBe('refused');
    expect(ask('b')).toBe('accepted');
  });

  it('makes room by forgetting those who have waited, and nobody who has just come too often', () => {
    const clock = new TestClock();
    const ask = limitOf(clock);
    for (let waited = 0; waited < 19_999; waited += 1) ask(`waited ${waited}`);
    clock.advance(10_000);
    while (ask('often') === 'accepted');
    // There are so many keys now that the next new one makes room.
    expect(ask('new')).toBe('accepted');
    expect(ask('often')).toBe('refused');
  });

  it('counts players of two merchants apart', () => {
    const keys = ['wau', 'laut'].map((merchant) =>
      playerLimitKey({ merchantId: merchant as never, playerId: 'mbr_1' }),
    );
    expect(new Set(keys).size).toBe(2);
  });
});
