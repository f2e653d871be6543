import type { PaymentCallbackBody } from '@wau/contract/calls/money/sandbox-calls';
import type { DepositId, MerchantCode } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { signedHeaders } from '@wau/service/secrets/signature';
import { afterEach, describe, expect, test } from 'vitest';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import { balanceOf } from '../../../testing/member-money.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { contentKinds } from '../../content/operator-content/content-kinds.ts';
import { type ContentOrder, putContent } from '../../content/operator-content/put-content.ts';
import { readContent } from '../../content/operator-content/read-content.ts';
import { sandboxMerchantKey } from '../payment/adapters/sandbox/sandbox-merchant-key.ts';

const payments = createTestPayments();
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});
const wau = 'wau' as MerchantCode;
const method = 'rules';
const hourMs = 3_600_000;

let count = 0;
const nextKey = () => {
  count += 1;
  return `method-rules-key-${String(count).padStart(6, '0')}`;
};
const open = () => {
  count += 1;
  return server.openMember(`ruled${count}`);
};

async function putInPlace(kind: 'deposit-methods' | 'club-levels', order: ContentOrder): Promise<void> {
  const deed = {
    merchantCodes: [wau],
    actor: { kind: 'installation', actorName: 'test' } as const,
    action: 'putContent',
  };
  await runAudited(server, deed, (tx) => putContent(server, tx, wau, kind, order));
}

/** The operator changes what holds of the method, whole. */
function rule(rules: object = {}): Promise<void> {
  const bounds = { minimumMinor: 1_000, maximumMinor: 100_000 };
  const texts = { MY: { name: 'Kaedah' } };
  const item = { method, provider: 'sandbox', ...bounds, texts, ...rules };
  return putInPlace('deposit-methods', { items: [item] });
}

const listed = async ({ token }: TestMember) =>
  (await server.call('listDepositMethods', { token }))
    .value()
    .list.find((each) => each.methodCode === method);
const place = ({ token }: TestMember, amountMinor = '10000', idempotencyKey = nextKey()) =>
  server.call('placeDeposit', {
    token,
    idempotencyKey,
    body: { methodCode: method, amountMinor, returnPath: '/m/voucherCenter' },
  });
const read = async ({ token }: TestMember, depositId: DepositId) =>
  (await server.call('getDeposit', { token, params: { depositId } })).value();

async function pay(depositId: DepositId, amountMinor = '10000'): Promise<number> {
  const path = '/payments/wau/sandbox/pay-in';
  const report: PaymentCallbackBody = {
    paymentId: payments.paymentIdOf(depositId),
    merchantReference: depositId,
    status: 'approved',
    amountMinor,
    currencyCode: 'MYR',
  };
  const rawBody = JSON.stringify(report);
  const parts = { method: 'POST', path, timestampMs: server.clock.nowMs(), rawBody };
  const key = sandboxMerchantKey(testSecret, wau);
  const headers = { ...signedHeaders('sandbox', key, parts), 'content-type': 'application/json' };
  return (await server.app.inject({ method: 'POST', url: path, headers, payload: rawBody })).statusCode;
}

const houseBalance = async (...path: string[]) => {
  await server.ledger.rollUpHouse(wau);
  return (await server.ledger.balanceOf(wau, houseAccountId(...path)))?.balanceMinor ?? 0n;
};
const reasonsOf = async ({ token }: TestMember, depositId: DepositId) =>
  (await server.call('listRelatedMovements', { token, query: { depositId } }))
    .value()
    .list.map(({ reason, amountMinor }) => `${reason} ${amountMinor}`)
    .sort();

afterEach(() => rule({ enabled: false }));

describe('CA-02 what a way to deposit costs', () => {
  test('is said before it is paid, kept of what was paid, and booked with a reason of its own, once', async () => {
    await rule({ feeMinor: 100, feeBasisPoints: 150 });
    const member = await open();
    expect(await listed(member)).toMatchObject({
      feePayer: 'member',
      feeFlatMinor: '100',
      feeBasisPoints: 150,
    });
    const before = await houseBalance('cashier', 'sandbox');
    const { depositId, feeMinor } = (await place(member)).value();
    expect(feeMinor).toBe('250');
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(depositId)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await balanceOf(server, member)).toBe(9_750n);
    expect(await reasonsOf(member, depositId)).toEqual(['deposit 10000', 'deposit.fee -250']);
    // What the provider has to hand over.
    expect((await houseBalance('cashier', 'sandbox')) - before).toBe(-9_750n);
    expect(await read(member, depositId)).toMatchObject({ amountMinor: '10000', feeMinor: '250' });
  });

  test('is borne by the house where the merchant wants that, and the member gets all', async () => {
    await rule({ feeMinor: 100, feePayer: 'merchant' });
    const member = await open();
    const before = await houseBalance('deposits', 'fees');
    const { depositId, feeMinor } = (await place(member)).value();
    expect(feeMinor).toBe('0');
    expect(await pay(depositId)).toBe(200);
    expect(await balanceOf(server, member)).toBe(10_000n);
    expect((await houseBalance('deposits', 'fees')) - before).toBe(-100n);
    expect(await reasonsOf(member, depositId)).toEqual(['deposit 10000']);
  });

  test('stays what it was when the deposit was ordered', async () => {
    await rule({ feeMinor: 100 });
    const member = await open();
    const { depositId } = (await place(member)).value();
    await rule({ feeMinor: 900 });
    expect(await pay(depositId)).toBe(200);
    expect(await balanceOf(server, member)).toBe(9_900n);
  });
});

