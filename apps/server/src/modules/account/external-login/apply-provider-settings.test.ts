import { systemRandom } from '@wau/service/random';
import { expect, test } from 'vitest';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { applyProviderSettings, readProviderSettings } from './apply-provider-settings.ts';

const server = await createTestServer();
const google = {
  merchantCode: 'wau',
  provider: 'google',
  issuer: 'https://accounts.example',
  clientId: 'client',
  clientSecret: 'a-secret-to-be-sealed',
};
const phone = {
  merchantCode: 'wau',
  provider: 'phone',
  issuer: 'https://token.example/wau',
  audience: 'wau',
  jwksUrl: 'https://token.example/jwks',
  apiUrl: 'https://phone.example/v1/',
  apiKey: 'public',
};

test('AC-08 AC-09 an operator’s file is written into the database, secrets sealed, and again with changes', async () => {
  const parts = { runner: server.runner, random: systemRandom, masterSecret: testSecret };
  await applyProviderSettings(parts, readProviderSettings([google, phone]));
  await applyProviderSettings(parts, readProviderSettings([{ ...google, clientId: 'another' }]));
  const rows = await server.runner.query<{ client_id: string; secret: string }>({
    text: `select client_id, encode(sealed_client_secret, 'escape') as secret from wau.identity_providers`,
    values: [],
  });
  expect(rows.map((row) => row.client_id)).toEqual(['another']);
  expect(rows[0]?.secret).not.toContain('a-secret-to-be-sealed');
  await expect
    .poll(async () => (await server.call('getWhitelabel')).value().phoneVerification)
    .toEqual({ apiUrl: 'https://phone.example/v1', apiKey: 'public' });
});

test.each([
  [{ ...google, provider: 'twitter' }],
  [{ ...google, issuer: 'http://accounts.example' }],
  [{ ...google, clientId: undefined }],
  [{ ...google, surplus: true }],
  [{ ...phone, jwksUrl: 'file:///etc/passwd' }],
])('AC-09 settings that make no sense are refused: %j', (setting) => {
  expect(() => readProviderSettings([setting])).toThrow();
});

test('AC-09 plain HTTP is for this machine alone', () => {
  expect(readProviderSettings([{ ...google, issuer: 'http://127.0.0.1:9180' }])).toHaveLength(1);
  expect(() => readProviderSettings([{ ...google, issuer: 'http://127.0.0.1.evil.example' }])).toThrow();
});
