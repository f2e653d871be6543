import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { expect, test } from 'vitest';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
const { call, runner } = server;
const first = await openOperator(server, 'satu', 'administrator', ['wau', 'laut']);
const second = await openOperator(server, 'dua', 'administrator', ['wau', 'laut']);
const auditor = await openOperator(server, 'juruaudit', 'auditor');

type Order = CallBody<Calls['changeDepositAccount']>;

const main: Order = {
  ...{ accountCode: 'main', isEnabled: true, bankName: 'Bank Contoh', accountNumber: '5120 0000 1234' },
  ...{ holderName: 'Wau Demo Sdn. Bhd.', sortOrder: 0 },
};
const spare: Order = {
  ...{ accountCode: 'spare', isEnabled: true, bankName: 'Bank Kedua', accountNumber: 'MY12 3456 7890' },
  ...{ holderName: 'Wau Demo Sdn. Bhd.', sortOrder: 1 },
};

async function outcomeOf({ token }: TestOperator, body: Order, merchantCode = 'wau'): Promise<string> {
  const answer = await call('changeDepositAccount', { token, merchantCode, body });
  return answer.outcome() === '200' ? answer.value().status : answer.outcome();
}
const listed = async (operator = second, merchantCode = 'wau') =>
  (await call('listDepositAccounts', { token: operator.token, merchantCode })).value();
const drop = ({ token }: TestOperator, accountCode: string, merchantCode = 'wau') =>
  call('dropDepositAccountRequest', { token, merchantCode, body: { accountCode } });

let payerCount = 0;
async function paidTo(): Promise<string | undefined> {
  payerCount += 1;
  const member = await server.openMember(`pembayar${payerCount}`);
  const placed = await call('placeDeposit', {
    token: member.token,
    idempotencyKey: `pays-to-the-first-${member.username}`,
    body: { methodCode: 'bank-transfer', amountMinor: '10000', returnPath: '/m/voucherCenter' },
  });
  return placed.outcome() === '200' ? placed.value().transfer?.accountNumber : placed.outcome();
}

test('two operators put an account in place; members pay to the first that is on', async () => {
  expect((await listed()).list).toEqual([{ ...main, isPaidTo: true }]);
  expect(await outcomeOf(first, spare)).toBe('asked');
  expect((await listed()).asked).toEqual([{ ...spare, askedBy: 'satu', askedAt: expect.any(String) }]);
  expect((await listed()).list).toHaveLength(1);
  expect(await outcomeOf(second, spare)).toBe('changed');
  expect(await listed()).toEqual({
    list: [
      { ...main, isPaidTo: true },
      { ...spare, isPaidTo: false },
    ],
    asked: [],
  });
  expect(await paidTo()).toBe(main.accountNumber);
  expect(await outcomeOf(first, { ...main, isEnabled: false })).toBe('changed');
  expect((await listed()).list.map(({ isPaidTo }) => isPaidTo)).toEqual([false, true]);
  expect(await paidTo()).toBe(spare.accountNumber);
  expect(await outcomeOf(first, { ...spare, isEnabled: false })).toBe('changed');
  expect(await paidTo()).toBe('404 deposit.method.unknown');
  for (const order of [main, spare]) {
    expect(await outcomeOf(first, order)).toBe('asked');
    expect(await outcomeOf(second, order)).toBe('changed');
  }
  expect(await paidTo()).toBe(main.accountNumber);
});

test('deposit.account.second.person: nobody names another account alone, nor another order of them', async () => {
  const stolen = { ...main, accountNumber: '6666 6666' };
  expect(await outcomeOf(first, stolen)).toBe('asked');
  expect(await outcomeOf(first, stolen)).toBe('409 deposit.account.second.person');
  expect(await outcomeOf(first, { ...spare, sortOrder: 0, accountCode: 'aaa' })).toBe('asked');
  expect(await outcomeOf(second, { ...stolen, holderName: 'Somebody else' })).toBe('asked');
  expect(await paidTo()).toBe(main.accountNumber);
  // Whoever switches off changes nothing else with it.
  expect(await outcomeOf(second, { ...stolen, isEnabled: false })).toBe('asked');
  expect((await drop(second, 'main')).outcome()).toBe('200');
  expect((await drop(first, 'aaa')).outcome()).toBe('200');
  expect((await listed()).asked).toEqual([]);
});

