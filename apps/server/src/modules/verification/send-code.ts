import type { LanguageCode } from '@wau/contract/languages';
import { withTransaction } from '@wau/service/database';
import { newId } from '@wau/service/random';
import { Fault, Refusal } from '@wau/service/refusal';
import { type SqlRunner, transactionRunner } from '@wau/service/sql-runner';
import { type AttemptRule, addressSubject, attemptCounter } from '../../platform/attempts/attempt-counter.ts';
import type { Merchant } from '../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { numberPrefix } from '../member/mobile-number.ts';
import { canSend } from '../message/message-config.ts';
import { messageTexts } from '../message/message-texts.ts';
import { queueMessage } from '../message/queue-message.ts';
import {
  type CodePurpose,
  codeHashOf,
  codeLifetimeMs,
  codeLimits,
  drawCode,
  numberHashOf,
  resendIntervalMs,
} from './verification-code.ts';
import { lockNumber, replaceCode, selectSendTimes } from './verification-sql.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const perAddressHour: AttemptRule = { name: 'code.address.hour', windowMs: hourMs, window: 'fixed' };
const perAddressDay: AttemptRule = { name: 'code.address.day', windowMs: dayMs, window: 'fixed' };
const perPrefix: AttemptRule = { name: 'code.prefix', windowMs: dayMs, window: 'fixed' };
const perMerchant: AttemptRule = { name: 'code.merchant', windowMs: hourMs, window: 'fixed' };

export interface CodeRequest {
  readonly purpose: CodePurpose;
  /** E.164, see readMobileNumber. */
  readonly mobileNumber: string;
  /** Who asks. */
  readonly address: string;
  /**
   * Whether the number is one that this purpose is for. Where it is not, the same is done and answered, but nothing
   * is sent: nobody learns whose number it is, and nobody can have SMS sent to strangers.
   */
  readonly isDeliverable: boolean;
}

export interface SentCode {
  /** When another may be asked for. The code is accepted for longer, see `codeLifetimeMs`. */
  readonly expiredMinutes: number;
}

/**
 * Sends a code of six digits by SMS.
 *
 * Invariants: at most five for a number in any 24 hours, whatever they are for, and one a minute for each purpose;
 * the code before ends with a new one; the limits count alike whether or not the number is anybody's.
 *
 * Refuses with `verification.code.too.early` and `verification.code.too.many`, fails with `verification.unavailable`.
 *
 * Lock order: the counters of address, number range and merchant, each by itself; then the number.
 */
export async function sendCode(
  parts: Pick<ServerParts, 'database' | 'runner' | 'clock' | 'random' | 'config'>,
  { merchant, language }: { readonly merchant: Merchant; readonly language: LanguageCode },
  request: CodeRequest,
): Promise<SentCode> {
  if (!canSend(parts.config.messages, 'sms')) throw new Fault('verification.unavailable');
  const giveBack = await takeCounters(parts, merchant, request);
  try {
    await withTransaction(parts.database.kysely, (tx) =>
      send(parts, transactionRunner(tx), merchant, language, request),
    );
  } catch (error) {
    await giveBack();
    throw error;
  }
  return { expiredMinutes: resendIntervalMs / 60_000 };
}

/**
 * Counts the request, or refuses it. Returns what takes the count of range and merchant back: those say what was
 * sent, while an address counts for asking.
 */
async function takeCounters(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchantCode }: Merchant,
  { address, mobileNumber }: CodeRequest,
): Promise<() => Promise<void>> {
  const asking = addressSubject(address);
  const counters = [
    [perAddressHour, asking, codeLimits.addressPerHour],
    [perAddressDay, asking, codeLimits.addressPerDay],
    [perPrefix, numberPrefix(mobileNumber), codeLimits.prefixPerDay],
    [perMerchant, merchantCode, codeLimits.merchantPerHour],
  ] as const;
  const sent: (() => Promise<void>)[] = [];
  for (const [rule, subject, limit] of counters) {
    const counter = attemptCounter(parts, merchantCode, rule, subject);
    const verdict = await counter.take(limit);
    if (!verdict.accepted) {
      for (const giveBack of sent) await giveBack();
      throw new Refusal('verification.code.too.many', { retryAfterSeconds: verdict.retryAfterSeconds });
    }
    if (rule === perPrefix || rule === perMerchant) sent.push(() => counter.giveBack());
  }
  return async () => {
    for (const giveBack of sent) await giveBack();
  };
}

async function send(
  parts: Pick<ServerParts, 'clock' | 'random' | 'config'>,
  tx: SqlRunner,
  merchant: Merchant,
  language: LanguageCode,
  { purpose, mobileNumber, isDeliverable }: CodeRequest,
): Promise<void> {
  const { merchantCode, brandName } = merchant;
  const subject = { merchantCode, purpose, mobileNumber };
  const numberHash = numberHashOf(parts.config, subject);
  await lockNumber(tx, merchantCode, numberHash);
  const nowMs = parts.clock.nowMs();
  const earlier = await selectSendTimes(tx, merchantCode, numberHash, new Date(nowMs - dayMs));
  refuseTooMany(earlier, purpose, nowMs);
  const code = drawCode(parts.random);
  await replaceCode(tx, {
    merchantCode,
    codeId: newId('verificationCode', parts.clock, parts.random),
    purpose,
    numberHash,
    codeHash: codeHashOf(parts.config, subject, code),
    sentAt: new Date(nowMs),
    expiresAt: new Date(nowMs + codeLifetimeMs),
  });
  const minutes = codeLifetimeMs / 60_000;
  await queueMessage(parts, tx, {
    merchantCode,
    recipient: mobileNumber,
    content: {
      channel: 'sms',
      text: messageTexts(language)(`sms.code.${purpose}`, { brand: brandName, code, minutes }),
    },
    usefulForMs: codeLifetimeMs,
    isWithheld: !isDeliverable,
  });
}

function refuseTooMany(
  earlier: readonly { readonly sentAt: Date; readonly purpose: CodePurpose }[],
  purpose: CodePurpose,
  nowMs: number,
): void {
  const secondsUntil = (ms: number) => Math.max(1, Math.ceil((ms - nowMs) / 1000));
  const oldest = earlier.at(-codeLimits.numberPerDay);
  if (oldest !== undefined) {
    const retryAfterSeconds = secondsUntil(oldest.sentAt.getTime() + dayMs);
    throw new Refusal('verification.code.too.many', { retryAfterSeconds });
  }
  const latest = earlier.findLast((each) => each.purpose === purpose);
  const freeAtMs = (latest?.sentAt.getTime() ?? 0) + resendIntervalMs;
  if (freeAtMs > nowMs) {
    throw new Refusal('verification.code.too.early', { retryAfterSeconds: secondsUntil(freeAtMs) });
  }
}
