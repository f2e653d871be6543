import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signatureToleranceMs, signRequest, verifySignature } from './signature.ts';

const key = Buffer.alloc(32, 7);
const parts = { method: 'POST', path: '/vendor/wallet/bet', rawBody: '{"a":1}' };
const nowMs = 1_800_000_000_000;
const good = signRequest(key, { ...parts, timestampMs: nowMs });

describe('request signatures', () => {
  test('accept what was signed', () => {
    expect(verifySignature(key, parts, String(nowMs), good, nowMs)).toBe('valid');
  });

  test('refuse any change of method, path, body, time or key', () => {
    const wrong = [
      verifySignature(key, { ...parts, method: 'PUT' }, String(nowMs), good, nowMs),
      verifySignature(key, { ...parts, path: '/vendor/wallet/win' }, String(nowMs), good, nowMs),
      verifySignature(key, { ...parts, rawBody: '{"a":2}' }, String(nowMs), good, nowMs),
      verifySignature(key, parts, String(nowMs + 1), good, nowMs),
      verifySignature(Buffer.alloc(32, 8), parts, String(nowMs), good, nowMs),
    ];
    expect(wrong).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong']);
  });

  test('refuse text that is no signature or no time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (timestamp, signature) => {
        expect(verifySignature(key, parts, timestamp, signature, nowMs)).toBe('wrong');
      }),
    );
  });

  test('call a true signature stale outside the tolerance, in both directions', () => {
    for (const shift of [signatureToleranceMs + 1, -signatureToleranceMs - 1]) {
      expect(verifySignature(key, parts, String(nowMs), good, nowMs + shift)).toBe('stale');
    }
    for (const shift of [signatureToleranceMs, -signatureToleranceMs]) {
      expect(verifySignature(key, parts, String(nowMs), good, nowMs + shift)).toBe('valid');
    }
  });
});
