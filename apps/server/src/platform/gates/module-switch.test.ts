import type { CallDefinition } from '@wau/contract/call';
import { calls } from '@wau/contract/calls';
import { headerNames } from '@wau/contract/headers';
import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();
const ofModules = Object.values<CallDefinition>(calls).filter(({ module }) => module !== undefined);

test('a switch that is thrown in the database works at once, without a restart (AP-02)', async () => {
  const isOn = async () => (await server.call('getWhitelabel')).value().flags.KYC3;
  expect(await isOn()).toBe(false);
  const toggle = (expression: string) =>
    server.runner.query({
      text: `update wau.merchants set enabled_flags = ${expression} where merchant_id = 'wau'`,
      values: [],
    });
  await toggle(`array_append(enabled_flags, 'KYC3')`);
  await expect.poll(isOn).toBe(true);
  await toggle(`array_remove(enabled_flags, 'KYC3')`);
  await expect.poll(isOn).toBe(false);
});

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

test('AP-01 every call of a module that is switched off says that the feature is not available', async () => {
  const { token } = await server.openMember('module.one');
  await server.runner.query({
    text: `update wau.merchants set enabled_modules = '{}' where merchant_id = 'wau'`,
    values: [],
  });
  await expect.poll(async () => (await server.call('getCaptcha')).outcome()).toBe('403 module.unavailable');

  const outcomeOf = async (call: CallDefinition, module: string | undefined): Promise<string> => {
    const answer = await server.app.inject({
      method: call.method,
      // The gate comes before the path's ids are looked at.
      url: call.path.replaceAll(/:\w+/g, 'x'),
      headers: {
        [headerNames.merchant]: 'wau',
        [headerNames.authorization]: `Bearer ${token}`,
        ...(module === undefined ? {} : { [headerNames.module]: module }),
      },
    });
    return `${answer.statusCode} ${answer.json<{ errorCode?: string }>().errorCode}`;
  };
  for (const call of ofModules) {
    expect(await outcomeOf(call, call.module), call.name).toBe('403 module.unavailable');
    expect(await outcomeOf(call, undefined), call.name).toBe('400 module.missing');
    expect(await outcomeOf(call, 'NOSUCH3'), call.name).toBe('400 module.wrong');
  }
  expect(ofModules.length).toBeGreaterThan(20);
});
