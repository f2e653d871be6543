import { createHmac } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import type { Random } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import type { ServerConfig } from '../../../server-config.ts';

/** What a code is good for; one for a purpose opens no other. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'security';

/** How long a code is accepted: an SMS may take minutes on a poor network. */
export const codeLifetimeMs = 10 * 60_000;

/** A further code for the same number and purpose is sent after this time; the countdown on the button shows it. */
export const resendIntervalMs = 60_000;

/** A code is dead after so many wrong tries. */
export const maximumWrongTries = 5;

export const codeLimits = {
  /** Codes for one number in any 24 hours, over all purposes; of those that are sent, over all merchants. */
  numberPerDay: 5,
  /** Of one address; many phones share the address of their network. */
  addressPerHour: 20,
  addressPerDay: 60,
  /** For numbers that differ in the last three digits only: a range that somebody has bought to be paid for traffic. */
  prefixPerDay: 40,
  /** Of a whole merchant, should an attack get past the limits above. */
  merchantPerHour: 2_000,
} as const;

const codeCount = 1_000_000;

/** Six digits, each code as likely as any other. */
export function drawCode(random: Random): string {
  // Numbers above the last multiple would make small codes likelier, so they are drawn again.
  const fairBelow = 0x1_0000_0000 - (0x1_0000_0000 % codeCount);
  for (;;) {
    const number = Buffer.from(random.bytes(4)).readUInt32BE();
    if (number < fairBelow) return String(number % codeCount).padStart(6, '0');
  }
}

export interface CodeSubject {
  readonly merchantCode: MerchantCode;
  readonly purpose: CodePurpose;
  /** E.164. */
  readonly mobileNumber: string;
}

/**
 * What is stored of a code. Keyed, because six digits could be guessed from a plain hash, and bound to merchant,
 * purpose and number.
 */
export function codeHashOf(config: ServerConfig, subject: CodeSubject, code: string): Buffer {
  return keyed(config, 'verification/codes', [
    subject.merchantCode,
    subject.purpose,
    subject.mobileNumber,
    code,
  ]);
}

/** What is stored of a number that a code was asked for; the same for all purposes, which are counted together. */
export function numberHashOf(
  config: ServerConfig,
  { merchantCode, mobileNumber }: Pick<CodeSubject, 'merchantCode' | 'mobileNumber'>,
): Buffer {
  return keyed(config, 'verification/numbers', [merchantCode, mobileNumber]);
}

/** What is stored of a number that a code was really sent to; the same at all merchants of the installation. */
export function sentToHashOf(config: ServerConfig, mobileNumber: string): Buffer {
  return keyed(config, 'verification/sent', [mobileNumber]);
}

function keyed(config: ServerConfig, label: string, parts: readonly string[]): Buffer {
  return createHmac('sha256', deriveKey(config.masterSecret, label)).update(parts.join('\n')).digest();
}
