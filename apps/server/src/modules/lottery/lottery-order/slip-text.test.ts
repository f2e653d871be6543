import { createHash } from 'node:crypto';
import type { LotteryOrderId, MerchantCode } from '@wau/contract/ids';
import { expect, test } from 'vitest';
import { familyOn } from '../lottery-game/family-on.ts';
import { priceLine } from './price-line.ts';
import { slipText } from './slip-text.ts';

const family = familyOn({ family: 'ssc' }, '20261129-0001');
const game = {
  prize_modes: ['ZY'] as const,
  units_minor: [100n],
  highest_multiple: 1_000,
  highest_win_minor: 500_000_000n,
} as unknown as Parameters<typeof priceLine>[1];

function line(playId: string, numbers: string, multiple: number) {
  const priced = priceLine(family, game, { playId, prizeModeId: 'ZY', numbers, unit: '100', multiple }, 3);
  if (!priced.ok) throw new Error(priced.code);
  return priced.value;
}

test('a slip is written as the page says, its picks in one form, multiplied by its draw', () => {
  const text = slipText({
    merchantCode: 'wau' as MerchantCode,
    gameId: 'ssc-1m',
    numero: '20261129-0001',
    orderId: 'lto_1' as LotteryOrderId,
    entry: 2,
    placedAt: new Date('2026-11-29T10:00:00.007Z'),
    multiple: 3,
    lines: [line('last-two-straight', '2,1|3', 2), line('place-1-number', '7', 1)],
  });
  expect(text).toBe(
    [
      'wau-lottery-slip-1 wau ssc-1m 20261129-0001 lto_1.2 2026-11-29T10:00:00.007Z',
      'last-two-straight ZY 1,2|3 2 100 6 1800 900000',
      'place-1-number ZY 7 1 100 3 1800 99100',
    ].join('\n'),
  );
  expect(createHash('sha256').update(text).digest('hex')).toHaveLength(64);
});
