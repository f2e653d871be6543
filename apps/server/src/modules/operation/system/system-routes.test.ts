import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

describe('merchants', () => {
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

  test('a switch that is thrown in the database works at once, without a restart (AP-02)', async () => {
    const isOn = async () => (await server.call('getWhitelabel')).value().flags.FEEDBACK3;
    expect(await isOn()).toBe(false);
    const toggle = (expression: string) =>
      server.runner.query({
        text: `update wau.merchants set enabled_flags = ${expression} where merchant_id = 'wau'`,
        values: [],
      });
    await toggle(`array_append(enabled_flags, 'FEEDBACK3')`);
    await expect.poll(isOn).toBe(true);
    await toggle(`array_remove(enabled_flags, 'FEEDBACK3')`);
    await expect.poll(isOn).toBe(false);
  });
});

describe('modules', () => {
  test('a call of a module must name it, and name the right one', async () => {
    const withModule = (module: string | undefined) =>
      server.call('getCaptcha', { headers: { Module: module } });
    expect((await withModule(undefined)).outcome()).toBe('400 module.missing');
    expect((await withModule('GAME3')).outcome()).toBe('400 module.wrong');
    expect((await withModule('VALID_CAPTCHA3')).outcome()).toBe('200');
  });

  test('a module that the merchant has switched off is refused, for that merchant alone', async () => {
    await server.runner.query({
      text: `update wau.merchants set enabled_modules = array_remove(enabled_modules, 'VALID_CAPTCHA3')
             where merchant_id = 'laut'`,
      values: [],
    });
    const outcome = async (merchantCode: string) =>
      (await server.call('getCaptcha', { merchantCode })).outcome();
    await expect.poll(() => outcome('laut')).toBe('403 module.unavailable');
    expect(await outcome('wau')).toBe('200');
  });
});

describe('system calls', () => {
  test('the status tells of maintenance', async () => {
    const status = async () => (await server.call('getSystemStatus')).value();
    expect(await status()).toEqual({
      info: '',
      location: '',
      maintenance: false,
      regionRestriction: false,
      addressBlocked: false,
      retryAfterSeconds: 0,
    });
    const set = (value: string, text: string) =>
      server.runner.query({
        text: `update wau.merchants set status = $1, status_text = $2 where merchant_id = 'wau'`,
        values: [value, text],
      });
    await set('maintenance', 'Back at noon');
    await expect.poll(status).toMatchObject({ maintenance: true, info: 'Back at noon' });
    await set('open', '');
    await expect.poll(async () => (await status()).maintenance).toBe(false);
  });

  test('the registration rules come with messages in the language, else in the merchant’s own', async () => {
    const rules = async (merchantCode: string, language: string) =>
      (await server.call('getRegisterSettings', { merchantCode, headers: { Language: language } })).value();
    const malay = await rules('wau', 'MY');
    expect(malay.fields.username).toMatchObject({ enabled: true, required: true, maxLength: 16 });
    expect(malay.fields.username?.message).toMatch(/^Gunakan/);
    expect((await rules('wau', 'EN')).fields.username?.message).toMatch(/^Use/);
    expect((await rules('laut', 'MY')).fields.email).toMatchObject({ required: false });
    expect(malay.captcha.enabled).toBe(false);
  });

  test('the encryption key is a public one', async () => {
    const key = (await server.call('getEncryptionKey')).value();
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ECDH-ES', use: 'enc' });
    expect(JSON.stringify(key)).not.toContain('"d"');
    expect((await server.call('getEncryptionKey', { merchantCode: 'laut' })).value().kid).not.toBe(key.kid);
  });

  test('the documentation is a page without scripts under a strict policy, and an OpenAPI document', async () => {
    const page = await server.app.inject('/docs');
    expect(page.headers['content-security-policy']).toContain(`default-src 'none'`);
    expect(page.body).toContain('/wps/session/login');
    expect(page.body).not.toMatch(/<script|https?:\/\//);
    const document = (await server.app.inject('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/wps/session/login'].post.operationId).toBe('login');
  });

  test('an unknown path and a wrong method are coded refusals', async () => {
    const unknown = await server.app.inject('/wps/nothing');
    expect([unknown.statusCode, unknown.json().errorCode]).toEqual([404, 'request.path.unknown']);
    const wrong = await server.app.inject({ method: 'DELETE', url: '/wps/session/login' });
    expect([wrong.statusCode, wrong.json().errorCode]).toEqual([405, 'request.method.wrong']);
  });
});