describe('CA-02 a way to deposit is open by the clock of its merchant', () => {
  const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  /** Hours of one day of the week, so many hours from now where the merchant is, eight hours ahead. */
  const hoursIn = (hours: number) => {
    const there = new Date(Math.floor(server.clock.nowMs() / hourMs) * hourMs + (8 + hours) * hourMs);
    const from = there.getUTCHours();
    const text = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
    return `${dayNames[there.getUTCDay()]} ${text(from)}-${text((from + 1) % 24)}`;
  };

  test('deposit.method.closed: while it is closed it says when it opens, and takes nothing', async () => {
    await rule({ hours: hoursIn(2) });
    const member = await open();
    const shown = await listed(member);
    const opensAtMs = Date.parse(shown?.changesAt ?? '');
    expect(shown?.isOpen).toBe(false);
    expect(opensAtMs - server.clock.nowMs()).toBeGreaterThan(hourMs - 60_000);
    expect(opensAtMs - server.clock.nowMs()).toBeLessThanOrEqual(2 * hourMs);
    const refused = await place(member);
    expect(refused.outcome()).toBe('409 deposit.method.closed');
    expect(refused.envelope).toMatchObject({ value: { field: 'methodCode' } });
    const waitS = 'errorCode' in refused.envelope ? refused.envelope.value?.retryAfterSeconds : undefined;
    expect(Math.abs((waitS ?? 0) * 1_000 - (opensAtMs - server.clock.nowMs()))).toBeLessThan(60_000);
    await rule({ hours: hoursIn(0) });
    expect((await listed(member))?.isOpen).toBe(true);
    expect((await place(member)).status).toBe(200);
  });

  test('deposit.method.closed: one that never opens says no time', async () => {
    await rule({ hours: 'off' });
    const member = await open();
    expect(await listed(member)).toMatchObject({ isOpen: false, changesAt: null });
    expect((await place(member)).outcome()).toBe('409 deposit.method.closed');
  });

  test('an order that was placed in time is shown again and paid after closing', async () => {
    await rule();
    const member = await open();
    const key = nextKey();
    const { depositId } = (await place(member, '10000', key)).value();
    await rule({ hours: 'off' });
    expect((await place(member, '10000', key)).value().depositId).toBe(depositId);
    expect(await pay(depositId)).toBe(200);
    expect(await balanceOf(server, member)).toBe(10_000n);
  });
});

describe('CA-02 a way to deposit is for those it is meant for', () => {
  test('deposit.method.unknown: one for new accounts is not there for older ones', async () => {
    await rule({ audience: 'new', newWithinDays: 1 });
    const member = await open();
    expect(await listed(member)).toBeDefined();
    server.clock.advance(25 * hourMs);
    const { username, password } = member;
    const body = { type: 'username', username, password, captcha: '' } as const;
    const later = { ...member, token: (await server.call('login', { body })).value().token };
    expect(await listed(later)).toBeUndefined();
    expect((await place(later)).outcome()).toBe('404 deposit.method.unknown');
  });

  test('deposit.method.unknown: one for levels of the club is there from the level on', async () => {
    const level = { level: '1', requiredDepositMinor: 10_000, texts: { MY: { name: 'Gangsa' } } };
    const above = [...(await readContent(server.runner, wau, contentKinds['club-levels'])).keys()];
    await putInPlace('club-levels', { items: [level], remove: above.filter((key) => key !== '1') });
    await rule();
    const member = await open();
    const { depositId } = (await place(member)).value();
    await rule({ audience: 'club', clubLevelFrom: 1 });
    expect(await listed(member)).toBeUndefined();
    expect((await place(member)).outcome()).toBe('404 deposit.method.unknown');
    // What was ordered before is paid all the same, and brings the level.
    expect(await pay(depositId)).toBe(200);
    expect(await listed(member)).toBeDefined();
    expect((await place(member)).status).toBe(200);
  });

  test("deposit.method.unknown: one in another currency than the wallet's is not offered", async () => {
    await rule({ currency: 'USD' });
    const member = await open();
    expect(await listed(member)).toBeUndefined();
    expect((await place(member)).outcome()).toBe('404 deposit.method.unknown');
    await rule({ currency: 'MYR' });
    expect(await listed(member)).toBeDefined();
  });
});

test('CA-02 the order, the bounds and the amounts to choose from are the operator’s, from the next page on', async () => {
  const member = await open();
  await rule({ sortOrder: 99, suggestedMinor: [2_000, 3_000] });
  const codes = async () =>
    (await server.call('listDepositMethods', { token: member.token }))
      .value()
      .list.map((each) => each.methodCode);
  expect((await codes()).at(-1)).toBe(method);
  expect((await listed(member))?.suggestedAmountsMinor).toEqual(['2000', '3000']);
  await rule({ sortOrder: 0, minimumMinor: 5_000, maximumMinor: 6_000 });
  expect((await codes()).indexOf(method)).toBeLessThan(2);
  expect((await place(member, '4999')).outcome()).toBe('400 deposit.amount.below.minimum');
  expect((await place(member, '6001')).outcome()).toBe('400 deposit.amount.above.maximum');
});
