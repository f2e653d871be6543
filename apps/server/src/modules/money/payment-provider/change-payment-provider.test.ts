import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { expect, test } from 'vitest';
import { addOperatorSession, openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { formAdapter, formProviderCode } from '../payment/testing/form-provider/form-adapter.ts';
import { createFormService } from '../payment/testing/form-provider/form-service.ts';

const secrets = { payIn: 'in-of-wau-1', payOut: 'out-of-wau-1' };
const service = createFormService([{ number: '880011', secrets }], () => server.clock.nowMs());
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, paymentAdapters: [formAdapter(service.ask)] }),
});
const { call, runner } = server;
const first = await openOperator(server, 'satu', 'administrator', ['wau', 'laut']);
const second = await openOperator(server, 'dua', 'administrator', ['wau', 'laut']);
const auditor = await openOperator(server, 'juruaudit', 'auditor');

type Order = CallBody<Calls['changePaymentProvider']>;

const named = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, value]) => ({ name, value }));
const forms: Order = {
  providerCode: formProviderCode,
  isEnabled: true,
  paysOut: true,
  settings: named({ merchantNumber: '880011' }),
};
const withKey: Order = { ...forms, secrets: named(secrets) };

async function outcomeOf({ token }: TestOperator, body: Order, merchantCode = 'wau'): Promise<string> {
  const answer = await call('changePaymentProvider', { token, merchantCode, body });
  return answer.outcome() === '200' ? answer.value().status : answer.outcome();
}
const listed = async (operator = second, merchantCode = 'wau') =>
  (await call('listPaymentProviders', { token: operator.token, merchantCode })).value();
const shown = async (providerCode: string, merchantCode = 'wau') =>
  (await listed(second, merchantCode)).list.find((provider) => provider.providerCode === providerCode);
const drop = ({ token }: TestOperator, providerCode: string, merchantCode = 'wau') =>
  call('dropPaymentProviderRequest', { token, merchantCode, body: { providerCode } });

test('two operators put a provider in place; the second one needs not know the key, and a member pays by it', async () => {
  expect(await outcomeOf(first, withKey)).toBe('asked');
  const { asked, protocols } = await listed();
  expect(asked).toEqual([
    {
      ...{ ...forms, keyFingerprint: expect.stringMatching(/^[0-9a-f]{16}$/) },
      ...{ askedBy: 'satu', askedAt: expect.any(String) },
    },
  ]);
  expect(protocols).toContainEqual({
    providerCode: formProviderCode,
    settingNames: ['merchantNumber'],
    secretNames: ['payIn', 'payOut'],
    canPayOut: true,
  });
  const keyFingerprint = asked[0]?.keyFingerprint ?? '';
  expect(await outcomeOf(second, { ...forms, keyFingerprint })).toBe('changed');
  expect((await listed()).asked).toEqual([]);
  expect(await shown(formProviderCode)).toEqual({
    ...{ ...forms, keyFingerprint, isSpoken: true, methodCodes: [] },
    callbackUrls: ['pay-in', 'pay-out'].map((way) => expect.stringMatching(`/payments/wau/formpay/${way}$`)),
  });

  await runner.query({
    text: `insert into wau.deposit_methods (merchant_id, method_code, provider_code, min_amount_minor, max_amount_minor)
           values ('wau', 'forms', 'formpay', 1, 100000)`,
    values: [],
  });
  expect((await shown(formProviderCode))?.methodCodes).toEqual(['forms']);
  const member = await server.openMember('pays_forms');
  const placed = await call('placeDeposit', {
    token: member.token,
    idempotencyKey: 'pays-by-the-new-provider',
    body: { methodCode: 'forms', amountMinor: '5000', returnPath: '/m/voucherCenter' },
  });
  expect(placed.outcome()).toBe('200');
  expect(service.lastForm('pay-in')).toMatchObject({ mch: '880011' });
});

