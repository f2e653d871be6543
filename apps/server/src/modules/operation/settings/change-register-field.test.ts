import type { MerchantCode } from '@wau/contract/ids';
import { describe, expect, test } from 'vitest';
import { changeField } from '../../../testing/change-settings.ts';
import { registerBody } from '../../../testing/register-body.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { listSettingChanges } from './list-setting-changes.ts';
import { listRegisterFields } from './read-merchant-settings.ts';

const server = await createTestServer();
const wau = 'wau' as MerchantCode;

const change = (fieldName: string, property: string, value: string, merchantId = wau) =>
  changeField(server, { merchantId, fieldName, property, value });

const fields = async (merchantCode = 'wau', language = 'EN') =>
  (await server.call('getRegisterSettings', { merchantCode, headers: { Language: language } })).value()
    .fields;

let registrations = 0;
async function register(values: Parameters<typeof registerBody>[0]): Promise<string> {
  registrations += 1;
  const address = `10.1.0.${registrations}`;
  return (await server.call('register', { body: registerBody(values), address })).outcome();
}

describe('AC-13 the operator changes a rule while the site runs', () => {
  test('a field that is switched on is shown, checked and kept from the next form on', async () => {
    expect((await fields()).line?.enabled ?? false).toBe(false);
    expect(await register({ username: 'linebefore', line: 'dropped' })).toBe('200');
    await change('line', 'enabled', 'on');
    await change('line', 'required', 'on');
    await change('line', 'pattern', '^[a-z0-9._\\-]{4,20}$');
    await change('line', 'message', 'EN Use 4 to 20 small letters or digits');
    await change('line', 'message', 'MY Gunakan 4 hingga 20 huruf kecil atau nombor');
    expect((await fields()).line).toMatchObject({
      enabled: true,
      required: true,
      pattern: '^[a-z0-9._\\-]{4,20}$',
      message: 'Use 4 to 20 small letters or digits',
    });
    expect((await fields('wau', 'MY')).line?.message).toBe('Gunakan 4 hingga 20 huruf kecil atau nombor');
    expect((await fields('laut')).line?.enabled ?? false).toBe(false);
    expect(await register({ username: 'lineafter' })).toBe('400 register.field.invalid');
    expect(await register({ username: 'lineafter', line: 'NO' })).toBe('400 register.field.invalid');
    expect(await register({ username: 'lineafter', line: 'lineafter' })).toBe('200');
    const handles = await server.runner.query({
      text: `select username, handle from wau.member_contacts join wau.members using (merchant_id, member_id)
             where channel = 'line'`,
      values: [],
    });
    expect(handles).toEqual([{ username: 'lineafter', handle: 'lineafter' }]);
    await change('line', 'enabled', 'off');
    expect(await register({ username: 'lineoff' })).toBe('200');
  });

  test('each change is in the audit, and one that changes nothing is not', async () => {
    await change('zalo', 'max-length', '18');
    await change('zalo', 'max-length', '18');
    const { list } = await listSettingChanges(server, wau, { of: 'registerField', name: 'zalo' });
    expect(list.map(({ settingName, newValue }) => [settingName, newValue])).toEqual([
      ['register-field zalo max-length', '18'],
    ]);
    expect((await listRegisterFields(server, wau)).find(({ name }) => name === 'zalo')).toMatchObject({
      maxLength: 18,
    });
  });

  test('a message is one for each language, goes with none, and is not written over unseen', async () => {
    const send = (value: string, expectedValue: string) =>
      changeField(server, {
        merchantId: wau,
        fieldName: 'qqNum',
        property: 'message',
        value,
        expectedValue,
      });
    await send('EN Use your id', 'Use 5 to 12 digits');
    await send('MY Guna id anda', 'Gunakan 5 hingga 12 digit');
    await expect(send('EN Use another', 'Use 5 to 12 digits')).rejects.toMatchObject({
      code: 'setting.changed',
    });
    expect(await send('EN none', 'Use your id')).toEqual({ oldValue: 'Use your id', newValue: 'none' });
    const { list } = await listSettingChanges(server, wau, { of: 'registerField', name: 'qqNum' });
    expect(list.map(({ settingName }) => settingName)).toEqual([
      'register-field qqNum message EN',
      'register-field qqNum message MY',
      'register-field qqNum message EN',
    ]);
  });

  test.each([
    ['line', 'pattern', '^(a+)+$', /The pattern of line must be a pattern without catastrophic backtracking/],
    ['line', 'pattern', 'a+', /must be a pattern that begins with \^/],
    ['line', 'max-length', '9999', /a number from 1 to 64/],
    ['line', 'enabled', 'yes', /must be on or off/],
    ['line', 'message', 'XX hello', /a language \(MY, EN\)/],
    ['line', 'colour', 'red', /has no "colour"/],
    ['shoeSize', 'enabled', 'on', /no registration field "shoeSize"/],
  ])('%s %s %s is refused with a clear sentence', async (field, property, value, sentence) => {
    await expect(change(field, property, value)).rejects.toThrow(sentence);
  });

  test('a pattern that nobody has checked cannot be written by hand', async () => {
    await expect(
      server.runner.query({
        text: `update wau.register_field_rules set pattern = '^(a+)+$' where field_name = 'username'`,
        values: [],
      }),
    ).rejects.toThrow('register_field_rules_pattern_is_checked');
  });
});
