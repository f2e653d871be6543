import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addressSubject } from '@wau/service/http/address-subject';
import { newId } from '@wau/service/random';
import { Fault, Refusal } from '@wau/service/refusal';
import {
  type AttemptCounter,
  type AttemptRule,
  attemptCounter,
  requireAttempt,
} from '../../../platform/attempts/attempt-counter.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { canSend } from '../../messaging/message/message-config.ts';
import { messageTexts } from '../../messaging/message/message-texts.ts';
import { queueMessage } from '../../messaging/message/queue-message.ts';
import { numberPrefix } from '../member/mobile-number.ts';
import {
  type CodePurpose,
  codeHashOf,
  codeLifetimeMs,
  codeLimits,
  drawCode,
  numberHashOf,
  resendIntervalMs,
  sentToHashOf,
} from './verification-code.ts';
import { countSentCodes, lockNumber, replaceCode, selectSendTimes } from './verification-sql.ts';

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
 * Invariants: at most five for a number in any 24 hours, whatever they are for and whichever merchants send them, and
 * one a minute for each purpose; the code before ends with a new one; what is answered, and how fast, is the same
 * whether or not the number is anybody's.
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
  const { merchantCode } = merchant;
  const asking = addressSubject(request.address);
  const tooMany = 'verification.code.too.many';
  await requireAttempt(parts, merchantCode, perAddressHour, asking, codeLimits.addressPerHour, tooMany);
  await requireAttempt(parts, merchantCode, perAddressDay, asking, codeLimits.addressPerDay, tooMany);
  const room = await takeRoom(parts, merchantCode, request);
  const isDeliverable = request.isDeliverable && room.isLeft;
  try {
    await withTransaction(parts.database, (tx) =>
      send(parts, tx, merchant, language, { ...request, isDeliverable }),
    );
  } catch (error) {
    await room.giveBack();
    throw error;
  }
  return { expiredMinutes: resendIntervalMs / 60_000 };
}

/**
 * Counts a code for its range of numbers and its merchant. Codes for registration, which go to anybody, have counters
 * of their own, so that a flood of them does not stop the others; so have those that are withheld, which cost nothing
 * and are counted only to take as long.
 *
 * Where nobody may learn whose number it is, a code that there is no room for is withheld as well; otherwise it is
 * refused with `verification.code.too.many`.
 */
async function takeRoom(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
  { purpose, mobileNumber, isDeliverable }: CodeRequest,
): Promise<{ readonly isLeft: boolean; giveBack(): Promise<void> }> {
  const kind = purpose === 'register' ? '.register' : isDeliverable ? '' : '.withheld';
  const counters = [
    [perPrefix, numberPrefix(mobileNumber), codeLimits.prefixPerDay],
    [perMerchant, merchantCode, codeLimits.merchantPerHour],
  ] as const;
  const taken: AttemptCounter[] = [];
  const giveBack = async () => {
    for (const counter of taken) await counter.giveBack();
  };
  for (const [rule, subject, limit] of counters) {
    const ownRule = { ...rule, name: `${rule.name}${kind}` };
    const counter = attemptCounter(parts, merchantCode, ownRule, subject);
    const verdict = await counter.take(limit);
    if (verdict.accepted) taken.push(counter);
    else if (!isSecret(purpose)) {
      await giveBack();
      throw new Refusal('verification.code.too.many', { retryAfterSeconds: verdict.retryAfterSeconds });
    }
  }
  return { isLeft: taken.length === counters.length, giveBack };
}

/** Whether strangers ask for the code, and must not learn from it that the number is a member's. */
function isSecret(purpose: CodePurpose): boolean {
  return purpose === 'login' || purpose === 'reset';
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
  const sentToHash = sentToHashOf(parts.config, mobileNumber);
  await lockNumber(tx, sentToHash);
  const nowMs = parts.clock.nowMs();
  const aDayAgo = new Date(nowMs - dayMs);
  refuseTooMany(await selectSendTimes(tx, merchantCode, numberHash, aDayAgo), purpose, nowMs);
  // A refusal would tell at one merchant that the number is a member's of another.
  const isSent = (await countSentCodes(tx, sentToHash, aDayAgo)) < codeLimits.numberPerDay && isDeliverable;
  const code = drawCode(parts.random);
  await replaceCode(tx, {
    merchantCode,
    codeId: newId('verificationCode', parts.clock, parts.random),
    purpose,
    numberHash,
    codeHash: codeHashOf(parts.config, subject, code),
    sentToHash: isSent ? sentToHash : null,
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
    isWithheld: !isSent,
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
