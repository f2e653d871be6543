import { longestFields, registrationFieldNames } from '@wau/contract/registration-rules';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
const { call } = server;
const first = await openOperator(server, 'satu', 'administrator', ['wau', 'laut']);
const second = await openOperator(server, 'dua', 'administrator', ['wau', 'laut']);
const auditor = await openOperator(server, 'juruaudit', 'auditor');

const settingsOf = async ({ token }: TestOperator) => (await call('listMerchantSettings', { token })).value();
const settingOf = async (settingName: string) =>
  (await settingsOf(first)).settings.find((setting) => setting.settingName === settingName);
const change = ({ token }: TestOperator, settingName: string, value: string, expectedValue?: string) =>
  call('changeMerchantSetting', {
    token,
    body: { settingName, value, ...(expectedValue === undefined ? {} : { expectedValue }) },
  });
const changes = async (query: object) =>
  (await call('listSettingChanges', { token: auditor.token, query })).value();

test('settings come with how they are typed and bounded', async () => {
  expect(await settingOf('withdrawal-daily-count')).toMatchObject({
    ...{ input: 'number', minimum: 1, maximum: 100, mayBeNone: false, isMoneyBound: true, asked: [] },
  });
  expect(await settingOf('status')).toMatchObject({ input: 'choice', choices: ['open', 'maintenance'] });
  expect(await settingsOf(auditor)).toMatchObject({ currencyCode: 'MYR', languages: ['MY', 'EN'] });
});

describe('setting.changed: what a colleague has changed', () => {
  test('is neither written over nor undone unseen; the one who has seen it undoes it', async () => {
    expect((await change(first, 'status-text', 'Esok', 'none')).outcome()).toBe('200');
    expect((await change(second, 'status-text', 'Lusa', 'none')).outcome()).toBe('409 setting.changed');
    expect((await change(second, 'status-text', 'Lusa', 'Esok')).outcome()).toBe('200');
    // The first still sees their own value, and would undo what is not there any more.
    expect((await change(first, 'status-text', 'none', 'Esok')).outcome()).toBe('409 setting.changed');
    expect((await change(first, 'status-text', 'none', 'Lusa')).outcome()).toBe('200');
    const { list } = await changes({ of: 'setting', name: 'status-text' });
    expect(list.map(({ changedBy, oldValue, newValue }) => [changedBy, oldValue, newValue])).toEqual([
      ['satu', 'Lusa', 'none'],
      ['dua', 'Esok', 'Lusa'],
      ['satu', 'none', 'Esok'],
    ]);
  });

  test('the history goes on page by page, is each merchant’s own, and knows fields of the form from settings', async () => {
    const body = { fieldName: 'zalo', property: 'max-length', value: '15', expectedValue: '20' };
    expect((await call('changeRegisterField', { token: first.token, body })).outcome()).toBe('200');
    expect((await call('changeRegisterField', { token: second.token, body })).outcome()).toBe(
      '409 setting.changed',
    );
    expect((await changes({ of: 'registerField' })).list.map(({ settingName }) => settingName)).toEqual([
      'register-field zalo max-length',
    ]);
    const page = await changes({ of: 'setting', pageSize: 2 });
    expect(page.list).toHaveLength(2);
    const rest = await changes({ of: 'setting', cursor: page.nextCursor });
    expect(rest.list.map(({ newValue }) => newValue)).toEqual(['Esok']);
    const there = await call('listSettingChanges', { token: first.token, merchantCode: 'laut', query: {} });
    expect(there.value().list).toEqual([]);
    const wrong = await call('listSettingChanges', { token: auditor.token, query: { cursor: 'x' } });
    expect(wrong.outcome()).toBe('400 request.invalid');
  });
});

