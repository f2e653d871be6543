import { createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { isTextSigned, signText } from './bytes-signature.ts';
import { deriveRsaKeyPair } from './derived-rsa-key.ts';

const { privateKey } = deriveRsaKeyPair('a secret of this test alone, and long', 'one');
const otherKey = deriveRsaKeyPair('a secret of this test alone, and long', 'other').privateKey;

test.each([
  ['a shared secret', Buffer.alloc(32, 1), Buffer.alloc(32, 1), Buffer.alloc(32, 2), /^[0-9a-f]{64}$/],
  ['a pair of keys', privateKey, createPublicKey(privateKey), createPublicKey(otherKey), /^[\w+/]+={0,2}$/],
])(
  'a text that was signed with %s is known by it, and no other text, key or signature',
  (_title, signs, checks, other, form) => {
    const signature = signText(signs, 'größe');
    expect(signature).toMatch(form);
    expect(isTextSigned(checks, 'größe', signature)).toBe(true);
    expect(isTextSigned(checks, Buffer.from('größe'), signature), 'as bytes').toBe(true);
    expect(isTextSigned(checks, 'grösse', signature)).toBe(false);
    expect(isTextSigned(checks, Buffer.from('grösse'), signature), 'as bytes').toBe(false);
    expect(isTextSigned(other, 'größe', signature)).toBe(false);
    expect(isTextSigned(checks, 'größe', signature.slice(2))).toBe(false);
    expect(isTextSigned(checks, 'größe', '')).toBe(false);
  },
);

test('a signature by a shared secret is its digits and nothing else', () => {
  const key = Buffer.alloc(32, 1);
  const signature = signText(key, 'text');
  for (const other of [`${signature}zz`, `${signature}00`, signature.toUpperCase(), `${signature}\n`]) {
    expect(isTextSigned(key, 'text', other), other).toBe(false);
  }
});
