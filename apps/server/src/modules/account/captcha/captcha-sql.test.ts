import type { MerchantCode } from '@wau/contract/ids';
import { newId, systemRandom } from '@wau/service/random';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { insertCaptcha, takeCaptcha } from './captcha-sql.ts';

const server = await createTestServer();
const wau = 'wau' as MerchantCode;
const laut = 'laut' as MerchantCode;
const at = (ms: number) => new Date(server.clock.nowMs() + ms);

async function newCaptcha(answer: string) {
  const captchaId = newId('captcha', server.clock, systemRandom);
  const answerHash = Buffer.from(answer.padEnd(32));
  await insertCaptcha(server.runner, wau, { captchaId, answerHash, expiresAt: at(60_000) });
  return { captchaId, answerHash };
}

test('a captcha is used up alone, once, at its own merchant, and only in time', async () => {
  const [first, second, late] = [await newCaptcha('1'), await newCaptcha('2'), await newCaptcha('3')];
  const take = (merchant: MerchantCode, { captchaId }: typeof first, now = at(0)) =>
    takeCaptcha(server.runner, merchant, captchaId, now);
  expect(await take(laut, first)).toBeUndefined();
  expect(await take(wau, first)).toEqual(first.answerHash);
  expect(await take(wau, first)).toBeUndefined();
  expect(await take(wau, second, at(50_000))).toEqual(second.answerHash);
  expect(await take(wau, late, at(60_000))).toBeUndefined();
});
