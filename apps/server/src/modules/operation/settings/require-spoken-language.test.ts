import type { LanguageCode } from '@wau/contract/languages';
import { describe, expect, test } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { readMemberLanguage } from '../../messaging/inbox/read-member-language.ts';

const server = await createTestServer();
const { token } = await openOperator(server, 'jenama', 'administrator', ['wau', 'laut']);

const change = (settingName: string, value: string, merchantCode = 'wau') =>
  server.call('changeMerchantSetting', { token, merchantCode, body: { settingName, value } });
const site = async (merchantCode = 'wau') => (await server.call('getWhitelabel', { merchantCode })).value();
type Texts = Partial<Record<LanguageCode, { title: string; content: string }>>;
async function putHelp(texts: Texts, expectedVersion: string | null = null): Promise<string> {
  const body = { item: { id: 'only-here', texts }, expectedVersion };
  return (await server.call('putContentItem', { token, params: { kind: 'help' }, body })).value().version;
}

describe('setting.default.language: the default language is one of the languages', () => {
  test.each([
    ['languages', 'EN'],
    ['languages', ''],
    ['languages', 'MY,XX'],
    ['default-language', 'XX'],
  ])('%s %j', async (settingName, value) => {
    expect((await change(settingName, value || 'none')).outcome()).toBe(
      value === 'EN' ? '409 setting.default.language' : '400 setting.invalid',
    );
    expect(await site()).toMatchObject({ languages: ['MY', 'EN'], defaultLanguage: 'MY' });
  });

  test('a language that the site does not offer is not its default', async () => {
    expect((await change('default-language', 'MY', 'laut')).outcome()).toBe('409 setting.default.language');
  });
});

test('setting.language.texts: a default language takes all content in it; then visitors read it at once', async () => {
  const MY = { title: 'Di sini', content: '<p>Sahaja</p>' };
  const expectedVersion = await putHelp({ MY });
  const refused = await change('default-language', 'EN');
  expect(refused.outcome()).toBe('409 setting.language.texts');
  expect(refused.envelope.value).toEqual({ detail: 'There is no text in EN of help only-here.' });
  await putHelp({ MY, EN: { title: 'Here', content: '<p>Only</p>' } }, expectedVersion);
  const { contentVersion } = (await server.call('getSystemStatus')).value();
  expect((await change('default-language', 'EN')).outcome()).toBe('200');
  await expect.poll(async () => (await site()).defaultLanguage).toBe('EN');
  expect((await server.call('getSystemStatus')).value().contentVersion).not.toBe(contentVersion);
  const titles = async (headers: Record<string, string>) =>
    (await server.call('listHelpItems', { query: { device: 'MOBILE' }, headers }))
      .value()
      .map(({ title }) => title);
  expect(await titles({})).toContain('Here');
  expect(await titles({ Language: 'MY' })).toContain('Di sini');
  expect((await change('default-language', 'MY')).outcome()).toBe('200');
});

test('members whose language is no longer offered read the default one, and their own when it comes back', async () => {
  const member = await server.openMember('englishreader');
  const owner = { merchantCode: member.merchantCode, memberId: member.memberId };
  await server.runner.query({
    text: `update wau.members set language = 'EN' where member_id = $1`,
    values: [member.memberId],
  });
  expect(await readMemberLanguage(server.runner, owner)).toBe('EN');
  expect((await change('languages', 'MY')).outcome()).toBe('200');
  await expect.poll(async () => (await site()).languages).toEqual(['MY']);
  expect(await readMemberLanguage(server.runner, owner)).toBe('MY');
  const answered = await server.call('getMemberInfo', { headers: { Language: 'EN' } });
  expect(answered.envelope).toMatchObject({ message: 'MY:session.missing' });
  expect((await change('languages', 'EN,MY')).outcome()).toBe('200');
  expect(await readMemberLanguage(server.runner, owner)).toBe('EN');
  await expect.poll(async () => (await site()).languages).toEqual(['EN', 'MY']);
});

test('name, colours, country and figures of a brand change at once; a name is one line', async () => {
  for (const [settingName, value] of [
    ['brand-name', 'Wau Baharu'],
    ['theme', 'pasir'],
    ['country', 'SG'],
    ['deposit-bonus', '5500'],
    ['referral-bonus', '0'],
    ['trial-grant', '200000'],
  ] as const) {
    expect((await change(settingName, value)).value()).toMatchObject({ newValue: value });
  }
  await expect.poll(() => site()).toMatchObject({ brandName: 'Wau Baharu', depositBonusMinor: '5500' });
  expect(await site()).toMatchObject({ themeName: 'pasir', referralBonusMinor: '0' });
  expect((await server.call('listCountries')).value().defaultCountry).toBe('SG');
  for (const [settingName, value] of [
    ['brand-name', 'Wau\nBcc: a@b.c'],
    ['brand-name', ' '],
    ['brand-name', '<b>Wau</b>'],
    ['brand-name', 'x'.repeat(61)],
    ['theme', 'neon'],
    ['country', 'Malaysia'],
    ['country', 'XX'],
    ['currency', 'USD'],
  ] as const) {
    expect((await change(settingName, value)).outcome(), `${settingName} ${value}`).toMatch(
      settingName === 'currency' ? /^404 setting.unknown$/ : /^400 setting.invalid$/,
    );
  }
});
