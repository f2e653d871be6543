import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addressSubject } from '@wau/service/http/address-subject';
import { Refusal } from '@wau/service/refusal';
import {
  type AttemptCounter,
  type AttemptRule,
  attemptCounter,
} from '../../../platform/attempts/attempt-counter.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { tokenHashOf } from '../../../platform/sessions/session-token.ts';
import type { Captchas } from '../captcha/captchas.ts';
import { usernameKeyOf } from '../member/username-key.ts';
import type { Caller } from './caller.ts';
import { isKnownDevice } from './known-device-sql.ts';
import { typedNameKeyOf } from './typed-name-key.ts';

/**
 * An account forgets failures after a day without any. Strangers get 90 in a row at most, each beyond the third with
 * a captcha; a device that has logged in to the account before has 10 of its own, which strangers cannot use up.
 * Together no account meets more than 100 failures in a row.
 */
const perAccount: AttemptRule = { name: 'login.account', windowMs: 24 * 60 * 60_000, window: 'sliding' };
/** What was typed, see typedNameKeyOf: decides about captchas, so that those do not tell whose number it is. */
const perTypedName: AttemptRule = { name: 'login.typed', windowMs: 24 * 60 * 60_000, window: 'sliding' };
const perDevice: AttemptRule = { name: 'login.device', windowMs: 24 * 60 * 60_000, window: 'sliding' };
/** Failures of one address; generous, because many phones share the address of their network. */
const perAddress: AttemptRule = { name: 'login.address', windowMs: 15 * 60_000, window: 'fixed' };

/**
 * Failures of strangers at the whole merchant. Stuffing with stolen passwords comes from many addresses with many
 * names, a few attempts each, so that neither of the limits above would see it.
 */
const perMerchant: AttemptRule = { name: 'login.merchant', windowMs: 5 * 60_000, window: 'fixed' };

export const loginLimits = {
  /** Of what was typed, or of a device that is known to the account. */
  accountBeforeCaptcha: 3,
  account: 90,
  device: 10,
  addressBeforeCaptcha: 10,
  address: 100,
  merchantBeforeCaptcha: 100,
  /** Where the merchant has captchas switched off, nothing but waiting can stand in for them. */
  accountWithoutCaptchas: 20,
  addressWithoutCaptchas: 30,
} as const;

/** What a login is an attempt at. */
export interface LoginTarget {
  /** See typedNameKeyOf. */
  readonly typedKey: string;
  /**
   * The key of the account that it leads to, else what was typed. `undefined` where nothing is guessed that has no
   * limit of its own: then there is no hard limit either, which would only lock owners out.
   */
  readonly accountKey?: string;
}

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
 * Lets a login attempt in or refuses it. Captchas are asked for by what was typed and by the address alone: whether it
 * leads to an account makes no difference. Attempts are counted before the password is looked at, so that many at the same time cannot pass.
 *
 * Refuses with `captcha.wrong`, `captcha.required` (both with `captcha: true`) and `login.too.many`.
 */
export async function admitLogin(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  captchas: Captchas,
  merchant: Merchant,
  { typedKey, accountKey }: LoginTarget,
  captchaAnswer: string,
  caller: Caller,
): Promise<LoginAttempt> {
  const { merchantCode } = merchant;
  const asksCaptchas = merchant.modules.has('VALID_CAPTCHA3');
  const address = attemptCounter(parts, merchantCode, perAddress, addressSubject(caller.address));
  const passedCaptcha = asksCaptchas && captchaAnswer !== '';
  if (passedCaptcha && !(await captchas.check(merchantCode, caller.captchaId, captchaAnswer))) {
    // Counted, so that guessing at pictures leads nowhere either.
    await takeAll([{ counter: address, limit: loginLimits.address }]);
    throw new Refusal('captcha.wrong', { captcha: true });
  }

  const isKnown =
    accountKey !== undefined && (await comesFromKnownDevice(parts, merchant, accountKey, caller));
  const bounds = boundsOf(asksCaptchas, passedCaptcha, isKnown);
  const bounded = (rule: AttemptRule, subject: string | undefined, limit: number | undefined) =>
    subject === undefined || limit === undefined
      ? []
      : [{ counter: attemptCounter(parts, merchantCode, rule, subject), limit }];
  const others = [
    ...bounded(perMerchant, merchantCode, bounds.merchant),
    { counter: address, limit: bounds.address },
  ];
  const own = isKnown
    ? [{ counter: deviceCounter(parts, merchantCode, accountKey, caller.deviceToken), limit: bounds.account }]
    : [...bounded(perTypedName, typedKey, bounds.typed), ...bounded(perAccount, accountKey, bounds.account)];
  const askForCaptcha =
    asksCaptchas && !passedCaptcha ? new Refusal('captcha.required', { captcha: true }) : undefined;
  const counts = await takeAll([...others, ...own], askForCaptcha);
  return {
    nextNeedsCaptcha: asksCaptchas && wouldNeedCaptcha(counts.get(address), counts.get(own[0]?.counter)),
    async succeeded(runner) {
      for (const { counter } of others) await counter.giveBack(runner);
      for (const { counter } of own) await counter.forget(runner);
    },
    async abandoned() {
      for (const { counter } of [...others, ...own]) await counter.giveBack();
    },
  };
}

/** What an attempt that has failed is refused with: it says when the next one will be asked for a captcha (AC-03). */
export function failedAttempt(
  { nextNeedsCaptcha }: Pick<LoginAttempt, 'nextNeedsCaptcha'>,
  { code, value }: Pick<Refusal, 'code' | 'value'>,
): Refusal {
  return new Refusal(code, nextNeedsCaptcha ? { ...value, captcha: true } : value);
}

