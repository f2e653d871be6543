import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();

describe('the merchant of a request', () => {
  test('two brands answer by their own host, each with its own looks, languages and switches (tenancy)', async () => {
    const ask = async (host: string) =>
      (await server.app.inject({ url: '/wps/system/whitelabel', headers: { host } })).json().value;
    const wau = await ask('localhost:8080');
    const laut = await ask('LAUT.localhost.:8080');
    expect(wau).toMatchObject({
      merchantCode: 'wau',
      themeName: 'night',
      currencySymbol: 'RM',
      languages: ['MY', 'EN'],
    });
    expect(laut).toMatchObject({
      merchantCode: 'laut',
      themeName: 'laut',
      currencyCode: 'USD',
      languages: ['EN'],
    });
    expect(wau.flags.DIRECTREG3).toBe(true);
    expect(laut.flags.DIRECTREG3).toBe(false);
  });

  test('the Merchant header wins over the host', async () => {
    const answer = await server.call('getWhitelabel', {
      merchantCode: 'laut',
      headers: { host: 'localhost' },
    });
    expect(answer.value().merchantCode).toBe('laut');
  });

  test.each([
    ['an unknown host', { host: 'elsewhere.example' }],
    ['an unknown merchant at a known host', { host: 'localhost', merchant: 'nobody' }],
    ['a forwarded host from nobody we trust', { host: 'elsewhere.example', 'x-forwarded-host': 'localhost' }],
  ])('%s is refused', async (_, headers) => {
    const answer = await server.app.inject({ url: '/wps/system/whitelabel', headers });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'merchant.unknown']);
  });

  test('refusals speak the language that was asked for where the merchant speaks it', async () => {
    const message = async (merchantCode: string, language?: string) => {
      const headers = { ...(language === undefined ? {} : { Language: language }) };
      const { envelope } = await server.call('getMemberInfo', { merchantCode, headers });
      return envelope.success ? '' : envelope.message;
    };
    expect(await message('wau')).toBe('MY:session.missing');
    expect(await message('wau', 'EN')).toBe('EN:session.missing');
    expect(await message('laut', 'MY')).toBe('EN:session.missing');
  });
});
