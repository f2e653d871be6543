import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { expect, test } from 'vitest';
import {
  isRecoveryCodeForm,
  newRecoveryCodes,
  openSecret,
  recoveryCodeHash,
  sealSecret,
  timeStepOf,
} from './second-step-secret.ts';

const owner = {
  masterSecret: 'a-master-secret-of-thirty-two-characters',
  merchantCode: 'wau' as MerchantCode,
  memberId: 'mbr_1' as MemberId,
};

test('ME-08 two-step codes are those of RFC 6238, one step early or late included', () => {
  // The test vector of RFC 6238, appendix B, at 1111111109 seconds: 07081804 in eight digits.
  const secret = new TextEncoder().encode('12345678901234567890');
  const nowMs = 1_111_111_109_000;
  const step = 37_037_036n;
  expect(timeStepOf(secret, '081804', nowMs)).toBe(step);
  expect(timeStepOf(secret, '081804', nowMs + 30_000)).toBe(step);
  expect(timeStepOf(secret, '081804', nowMs - 30_000)).toBe(step);
  expect(timeStepOf(secret, '081804', nowMs + 61_000)).toBeUndefined();
  expect(timeStepOf(secret, '081805', nowMs)).toBeUndefined();
  expect(timeStepOf(secret, ' 81804', nowMs)).toBeUndefined();
});

test('ME-08 a sealed secret opens for its owner and for nobody else', () => {
  const secret = systemRandom.bytes(20);
  const sealed = sealSecret(owner, secret, systemRandom);
  expect(sealed.includes(Buffer.from(secret))).toBe(false);
  expect(Buffer.from(openSecret(owner, sealed))).toEqual(Buffer.from(secret));
  expect(() => openSecret({ ...owner, memberId: 'mbr_2' as MemberId }, sealed)).toThrow();
});

test('ME-08 recovery codes are found as people copy them, and only under their owner', () => {
  const codes = newRecoveryCodes(systemRandom);
  expect(new Set(codes).size).toBe(10);
  const [code = ''] = codes;
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  expect(isRecoveryCodeForm(code)).toBe(true);
  expect(isRecoveryCodeForm('123456')).toBe(false);
  const sloppy = ` ${code.replace('-', ' ').toUpperCase()} `;
  expect(recoveryCodeHash(owner, sloppy)).toEqual(recoveryCodeHash(owner, code));
  const other = { ...owner, merchantCode: 'laut' as MerchantCode };
  expect(recoveryCodeHash(other, code)).not.toEqual(recoveryCodeHash(owner, code));
});
