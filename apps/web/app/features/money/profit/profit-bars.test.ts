import { expect, test } from 'vitest';
import { profitBars } from './profit-bars.ts';

const day = (name: string, stakeMinor: string, payoutMinor: string) => ({
  ...{ day: name, betCount: 1, stakeMinor, payoutMinor },
  ...{ rewardMinor: '999999', netMinor: '0' },
});

test('CA-04 each day of the period has a bar of its share of the largest, without rewards', () => {
  const days = [day('2026-03-01', '100', '300'), day('2026-02-27', '500', '100')];
  expect(profitBars({ fromDay: '2026-02-27', toDay: '2026-03-02' }, days)).toEqual([
    { day: '2026-02-27', resultMinor: -400n, height: -1 },
    { day: '2026-02-28', resultMinor: 0n, height: 0 },
    { day: '2026-03-01', resultMinor: 200n, height: 0.5 },
    { day: '2026-03-02', resultMinor: 0n, height: 0 },
  ]);
});

test('of days on which all came back there is nothing to see, and nothing is divided by it', () => {
  const bars = profitBars({ fromDay: '2026-03-01', toDay: '2026-03-01' }, [day('2026-03-01', '100', '100')]);
  expect(bars.map(({ height }) => height)).toEqual([0]);
});
