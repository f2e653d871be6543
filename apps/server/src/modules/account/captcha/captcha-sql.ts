import type { Id, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export async function insertCaptcha(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  captcha: { readonly captchaId: Id<'captcha'>; readonly answerHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await runner.query({
    name: 'insert-captcha',
    text: `
      insert into wau.captchas (merchant_id, captcha_id, answer_hash, expires_at) values ($1, $2, $3, $4)`,
    values: [merchantCode, captcha.captchaId, captcha.answerHash, captcha.expiresAt],
  });
}

/** Uses a captcha up and returns the hash of its answer; `undefined` when it is unknown, used or too old. */
export async function takeCaptcha(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  captchaId: Id<'captcha'>,
  now: Date,
): Promise<Buffer | undefined> {
  const rows = await runner.query<{ answer_hash: Buffer; is_fresh: boolean }>({
    name: 'take-captcha',
    text: `
      delete from wau.captchas where merchant_id = $1 and captcha_id = $2
      returning answer_hash, expires_at > $3 as is_fresh`,
    values: [merchantCode, captchaId, now],
  });
  return rows[0]?.is_fresh === true ? rows[0].answer_hash : undefined;
}
