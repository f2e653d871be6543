import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

test('the encryption key is a public one', async () => {
  const key = (await server.call('getEncryptionKey')).value();
  expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ECDH-ES', use: 'enc' });
  expect(JSON.stringify(key)).not.toContain('"d"');
  expect((await server.call('getEncryptionKey', { merchantCode: 'laut' })).value().kid).not.toBe(key.kid);
});
