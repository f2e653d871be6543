import type { MerchantCode } from '@wau/contract/ids';
import { parseLotteryDraw } from '@wau/rules/lottery/draw-shape';
import { lotteryFamily, lotteryFamilyCodes } from '@wau/rules/lottery/lottery-families';
import { expect, test } from 'vitest';
import { createDemoResultFeed } from './demo-result-feed.ts';

const drawOf = (code: string, numero: string) => {
  const family = lotteryFamily(code, '2026-11-30');
  if (family === undefined) throw new Error(`${code} is a family`);
  return { merchantCode: 'wau' as MerchantCode, gameId: code, numero, drawsAt: new Date(0), family };
};
const feed = createDemoResultFeed('a secret of tests');

test.each(lotteryFamilyCodes)(
  'of %s is of its shape, the same each time and another one of another draw',
  async (code) => {
    const draw = drawOf(code, '20261130');
    const result = await feed.resultOf(draw);
    expect(parseLotteryDraw(draw.family.shape, result)).toEqual({ ok: true, value: result });
    expect(await feed.resultOf(draw)).toEqual(result);
    const others = await Promise.all(
      Array.from({ length: 5 }, (_, day) => feed.resultOf(drawOf(code, `2026120${day}`))),
    );
    expect(new Set([result, ...others].map((each) => JSON.stringify(each))).size).toBeGreaterThan(1);
  },
);

test('follow from the installation’s secret, so that nobody else knows them before', async () => {
  const draw = drawOf('four-d', '20261130');
  const results = ['one', 'other'].map((secret) => createDemoResultFeed(secret).resultOf(draw));
  expect(JSON.stringify(await results[0])).not.toBe(JSON.stringify(await results[1]));
});