test('neither answers nor the audit nor what is stored have a key in the clear', async () => {
  const dumped = await runner.query({
    text: `select (select json_agg(entry) from wau.audit_entries as entry)::text as audit,
             (select json_agg(request) from wau.operator_requests as request)::text as requests,
             (select json_agg(provider) from wau.payment_providers as provider)::text as providers`,
    values: [],
  });
  const all = JSON.stringify([dumped, await listed()]);
  expect(all).toContain('setting merchantNumber');
  for (const secret of Object.values(secrets)) {
    expect(all).not.toContain(secret);
    expect(all).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

test('payment.provider.second.person: nobody changes one alone, whatever the session or the key as typed', async () => {
  const changed: Order = { ...forms, settings: named({ merchantNumber: '990099' }) };
  expect(await outcomeOf(first, changed)).toBe('asked');
  expect(await outcomeOf(first, changed)).toBe('409 payment.provider.second.person');
  const elsewhere = { ...first, token: await addOperatorSession(server, runner, first.operatorId) };
  expect(await outcomeOf(elsewhere, { ...changed, secrets: named(secrets) })).toBe(
    '409 payment.provider.second.person',
  );
  // Another key is another request, however alike the rest.
  const otherKey = { ...changed, secrets: named({ ...secrets, payIn: 'in-of-a-thief' }) };
  expect(await outcomeOf(second, otherKey)).toBe('asked');
  expect((await listed()).asked).toHaveLength(2);
  expect((await shown(formProviderCode))?.settings).toEqual(forms.settings);
  expect((await drop(second, formProviderCode)).outcome()).toBe('200');
  expect((await listed()).asked).toEqual([]);
});

test('one alone switches a provider off, which ends what was asked for; on again takes two', async () => {
  expect(await outcomeOf(first, { ...forms, paysOut: false })).toBe('asked');
  expect(await outcomeOf(second, { ...forms, isEnabled: false })).toBe('changed');
  expect((await listed()).asked).toEqual([]);
  expect(await shown(formProviderCode)).toMatchObject({ isEnabled: false, paysOut: true });
  // Whoever switches it off changes nothing else with it.
  expect(await outcomeOf(first, forms)).toBe('asked');
  expect(await outcomeOf(second, forms)).toBe('changed');
  expect(await outcomeOf(first, { ...forms, isEnabled: false, paysOut: false })).toBe('asked');
  const otherKey = named({ ...secrets, payIn: 'in-of-another' });
  expect(await outcomeOf(first, { ...forms, isEnabled: false, secrets: otherKey })).toBe('asked');
  expect((await drop(first, formProviderCode)).outcome()).toBe('200');
});

test('of two keys that wait the one is put in place that the second operator names', async () => {
  const before = (await shown(formProviderCode))?.keyFingerprint;
  for (const payIn of ['in-of-wau-2', 'in-of-wau-3']) {
    expect(await outcomeOf(first, { ...forms, secrets: named({ ...secrets, payIn }) })).toBe('asked');
  }
  const [, named3] = (await listed()).asked.map(({ keyFingerprint }) => keyFingerprint);
  expect(named3).not.toBe(before);
  expect(await outcomeOf(second, { ...forms, keyFingerprint: named3 ?? '' })).toBe('changed');
  expect((await shown(formProviderCode))?.keyFingerprint).toBe(named3);
  expect(await outcomeOf(first, withKey)).toBe('asked');
  expect(await outcomeOf(second, withKey)).toBe('changed');
  expect((await shown(formProviderCode))?.keyFingerprint).toBe(before);
});

test('the same order again changes nothing; of twenty at once one is asked and one is given', async () => {
  expect(await outcomeOf(first, withKey)).toBe('changed');
  const changed: Order = { ...forms, settings: named({ merchantNumber: '880012' }) };
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => outcomeOf(index % 2 === 0 ? first : second, changed)),
  );
  expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(1);
  expect(outcomes).toContain('changed');
  expect((await shown(formProviderCode))?.settings).toEqual(changed.settings);
  expect((await listed()).asked).toEqual([]);
  expect(await outcomeOf(first, forms)).toBe('asked');
  expect(await outcomeOf(second, forms)).toBe('changed');
});

test('a key that was typed for one merchant is none of another, and each sees the own requests', async () => {
  const { keyFingerprint = '' } = (await shown(formProviderCode)) ?? {};
  expect(keyFingerprint).not.toBe('');
  expect(await outcomeOf(first, { ...forms, keyFingerprint }, 'laut')).toBe('400 payment.provider.key');
  expect(await outcomeOf(first, withKey, 'laut')).toBe('asked');
  expect((await listed(second, 'wau')).asked).toEqual([]);
  const [asked] = (await listed(second, 'laut')).asked;
  expect(asked?.keyFingerprint).not.toBe(keyFingerprint);
  expect((await drop(second, formProviderCode, 'laut')).outcome()).toBe('200');
});

test('accounts for bank transfers and at the sandbox have no key to type', async () => {
  const bank: Order = { providerCode: 'bank', isEnabled: false, paysOut: false, settings: [] };
  expect(await outcomeOf(first, bank)).toBe('changed');
  expect(await outcomeOf(first, { ...bank, isEnabled: true })).toBe('asked');
  expect(await outcomeOf(second, { ...bank, isEnabled: true })).toBe('changed');
  expect(await shown('bank')).toMatchObject({ isEnabled: true, keyFingerprint: '', callbackUrls: [] });
  const before = await shown('sandbox');
  const sandbox: Order = { providerCode: 'sandbox', isEnabled: true, paysOut: false, settings: [] };
  expect(await outcomeOf(first, sandbox)).toBe('asked');
  expect(await outcomeOf(second, sandbox)).toBe('changed');
  expect(await shown('sandbox')).toEqual({ ...before, paysOut: false });
});

test.each<[string, Partial<Order>]>([
  ['404 payment.provider.unknown', { providerCode: 'stranger' }],
  ['400 setting.invalid', { settings: [] }],
  ['400 setting.invalid', { settings: named({ merchantNumber: '1', gateway: 'https://evil.example' }) }],
  ['400 setting.invalid', { settings: named({ merchantNumber: '   ' }) }],
  ['400 setting.invalid', { settings: named({ merchantNumber: '1\n2' }) }],
  ['400 setting.invalid', { settings: [...forms.settings, ...forms.settings] }],
  ['400 setting.invalid', { secrets: named({ payIn: 'long-enough' }) }],
  ['400 setting.invalid', { secrets: named({ ...secrets, payOut: 'short' }) }],
  ['400 setting.invalid', { providerCode: 'bank', settings: [], paysOut: true }],
  ['400 setting.invalid', { providerCode: 'sandbox', settings: [], secrets: named({ key: 'long-enough' }) }],
  ['400 payment.provider.key', { keyFingerprint: '0123456789abcdef' }],
  ['400 request.invalid', { keyFingerprint: 'none' }],
  ['400 request.invalid', { providerCode: 'Form Pay' }],
])('%s for %j', async (outcome, changes) => {
  expect(await outcomeOf(first, { ...forms, ...changes })).toBe(outcome);
  expect((await listed()).asked).toEqual([]);
});

test('where there is no demo, nobody is paid by the sandbox', async () => {
  const serious = await createTestServer({
    dependencies: (usual) => ({ ...usual, config: { ...usual.config, demoReach: 'nobody' } }),
  });
  const one = await openOperator(serious, 'satu', 'administrator');
  const body: Order = { providerCode: 'sandbox', isEnabled: true, paysOut: false, settings: [] };
  const answer = await serious.call('changePaymentProvider', { token: one.token, body });
  expect(answer.outcome()).toBe('404 payment.provider.unknown');
  const { protocols } = (await serious.call('listPaymentProviders', { token: one.token })).value();
  expect(protocols.map(({ providerCode }) => providerCode)).toEqual(['bank']);
});

test('the audit keeps who asked and who gave, with what was before', async () => {
  const query = { subject: formProviderCode, pageSize: 100 };
  const { list } = (await call('listAuditEntries', { token: auditor.token, query })).value();
  const number = 'setting merchantNumber';
  const given = list.filter(
    ({ oldValues, newValues }) => oldValues[number] === '880011' && newValues.status === 'changed',
  );
  expect(given).toContainEqual(
    expect.objectContaining({
      action: 'changePaymentProvider',
      newValues: expect.objectContaining({ [number]: '880012' }),
    }),
  );
});