/**
 * Lets in an attempt to give the password of an account that is logged in already, or refuses `login.too.many`. It
 * uses up the same count as a login from the same browser, so that a stolen session gives nobody more guesses. There
 * is no captcha: a right password is at hand for whoever owns the account.
 */
export async function admitConfirmation(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  merchant: Merchant,
  usernameKey: string,
  caller: Caller,
): Promise<Pick<LoginAttempt, 'succeeded' | 'abandoned'>> {
  const { merchantCode } = merchant;
  const isKnown = await comesFromKnownDevice(parts, merchant, usernameKey, caller);
  const typedKey = typedNameKeyOf(merchant, usernameKey);
  const own = isKnown
    ? [
        {
          counter: deviceCounter(parts, merchantCode, usernameKey, caller.deviceToken),
          limit: loginLimits.device,
        },
      ]
    : [
        { counter: attemptCounter(parts, merchantCode, perTypedName, typedKey), limit: mostOfAll },
        {
          counter: attemptCounter(parts, merchantCode, perAccount, usernameKey),
          limit: loginLimits.accountWithoutCaptchas,
        },
      ];
  await takeAll(own);
  return {
    async succeeded(runner) {
      for (const { counter } of own) await counter.forget(runner);
    },
    async abandoned() {
      for (const { counter } of own) await counter.giveBack();
    },
  };
}

/**
 * Whoever has set a new password by other proof is the owner: what strangers tried before counts no more, nor what the
 * owner tried from this browser. With the transaction of `runner`, so that a change that holds is never answered with a
 * failure.
 */
export async function forgetLoginFailures(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  runner: SqlRunner,
  merchant: Merchant,
  { userName, mobileNumber }: { readonly userName: string; readonly mobileNumber?: string },
  { deviceToken }: Pick<Caller, 'deviceToken'>,
): Promise<void> {
  const { merchantCode } = merchant;
  const usernameKey = usernameKeyOf(userName);
  for (const typedKey of [typedNameKeyOf(merchant, userName), mobileNumber]) {
    if (typedKey !== undefined) {
      await attemptCounter(parts, merchantCode, perTypedName, typedKey).forget(runner);
    }
  }
  await attemptCounter(parts, merchantCode, perAccount, usernameKey).forget(runner);
  if (deviceToken === undefined) return;
  await deviceCounter(parts, merchantCode, usernameKey, deviceToken).forget(runner);
}

/** A token is a browser's, which may log in to several accounts. */
function deviceCounter(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
  usernameKey: string,
  deviceToken: string | undefined,
): AttemptCounter {
  return attemptCounter(parts, merchantCode, perDevice, `${usernameKey}\n${deviceToken}`);
}

async function comesFromKnownDevice(
  parts: Pick<ServerParts, 'runner'>,
  { merchantCode }: Merchant,
  usernameKey: string,
  { deviceToken }: Caller,
): Promise<boolean> {
  if (deviceToken === undefined) return false;
  return isKnownDevice(parts.runner, merchantCode, usernameKey, tokenHashOf(deviceToken));
}

interface Bounds {
  readonly account: number;
  readonly address: number;
  readonly typed?: number;
  readonly merchant?: number;
}

function boundsOf(asksCaptchas: boolean, passedCaptcha: boolean, isKnownDevice: boolean): Bounds {
  if (!asksCaptchas) {
    const account = isKnownDevice ? loginLimits.device : loginLimits.accountWithoutCaptchas;
    return { account, address: loginLimits.addressWithoutCaptchas };
  }
  if (passedCaptcha) {
    const account = isKnownDevice ? loginLimits.device : loginLimits.account;
    // Counted on, so that the next attempt without one is asked for a captcha.
    return { account, address: loginLimits.address, typed: mostOfAll };
  }
  const { account, accountBeforeCaptcha, addressBeforeCaptcha: address, merchantBeforeCaptcha } = loginLimits;
  if (isKnownDevice) return { account: accountBeforeCaptcha, address };
  return { account, address, typed: accountBeforeCaptcha, merchant: merchantBeforeCaptcha };
}

/** As many as the database can count. */
const mostOfAll = 2 ** 31 - 1;

interface BoundedCounter {
  readonly counter: AttemptCounter;
  readonly limit: number;
}

/**
 * Counts the attempt in all counters and returns their counts. When one refuses, those before it get theirs back, and
 * `refusal` is thrown if there is one, else `login.too.many`.
 */
async function takeAll(
  counters: readonly BoundedCounter[],
  refusal?: Refusal,
): Promise<ReadonlyMap<AttemptCounter | undefined, number>> {
  const counts = new Map<AttemptCounter | undefined, number>();
  for (const { counter, limit } of counters) {
    const verdict = await counter.take(limit);
    if (!verdict.accepted) {
      for (const { counter: taken } of counters.slice(0, counts.size)) await taken.giveBack();
      throw refusal ?? new Refusal('login.too.many', { retryAfterSeconds: verdict.retryAfterSeconds });
    }
    counts.set(counter, verdict.attemptCount);
  }
  return counts;
}

/** Whether the next attempt like this one would meet a limit. */
function wouldNeedCaptcha(addressCount = 0, ownCount = 0): boolean {
  return ownCount >= loginLimits.accountBeforeCaptcha || addressCount >= loginLimits.addressBeforeCaptcha;
}
