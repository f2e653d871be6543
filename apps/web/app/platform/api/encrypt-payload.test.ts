import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { encryptPayload } from './encrypt-payload.ts';

test('AC-06 the payload opens with the private key only, and says when it was made', async () => {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x = '', y = '' } = await exportJWK(pair.publicKey);
  const key = { kid: 'k1', kty: 'EC', crv: 'P-256', x, y, alg: 'ECDH-ES', use: 'enc' } as const;
  const jwe = await encryptPayload('{"password":"rahsia"}', key, 1_800_000_000_000);
  expect(jwe.split('.')).toHaveLength(5);
  const opened = await compactDecrypt(jwe, pair.privateKey);
  expect(new TextDecoder().decode(opened.plaintext)).toBe('{"password":"rahsia"}');
  expect(opened.protectedHeader).toMatchObject({
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    kid: 'k1',
    iat: 1_800_000_000,
  });
  const other = await encryptPayload('{"password":"rahsia"}', key, 1_800_000_000_000);
  expect(other).not.toBe(jwe);
});
