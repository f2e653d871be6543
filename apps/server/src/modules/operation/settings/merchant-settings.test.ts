import type { MerchantCode } from '@wau/contract/ids';
import { describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { changeSetting } from '../../../testing/change-settings.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { launch } from '../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';
import { listSettingChanges } from './list-setting-changes.ts';
import { merchantSettings } from './merchant-settings.ts';
import { readMerchantSettings } from './read-merchant-settings.ts';
import { WrongSetting } from './setting-value.ts';

const server = await createTestServer();
const wau = 'wau' as MerchantCode;

function change(settingName: string, value: string, merchantId = wau) {
  return changeSetting(server, { merchantId, settingName, value });
}

const whitelabel = async (merchantCode = 'wau') =>
  (await server.call('getWhitelabel', { merchantCode })).value();

describe('AP-02 settings change while the site runs', () => {
  test('a flag, for its merchant alone', async () => {
    const isOn = async (merchantCode?: string) => (await whitelabel(merchantCode)).flags.MAILCEN;
    const [before, elsewhere] = [await isOn(), await isOn('laut')];
    await change('flag MAILCEN', before ? 'off' : 'on');
    await expect.poll(() => isOn()).toBe(!before);
    expect(await isOn('laut')).toBe(elsewhere);
    await change('flag MAILCEN', before ? 'on' : 'off');
    await expect.poll(() => isOn()).toBe(before);
  });

  test('a choice of the mobile template', async () => {
    const memberCentre = async (merchantCode?: string) =>
      (await whitelabel(merchantCode)).mobileTemplate.mem_cen;
    const elsewhere = await memberCentre('laut');
    await change('template mem_cen', '0');
    await expect.poll(() => memberCentre()).toBe('0');
    await change('template mem_cen', '1');
    await expect.poll(() => memberCentre()).toBe('1');
    expect(await memberCentre('laut')).toBe(elsewhere);
    expect(Object.keys((await whitelabel()).mobileTemplate).sort()).toEqual([
      'app_background',
      'app_desc',
      'app_desc_font_color',
      'dep_func',
      'mem_cen',
    ]);
  });

  test('a module, whose calls are refused from then on', async () => {
    const outcome = async () => (await server.call('getCaptcha')).outcome();
    expect(await outcome()).toBe('200');
    await change('module VALID_CAPTCHA3', 'off');
    await expect.poll(outcome).toBe('403 module.unavailable');
    await change('module VALID_CAPTCHA3', 'on');
    await expect.poll(outcome).toBe('200');
  });

  test('whether games may play rounds by themselves, which a vendor is told with each launch', async () => {
    const key = studioVendorKey(testSecret);
    const vendor = createVendorClient(server.handle.vendorTransport, {
      vendorCode: studioVendorCode,
      key,
      clock: server.clock,
    });
    const member = await server.openMember('autoplayer');
    const allows = async () => {
      const launchToken = await launch(server, member);
      return (await vendor.send('authenticate', { launchToken })).value().allowsAutoplay;
    };
    expect(await allows()).toBe(true);
    await change('autoplay', 'off');
    await expect.poll(allows).toBe(false);
    await change('autoplay', 'on');
    await expect.poll(allows).toBe(true);
  });

  test('whether features may be bought, which is off unless the market allows it', async () => {
    const vendor = createVendorClient(server.handle.vendorTransport, {
      vendorCode: studioVendorCode,
      key: studioVendorKey(testSecret),
      clock: server.clock,
    });
    const member = await server.openMember('featurebuyer');
    const allows = async () => {
      const launchToken = await launch(server, member);
      return (await vendor.send('authenticate', { launchToken })).value().allowsFeatureBuy;
    };
    expect(await allows()).toBe(true);
    await change('feature-buy', 'off');
    await expect.poll(allows).toBe(false);
    await change('feature-buy', 'on');
    await expect.poll(allows).toBe(true);
    const rows = await server.runner.query({
      text: `select column_default from information_schema.columns
              where table_schema = 'wau' and table_name = 'merchants' and column_name = 'allows_feature_buy'`,
      values: [],
    });
    expect(rows).toEqual([{ column_default: 'false' }]);
  });

  test('SH-18 the years of the copyright', async () => {
    expect((await whitelabel()).copyrightYears).toBe('2018-2025');
    await change('copyright-years', '2018-2026');
    await expect.poll(async () => (await whitelabel()).copyrightYears).toBe('2018-2026');
  });

  test('the time zone that days of reports begin in', async () => {
    await change('time-zone', 'Asia/Kuala_Lumpur');
    const rows = await server.runner.query({
      text: `select wau.merchant_day($1, '2026-01-01T16:00Z')::text as day`,
      values: [wau],
    });
    expect(rows).toEqual([{ day: '2026-01-02' }]);
  });

  test('SH-16 origins of pictures come in an order drawn for each answer', async () => {
    await change('image-origins', 'https://a.example,https://b.example');
    await expect.poll(async () => (await whitelabel()).imageOrigins.length).toBe(2);
    const firsts = new Set<string | undefined>();
    for (let answer = 0; answer < 40; answer += 1) firsts.add((await whitelabel()).imageOrigins[0]);
    expect([...firsts].sort()).toEqual(['https://a.example', 'https://b.example']);
    await change('image-origins', 'none');
  });

  test.each([
    ['flag NOTHING', 'on', /There is no setting/],
    ['flag FEEDBACK3', 'yes', /flag FEEDBACK3 must be on or off/],
    ['template mem_cen', '2', /must be one of 0, 1/],
    ['template app_background', '//evil.example/x.png', /path of this site/],
    ['template app_desc_font_color', 'red; background: url(x)', /colour/],
    ['status', 'closed', /must be one of open, maintenance/],
    ['status-text', 'x'.repeat(201), /at most 200/],
    ['maintenance-window', '2026-12-01T02:00Z/2026-12-01T01:00Z', /later end/],
    ['maintenance-window', '2026-12-01T02:00/2026-12-01T03:00', /later end/],
    ['restricted-countries', 'Malaysia', /ISO country codes/],
    ['blocked-addresses', '10.0.0.0/33', /addresses and ranges/],
    ['blocked-addresses', '10.0.0', /addresses and ranges/],
    ['allowed-addresses', '::1/129', /addresses and ranges/],
    ['image-origins', 'http://plain.example', /origins such as/],
    ['image-origins', 'https://a.example/path', /origins such as/],
    ['image-origins', "https://a.example; script-src 'unsafe-inline'", /origins such as/],
    ['image-origins', 'https://a.example;sandbox', /origins such as/],
    ['image-origins', 'https://*.example', /origins such as/],
    ['copyright-years', '2026-2018', /a year or two/],
    ['copyright-years', '2026-2026', /a year or two/],
    ['maintenance-window', '2026-12-01T02:00Z/2026-12-01T02:00Z', /later end/],
    ['template app_desc', 'x'.repeat(201), /at most 200/],
    ['minimum-age', '17', /must be one of 18, 21/],
    ['time-zone', 'Mars/Olympus', /a time zone such as/],
  ])('%s takes no %j', async (settingName, value, message) => {
    const before = await readMerchantSettings(server, wau);
    await expect(change(settingName, value)).rejects.toThrow(message);
    await expect(change(settingName, value)).rejects.toBeInstanceOf(WrongSetting);
    const code = settingName === 'flag NOTHING' ? 'setting.unknown' : 'setting.invalid';
    await expect(change(settingName, value)).rejects.toMatchObject({ code });
    expect(await readMerchantSettings(server, wau)).toEqual(before);
  });

  test.each([
    ['status-text', 'x'.repeat(200), 'x'.repeat(200)],
    ['status-text', 'none', 'none'],
    ['template app_desc', 'x'.repeat(200), 'x'.repeat(200)],
    ['blocked-addresses', '203.0.113.7/32,::1/128,0.0.0.0/0', '203.0.113.7/32,::1/128,0.0.0.0/0'],
    ['restricted-countries', 'KP, IR', 'KP,IR'],
    ['copyright-years', '2018', '2018'],
    ['minimum-age', '21', '21'],
    ['minimum-age', '18', '18'],
    ['jackpot', 'off', 'off'],
    ['register-captcha', 'on', 'on'],
  ])('%s takes %j', async (settingName, value, stored) => {
    const { oldValue, newValue } = await change(settingName, value);
    expect(newValue).toBe(stored);
    await change(settingName, oldValue);
  });

  test('every setting takes back the value that it is shown with, and is then what it was', async () => {
    await change('maintenance-window', '2026-12-01T00:00Z/2026-12-01T10:00:30+08:00');
    await change('restricted-countries', 'KP,IR');
    await change('referral-steps', '5:1000 10:2500');
    const shown = await readMerchantSettings(server, wau);
    expect(shown).toHaveLength(merchantSettings.size);
    for (const { settingName, value } of shown) {
      expect(await change(settingName, value), settingName).toMatchObject({
        oldValue: value,
        newValue: value,
      });
    }
    expect(await readMerchantSettings(server, wau)).toEqual(shown);
    for (const name of ['maintenance-window', 'restricted-countries', 'referral-steps'])
      await change(name, 'none');
  });

  test('what was seen and is another by now is not written over, twenty at a time', async () => {
    await change('status-text', 'Esok');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => {
        const order = {
          merchantId: wau,
          settingName: 'status-text',
          value: `Lusa ${index}`,
          expectedValue: 'Esok',
        };
        return changeSetting(server, order);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(new Set(refused.map(({ code }: WrongSetting) => code))).toEqual(new Set(['setting.changed']));
    await change('status-text', 'none');
  });

  test('an amount may have more than nine digits, up to what the setting says', async () => {
    const { oldValue, newValue } = await change('referral-budget', '1000000000000');
    expect(newValue).toBe('1000000000000');
    await expect(change('referral-budget', '1000000000001')).rejects.toThrow(/from 0 to 1000000000000/);
    await change('referral-budget', oldValue);
  });

  test('a range with bits beyond its mask is kept as the range that it is', async () => {
    const { newValue } = await change('blocked-addresses', '198.51.100.77/24,2001:db8::1');
    expect(newValue).toBe('198.51.100.0/24,2001:db8::1/128');
    await change('blocked-addresses', 'none');
  });

  test('a merchant that does not exist has no settings', async () => {
    const nobody = 'nobody' as MerchantCode;
    await expect(change('flag MAILCEN', 'on', nobody)).rejects.toThrow('There is no merchant nobody.');
    await expect(readMerchantSettings(server, nobody)).rejects.toThrow('There is no merchant nobody.');
  });

  test('each change is kept with who, when, from and to; what changes nothing is not', async () => {
    await change('flag MAILCEN', 'off');
    await change('flag MAILCEN', 'on');
    await change('flag MAILCEN', 'on');
    const [last, before] = (await listSettingChanges(server, wau, {})).list;
    expect(last).toEqual({
      entryId: expect.any(String),
      changedAt: expect.any(String),
      changedBy: 'tests',
      settingName: 'flag MAILCEN',
      oldValue: 'off',
      newValue: 'on',
    });
    expect(Date.parse(last?.changedAt ?? '')).toBeCloseTo(server.clock.nowMs(), -5);
    expect(before?.newValue).not.toBe('on');
    // What else is done in the merchant's name is no setting.
    await server.runner.query({
      text: `insert into wau.audit_entries (merchant_id, action, actor_kind, actor_name, subject, old_values, new_values,
               recorded_at)
             values ('wau', 'changeMember', 'installation', 'tests', 'somebody', '{"value":"a"}', '{"value":"b"}', now())`,
      values: [],
    });
    expect((await listSettingChanges(server, wau, {})).list[0]).toEqual(last);
    expect((await listSettingChanges(server, 'laut' as MerchantCode, {})).list).toEqual([]);
  });

  test('the audit cannot be rewritten by the application', async () => {
    for (const text of [
      `update wau.audit_entries set actor_name = 'nobody'`,
      'delete from wau.audit_entries',
      'truncate wau.audit_entries',
    ]) {
      await expect(server.runner.query({ text, values: [] })).rejects.toThrow(/permission denied/);
    }
  });
});