describe('setting.second.person: a bound on money', () => {
  const bound = 'withdrawal-two-persons-from';

  test('is tightened by one at once, and loosened only by the word of another', async () => {
    const before = (await settingOf(bound))?.value ?? '';
    expect((await change(first, bound, '500000')).value()).toMatchObject({ status: 'changed' });
    expect((await change(first, bound, '0')).value()).toEqual({
      ...{ oldValue: '500000', newValue: '500000', status: 'asked' },
    });
    expect(await settingOf(bound)).toMatchObject({
      value: '500000',
      asked: [{ value: '0', askedBy: 'satu', askedAt: expect.any(String) }],
    });
    expect((await change(first, bound, '0')).outcome()).toBe('409 setting.second.person');
    // Another value is another request, and no word for this one.
    expect((await change(second, bound, '900000')).value()).toMatchObject({ status: 'asked' });
    expect((await change(second, bound, '0')).value()).toMatchObject({ newValue: '0', status: 'changed' });
    expect(await settingOf(bound)).toMatchObject({ value: '0', asked: [] });
    expect((await change(first, bound, before)).value()).toMatchObject({ status: 'changed' });
    const { list } = await changes({ of: 'setting', name: bound });
    expect(list.map(({ changedBy, newValue }) => [changedBy, newValue])).toEqual([
      ['satu', before],
      ['dua', '0'],
      ['satu', '500000'],
    ]);
  });

  test('what is asked for is dropped by anybody, stands in the audit, and is none at another merchant', async () => {
    const name = 'withdrawal-maximum';
    const value = '999999999';
    (await change(first, name, value)).value();
    const there = { token: second.token, merchantCode: 'laut', body: { settingName: name, value } };
    (await call('dropSettingRequest', there)).value();
    expect((await settingOf(name))?.asked).toHaveLength(1);
    expect((await call('changeMerchantSetting', there)).value()).toMatchObject({ status: 'asked' });
    const body = { settingName: name, value };
    // Another value that is asked for stays asked for.
    const other = { settingName: 'referral-reward', value: '999999998' };
    (await change(first, other.settingName, other.value)).value();
    (await change(first, other.settingName, '999999999')).value();
    (await call('dropSettingRequest', { token: second.token, body: other })).value();
    expect((await settingOf(other.settingName))?.asked.map((each) => each.value)).toEqual(['999999999']);
    (await call('dropSettingRequest', { token: second.token, body })).value();
    expect((await settingOf(name))?.asked).toEqual([]);
    // The word of the first is gone with it.
    expect((await change(second, name, value)).value()).toMatchObject({ status: 'asked' });
    const query = { subject: name };
    const audit = (await call('listAuditEntries', { token: auditor.token, query })).value().list;
    expect(audit.map(({ action, actorName }) => `${actorName} ${action}`)).toEqual([
      'dua changeMerchantSetting',
      'dua dropSettingRequest',
      'satu changeMerchantSetting',
    ]);
    expect((await changes({ name })).list).toEqual([]);
  });

  test('of twenty words at once of two operators it is loosened by one', async () => {
    const name = 'referral-budget';
    const before = (await settingOf(name))?.value;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const answer = await change(index % 2 === 0 ? first : second, name, '777777777777', before);
        return answer.outcome() === '200' ? answer.value().status : answer.outcome();
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(1);
  });
});

test('every field of the registration form is listed in its order, also without a rule, with what it says in each language', async () => {
  const fields = async () =>
    (await call('listMerchantSettings', { token: auditor.token })).value().registerFields;
  expect((await fields()).map(({ name }) => name)).toEqual(registrationFieldNames);
  const zalo = async () => (await fields()).find(({ name }) => name === 'zalo');
  const order = (property: string, value: string) =>
    call('changeRegisterField', { token: first.token, body: { fieldName: 'zalo', property, value } });
  const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
  await owner.connect();
  await owner.query(`
    delete from wau.register_field_messages where field_name = 'zalo';
    delete from wau.register_field_rules where field_name = 'zalo'`);
  await owner.end();
  expect(await zalo()).toEqual({
    ...{ name: 'zalo', enabled: false, required: false, pattern: '', messages: [] },
    ...{ maxLength: longestFields.zalo, longest: longestFields.zalo },
  });
  await order('enabled', 'on');
  await order('max-length', '12');
  await order('message', 'EN Your number');
  expect(await zalo()).toMatchObject({
    ...{ enabled: true, maxLength: 12, longest: longestFields.zalo },
    messages: [{ language: 'EN', text: 'Your number' }],
  });
  await order('message', 'EN none');
  expect((await zalo())?.messages).toEqual([]);
});
