import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Id, type MerchantCode, parseId } from '@wau/contract/ids';
import { newId, type Random } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { chooseCaptchaQuestion } from './captcha-question.ts';
import { insertCaptcha, takeCaptcha } from './captcha-sql.ts';

export const captchaLifetimeMs = 2 * 60_000;

export interface Captcha {
  readonly captchaId: Id<'captcha'>;
  /** Base64 of a png. */
  readonly picture: string;
}

/** Pictures that people read more easily than programs do; see docs/rooms/account.md for how far that goes. */
export interface Captchas {
  make(merchantCode: MerchantCode): Promise<Captcha>;
  /** Whether the answer is right. Whatever comes of it, the captcha is used up. */
  check(merchantCode: MerchantCode, captchaId: string, answer: string): Promise<boolean>;
}

export function createCaptchas(
  parts: Pick<ServerParts, 'runner' | 'clock' | 'random' | 'config'>,
  choose: (random: Random) => ReturnType<typeof chooseCaptchaQuestion> = chooseCaptchaQuestion,
): Captchas {
  const { runner, clock, random } = parts;
  const answerKey = deriveKey(parts.config.masterSecret, 'captcha/answers');
  const answerHash = (captchaId: string, answer: string): Buffer =>
    createHmac('sha256', answerKey).update(`${captchaId}\n${answer}`).digest();
  return {
    async make(merchantCode) {
      const question = choose(random);
      const captchaId = newId('captcha', clock, random);
      await insertCaptcha(runner, merchantCode, {
        captchaId,
        answerHash: answerHash(captchaId, question.answer),
        expiresAt: new Date(clock.nowMs() + captchaLifetimeMs),
      });
      return { captchaId, picture: drawCaptcha(question.text, random).toString('base64') };
    },
    async check(merchantCode, captchaIdText, answer) {
      const captchaId = parseId('captcha', captchaIdText);
      if (captchaId === undefined) return false;
      const stored = await takeCaptcha(runner, merchantCode, captchaId, new Date(clock.nowMs()));
      if (stored === undefined) return false;
      return timingSafeEqual(stored, answerHash(captchaId, answer.trim()));
    },
  };
}
