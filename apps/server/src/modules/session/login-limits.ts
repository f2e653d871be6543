import { Refusal } from '@wau/service/refusal';
import type { SqlRunner } from '@wau/service/sql-runner';
import {
  type AttemptCounter,
  type AttemptRule,
  addressSubject,
  attemptCounter,
} from '../../platform/attempts/attempt-counter.ts';
import type { Merchant } from '../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { tokenHashOf } from '../../platform/sessions/session-token.ts';
import type { Captchas } from '../captcha/captchas.ts';
import type { Caller } from './caller.ts';
import { isKnownDevice } from './session-sql.ts';

/**
 * An account forgets failures after a day without any. Strangers get 90 in a row at most, each beyond the third with
 * a captcha; a device that has logged in to the account before has 10 of its own, which strangers cannot use up.
 * Together no account meets more than 100 failures in a row.
 */
const perAccount: AttemptRule = { name: 'login.account', windowMs: 24 * 60 * 60_000, window: 'sliding' };
const perDevice: AttemptRule = { name: 'login.device', windowMs: 24 * 60 * 60_000, window: 'sliding' };
/** Failures of one address; generous, because many phones share the address of their network. */
const perAddress: AttemptRule = { name: 'login.address', windowMs: 15 * 60_000, window: 'fixed' };

export const loginLimits = {
  accountBeforeCaptcha: 3,
  account: 90,
  device: 10,
  addressBeforeCaptcha: 10,
  address: 100,
  /** Where the merchant has captchas switched off, nothing but waiting can stand in for them. */
  accountWithoutCaptchas: 20,
  addressWithoutCaptchas: 30,
} as const;

/** An attempt that was let in and counts as failed until it is said to have succeeded. */
export interface LoginAttempt {
  /** Whether the next attempt would be asked for a captcha, should this one fail. */
  readonly nextNeedsCaptcha: boolean;
  /** The right password: the account's failures are forgotten, with the transaction of `runner`. */
  succeeded(runner: SqlRunner): Promise<void>;
  /** Nobody looked at the password: the attempt does not count. */
  abandoned(): Promise<void>;
}

/**
 * Lets a log-in attempt in or refuses it, by name and address alone: whether the name has an account makes no
 * difference. Attempts are counted before the password is looked at, so that many at the same time cannot pass.
 *
 * Refuses with `captcha.wrong`, `captcha.required` (both with `captcha: true`) and `login.too.many`.
 */
export async function admitLogin(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  captchas: Captchas,
  merchant: Merchant,
  usernameKey: string,
  captchaAnswer: string,
  caller: Caller,
): Promise<LoginAttempt> {
  const { merchantCode } = merchant;
  const address = attemptCounter(parts, merchantCode, perAddress, addressSubject(caller.address));
  const account = await accountCounter(parts, merchant, usernameKey, caller);
  const asksCaptchas = merchant.modules.has('VALID_CAPTCHA3');

  const passedCaptcha =
    asksCaptchas &&
    captchaAnswer !== '' &&
    (await captchas.check(merchantCode, caller.captchaId, captchaAnswer));
  if (asksCaptchas && captchaAnswer !== '' && !passedCaptcha) {
    // Counted, so that guessing at pictures leads nowhere either.
    await takeOrRefuse(address, loginLimits.address, undefined);
    throw new Refusal('captcha.wrong', { captcha: true });
  }

  const bounds = boundsOf(asksCaptchas, passedCaptcha, account.isKnownDevice);
  const askForCaptcha =
    asksCaptchas && !passedCaptcha ? new Refusal('captcha.required', { captcha: true }) : undefined;
  const addressCount = await takeOrRefuse(address, bounds.address, askForCaptcha);
  let accountCount: number;
  try {
    accountCount = await takeOrRefuse(account.counter, bounds.account, askForCaptcha);
  } catch (error) {
    await address.giveBack();
    throw error;
  }
  return {
    nextNeedsCaptcha:
      asksCaptchas &&
      (accountCount >= loginLimits.accountBeforeCaptcha || addressCount >= loginLimits.addressBeforeCaptcha),
    async succeeded(runner) {
      await account.counter.forget(runner);
      await address.giveBack(runner);
    },
    async abandoned() {
      await account.counter.giveBack();
      await address.giveBack();
    },
  };
}

async function accountCounter(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchantCode }: Merchant,
  usernameKey: string,
  { deviceToken }: Caller,
): Promise<{ readonly counter: AttemptCounter; readonly isKnownDevice: boolean }> {
  const isKnown =
    deviceToken !== undefined &&
    (await isKnownDevice(parts.runner, merchantCode, usernameKey, tokenHashOf(deviceToken)));
  return {
    isKnownDevice: isKnown,
    counter: isKnown
      ? attemptCounter(parts, merchantCode, perDevice, `${usernameKey}\n${deviceToken}`)
      : attemptCounter(parts, merchantCode, perAccount, usernameKey),
  };
}

function boundsOf(
  asksCaptchas: boolean,
  passedCaptcha: boolean,
  isKnownDevice: boolean,
): { readonly account: number; readonly address: number } {
  if (!asksCaptchas) {
    const account = isKnownDevice ? loginLimits.device : loginLimits.accountWithoutCaptchas;
    return { account, address: loginLimits.addressWithoutCaptchas };
  }
  if (!passedCaptcha) {
    return { account: loginLimits.accountBeforeCaptcha, address: loginLimits.addressBeforeCaptcha };
  }
  return { account: isKnownDevice ? loginLimits.device : loginLimits.account, address: loginLimits.address };
}

async function takeOrRefuse(
  counter: AttemptCounter,
  limit: number,
  refusal: Refusal | undefined,
): Promise<number> {
  const verdict = await counter.take(limit);
  if (verdict.accepted) return verdict.attemptCount;
  throw refusal ?? new Refusal('login.too.many', { retryAfterSeconds: verdict.retryAfterSeconds });
}