test('a change ends whatever else was asked for of the account', async () => {
  expect(await outcomeOf(first, { ...spare, accountNumber: '6666 6666' })).toBe('asked');
  expect(await outcomeOf(second, { ...spare, isEnabled: false })).toBe('changed');
  expect((await listed()).asked).toEqual([]);
  expect(await outcomeOf(first, spare)).toBe('asked');
  expect(await outcomeOf(second, spare)).toBe('changed');
});

test('the word of somebody who has lost the role is shown no more, and counts for nothing', async () => {
  const third = await openOperator(server, 'tiga', 'administrator');
  const order = { ...spare, accountCode: 'third' };
  expect(await outcomeOf(third, order)).toBe('asked');
  expect((await listed()).asked).toHaveLength(1);
  await runner.query({
    text: `delete from wau.operator_roles where operator_id = $1`,
    values: [third.operatorId],
  });
  expect((await listed()).asked).toEqual([]);
  expect(await outcomeOf(second, order)).toBe('asked');
  expect((await drop(second, 'third')).outcome()).toBe('200');
});

test('the same order again changes nothing; of twenty at once one is asked and one is given', async () => {
  expect(await outcomeOf(first, spare)).toBe('changed');
  const moved = { ...spare, accountNumber: 'MY12 3456 7891' };
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => outcomeOf(index % 2 === 0 ? first : second, moved)),
  );
  expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(1);
  expect(outcomes).toContain('changed');
  expect((await listed()).list).toContainEqual({ ...moved, isPaidTo: false });
});

test('each merchant has accounts and requests of its own', async () => {
  const before = await listed(second, 'laut');
  expect(await outcomeOf(first, spare, 'laut')).toBe('asked');
  expect((await listed(second, 'wau')).asked).toEqual([]);
  expect((await drop(second, 'spare', 'laut')).outcome()).toBe('200');
  expect(await listed(second, 'laut')).toEqual(before);
});

test('names are written in one way, so that two who mean the same say the same', async () => {
  expect(await outcomeOf(first, { ...main, holderName: '  Wau   Demo ' })).toBe('asked');
  expect(await outcomeOf(second, { ...main, holderName: 'Wau Demo' })).toBe('changed');
  expect((await listed()).list[0]).toMatchObject({ holderName: 'Wau Demo' });
  expect(await outcomeOf(first, main)).toBe('asked');
  expect(await outcomeOf(second, main)).toBe('changed');
});

test.each<[string, Partial<Order>]>([
  ['400 setting.invalid', { bankName: '   ' }],
  ['400 setting.invalid', { holderName: 'Wau\nDemo' }],
  ['400 setting.invalid', { holderName: 'Wau \u202Eomed' }],
  ['400 request.invalid', { accountNumber: '5120 – 1234' }],
  ['400 request.invalid', { accountNumber: '512' }],
  ['400 request.invalid', { accountCode: 'Main Account' }],
  ['400 request.invalid', { sortOrder: 1000 }],
  ['400 request.invalid', { sortOrder: 0.5 }],
])('%s for %j', async (outcome, changes) => {
  expect(await outcomeOf(first, { ...main, ...changes })).toBe(outcome);
  expect((await listed()).asked).toEqual([]);
});

test('a merchant has at most a hundred accounts, and still changes the last of them', async () => {
  await runner.query({
    text: `insert into wau.deposit_accounts (merchant_id, account_code, bank_name, account_number, holder_name, enabled, sort_order)
           select 'laut', 'old-' || each, 'Bank Lama', '1000 ' || each, 'Laut', false, 900
             from generate_series(1, 100 - (select count(*) from wau.deposit_accounts where merchant_id = 'laut')::integer) as each`,
    values: [],
  });
  expect(await outcomeOf(first, { ...spare, accountCode: 'one-more' }, 'laut')).toBe('400 setting.invalid');
  const old = (await listed(first, 'laut')).list.find(({ accountCode }) => accountCode === 'old-1');
  if (old === undefined) throw new Error('no such account');
  const { isPaidTo: _, ...order } = old;
  expect(await outcomeOf(first, { ...order, bankName: 'Bank Baharu' }, 'laut')).toBe('asked');
});

test('the audit keeps who asked and who gave, with what was before', async () => {
  const query = { subject: 'spare', pageSize: 100 };
  const { list } = (await call('listAuditEntries', { token: auditor.token, query })).value();
  expect(list).toContainEqual(
    expect.objectContaining({
      action: 'changeDepositAccount',
      oldValues: expect.objectContaining({ accountNumber: spare.accountNumber }),
      newValues: expect.objectContaining({ accountNumber: 'MY12 3456 7891', status: 'changed' }),
    }),
  );
});
