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
    expect(isTextSigned(checks, 'grösse', signature)).toBe(false);
    expect(isTextSigned(other, 'größe', signature)).toBe(false);
    expect(isTextSigned(checks, 'größe', signature.slice(2))).toBe(false);
    expect(isTextSigned(checks, 'größe', '')).toBe(false);
  },
);
