import { hash } from 'node:crypto';
import { type MerchantCode, parseMerchantCode } from '@wau/contract/ids';
import { newToken, type Random } from '@wau/service/random';

/** What a play token says: which merchant's tables to look in, and what to look for there. */
export interface PlayTokenParts {
  readonly merchantId: MerchantCode;
  /** SHA-256 of the whole token; the token itself is never stored. */
  readonly tokenHash: Buffer;
}

const playTokenPattern = /^([a-z][a-z0-9]{1,15})\.[A-Za-z0-9_-]{43}$/;

/** A play token: the merchant's code, a point, 256 random bits. The code is there so that a look-up is by full key. */
export function newPlayToken(merchantId: MerchantCode, random: Random): string {
  return `${merchantId}.${newToken(random)}`;
}

/** Reads a play token; `undefined` for text that cannot be one. */
export function parsePlayToken(text: string): PlayTokenParts | undefined {
  const code = playTokenPattern.exec(text)?.[1];
  const merchantId = code === undefined ? undefined : parseMerchantCode(code);
  return merchantId === undefined ? undefined : { merchantId, tokenHash: hash('sha256', text, 'buffer') };
}
