import { randomInt } from 'node:crypto';
import { createMetrics } from '@wau/service/monitoring/metrics';
import { beforeEach, expect, test } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import type { StatedPayment } from '../payment/payment-adapter.ts';
import { reconcilePaymentsJob } from './reconcile-payments-job.ts';
import { type PaymentReconciliationLimits, paymentReconciliationLimits } from './reconcile-provider-day.ts';
import { lineOf, orderOf, StatingProvider, statingProviderCode } from './testing/stating-provider.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const metrics = createMetrics();
const server = await createTestServer({ dependencies: (usual) => ({ ...usual, metrics }) });
const member = await server.openMember('dinyatakan');
const provider = new StatingProvider(server);
await provider.add();
const { readStatement } = provider;
const never = new AbortController().signal;
/** Yesterday. */
let startMs: number;
let day: string;
let count = 0;

beforeEach(() => {
  // Further than what is looked back at, so that no test has the days of another.
  server.clock.advance(20 * dayMs);
  startMs = (Math.floor(server.clock.nowMs() / dayMs) - 1) * dayMs;
  day = dayAt(startMs);
  provider.lines = [];
  provider.asked.length = 0;
  provider.readStatement = readStatement;
});

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const at = (ms: number) => new Date(startMs + ms);
const nextName = (kind: 'dep' | 'pyo') => {
  count += 1;
  return `${kind}_${count}`;
};
const reconcile = (limits: Partial<PaymentReconciliationLimits> = {}) =>
  reconcilePaymentsJob(provider.parts(), { ...paymentReconciliationLimits, ...limits }).run({}, never);
/** Sessions end where nobody moves. */
const openAs = async (role: 'auditor' | 'administrator' | 'cashier') =>
  (await openOperator(server, `${role}${randomInt(1e12)}`, role)).token;
const auditor = () => openAs('auditor');

async function compared(of = day) {
  const query = { provider: statingProviderCode, pageSize: 100 };
  const { list } = (
    await server.call('listPaymentReconciliations', { token: await auditor(), query })
  ).value();
  return list.find((each) => each.day === of);
}

async function differences(of = day) {
  const query = { provider: statingProviderCode, day: of };
  const { list } = (await server.call('listPaymentDifferences', { token: await auditor(), query })).value();
  return list.map(({ orderReference, kind }) => [orderReference, kind]);
}

test('a payment near midnight is found on whichever side of it the other has it', async () => {
  const orders = [-2, -1, 1, 2].map((minutes) =>
    orderOf(nextName('dep'), at(minutes < 0 ? dayMs + minutes * minuteMs : minutes * minuteMs)),
  );
  await provider.record(member, orders);
  // Each by ten minutes on the other side of the midnight that it is near to.
  provider.lines = orders.map((order, index) =>
    lineOf(order, {
      endedAt: new Date((order.decidedAt?.getTime() ?? 0) + (index < 2 ? 10 : -10) * minuteMs),
    }),
  );
  await reconcile();
  expect(await compared()).toMatchObject({ statedCount: 0, recordedCount: 4, differenceCount: 0 });
  // The days on which the provider has them look for the orders where they are.
  server.clock.advance(dayMs);
  await reconcile();
  expect(await compared(dayAt(startMs + dayMs))).toMatchObject({ statedCount: 2, differenceCount: 0 });
  expect(await compared(dayAt(startMs - dayMs))).toMatchObject({ statedCount: 2, differenceCount: 0 });
});

test('an order of which we learnt days later is looked for in the days before, and only then are those read', async () => {
  const prompt = orderOf(nextName('dep'), at(60 * minuteMs));
  await provider.record(member, [prompt]);
  provider.lines = [lineOf(prompt)];
  const isReadBefore = (ms: number) =>
    provider.asked.some(({ until }) => until.getTime() === ms - 15 * minuteMs);
  await reconcile();
  expect(await compared()).toMatchObject({ recordedCount: 1, differenceCount: 0 });
  expect(isReadBefore(startMs)).toBe(false);
  const late = orderOf(nextName('pyo'), at(dayMs + 60 * minuteMs));
  await provider.record(member, [late]);
  provider.lines = [...provider.lines, lineOf(late, { endedAt: at(-dayMs) })];
  server.clock.advance(dayMs);
  await reconcile();
  expect(await compared(dayAt(startMs + dayMs))).toMatchObject({ recordedCount: 1, differenceCount: 0 });
  expect(isReadBefore(startMs + dayMs)).toBe(true);
});

test('a payment that is stated again on a later day is stated twice; one that was not stated then is not', async () => {
  const [twice, late] = [
    orderOf(nextName('dep'), at(60 * minuteMs)),
    orderOf(nextName('dep'), at(61 * minuteMs)),
  ];
  await provider.record(member, [twice, late]);
  provider.lines = [lineOf(twice)];
  await reconcile();
  expect(await differences()).toEqual([[late.orderReference, 'extra']]);
  const later = at(dayMs + 60 * minuteMs);
  provider.lines = [...provider.lines, ...[twice, late].map((order) => lineOf(order, { endedAt: later }))];
  server.clock.advance(dayMs);
  await reconcile();
  expect(await differences(dayAt(startMs + dayMs))).toEqual([[twice.orderReference, 'doubled']]);
});

test('of a day that had more differences than are listed, nothing counts as stated then', async () => {
  const orders = Array.from({ length: 3 }, () => orderOf(nextName('dep'), at(60 * minuteMs)));
  await provider.record(member, orders);
  await reconcile({ maximumListedDifferences: 1 });
  expect(await compared()).toMatchObject({ differenceCount: 3, isCut: true });
  provider.lines = orders.map((order) => lineOf(order, { endedAt: at(dayMs + 60 * minuteMs) }));
  server.clock.advance(dayMs);
  await reconcile();
  expect(await differences(dayAt(startMs + dayMs))).toEqual([]);
});

test.each(['dep', 'pyo'] as const)(
  'an order (%s) of another provider is none of this one’s',
  async (kind) => {
    const order = orderOf(nextName(kind), at(60 * minuteMs));
    await provider.record(member, [order], 'sandbox');
    provider.lines = [lineOf(order)];
    await reconcile();
    expect(await differences()).toEqual([[order.orderReference, 'missing']]);
  },
);

test('what is found waits as a finding that names the order and its member, and raises the metric', async () => {
  const order = orderOf(nextName('pyo'), at(60 * minuteMs));
  await provider.record(member, [order]);
  await reconcile();
  const token = await openAs('administrator');
  const { list } = (await server.call('listFindings', { token })).value();
  expect(list.find((each) => each.day === day)).toMatchObject({
    source: 'paymentStatement',
    rule: 'extra',
    vendorName: statingProviderCode,
    isFoundStill: true,
    lines: [
      {
        of: order.orderReference,
        said: null,
        recorded: `paid 5000 MYR p-${order.orderReference}`,
        username: member.username,
      },
    ],
  });
  expect(await metrics.registry.metrics()).toContain('wau_payment_statement_differences{what="payments"} 1');
});

test('a day is compared anew when more has become known of an order that differed', async () => {
  const order = orderOf(nextName('dep'), at(60 * minuteMs), { status: 'pending', decidedAt: null });
  await provider.record(member, [order]);
  provider.lines = [lineOf(order, { endedAt: at(60 * minuteMs) })];
  await reconcile();
  expect(await differences()).toEqual([[order.orderReference, 'status']]);
  server.clock.advance(minuteMs);
  await server.runner.query({
    text: `update wau.deposits set status = 'approved', decided_at = $2 where deposit_id = $1`,
    values: [order.orderReference, new Date(server.clock.nowMs())],
  });
  server.clock.advance(minuteMs);
  await reconcile();
  expect(await compared()).toMatchObject({ differenceCount: 0 });
});

test('a provider without statements has its days unstated, and compared once it gives them', async () => {
  provider.readStatement = undefined;
  await reconcile();
  expect(await compared()).toMatchObject({ state: 'unstated', failure: null });
  provider.readStatement = async () => ({ lines: [], next: null });
  await reconcile();
  expect(await compared()).toMatchObject({ state: 'compared' });
});

test('a provider that is silent is asked again, and what was found of a day stays meanwhile', async () => {
  const order = orderOf(nextName('dep'), at(60 * minuteMs));
  await provider.record(member, [order]);
  await reconcile();
  expect(await differences()).toEqual([[order.orderReference, 'extra']]);
  provider.readStatement = async () => Promise.reject(new Error('nobody\u0000 answers'));
  server.clock.advance(dayMs);
  await reconcile();
  expect(await compared(dayAt(startMs + dayMs))).toMatchObject({
    state: 'failed',
    failure: 'nobody? answers',
  });
  expect(await differences()).toEqual([[order.orderReference, 'extra']]);
  provider.readStatement = async () => ({ lines: [], next: null });
  await reconcile();
  expect(await compared(dayAt(startMs + dayMs))).toMatchObject({ state: 'compared' });
});

test('a provider that is silent when a day is compared anew takes nothing of what was found away', async () => {
  const order = orderOf(nextName('dep'), at(60 * minuteMs), { status: 'pending', decidedAt: null });
  await provider.record(member, [order]);
  provider.lines = [lineOf(order, { endedAt: at(60 * minuteMs) })];
  await reconcile();
  server.clock.advance(minuteMs);
  await server.runner.query({
    text: `update wau.deposits set status = 'approved', decided_at = $2 where deposit_id = $1`,
    values: [order.orderReference, new Date(server.clock.nowMs())],
  });
  let asked = 0;
  provider.readStatement = async () => {
    asked += 1;
    throw new Error('nobody answers');
  };
  await reconcile();
  expect(asked).toBe(1);
  expect(await compared()).toMatchObject({ state: 'compared', differenceCount: 1 });
  expect(await differences()).toEqual([[order.orderReference, 'status']]);
});

test.each<[string, Partial<StatedPayment>]>([
  ['an amount that no ledger has', { amountMinor: 10n ** 19n }],
  ['an amount below nothing', { amountMinor: -1n }],
  ['a currency of no letters', { currencyCode: 'MY R' }],
  ['a name that cannot be stored', { orderReference: 'a\u0000b' }],
  ['a payment without a name', { providerReference: '' }],
  ['a state that nobody knows', { state: 'perhaps' as StatedPayment['state'] }],
  ['a direction that nobody knows', { direction: 'around' as StatedPayment['direction'] }],
  ['a time that no calendar has', { endedAt: new Date(Number.NaN) }],
])('a statement with %s is not read, and its provider counts as silent', async (_title, changes) => {
  const line = lineOf(orderOf(nextName('dep'), at(60 * minuteMs)), changes);
  provider.readStatement = async () => ({ lines: [line], next: null });
  await reconcile();
  expect(await compared()).toMatchObject({ state: 'failed', failure: expect.stringMatching(/read/) });
});

test('a statement that goes on for longer than there is time is cut off; of many differences all are counted', async () => {
  const orders = Array.from({ length: 5 }, () => orderOf(nextName('dep'), at(60 * minuteMs)));
  provider.lines = orders.map((order) => lineOf(order));
  await reconcile({ maximumListedDifferences: 2 });
  expect(await compared()).toMatchObject({ differenceCount: 5, isCut: true });
  expect(await differences()).toHaveLength(2);
  server.clock.advance(dayMs);
  let pages = 0;
  provider.readStatement = async () => {
    pages += 1;
    server.clock.advance(20 * minuteMs);
    return { lines: provider.lines.slice(0, 1), next: `page ${pages}` };
  };
  await reconcile();
  expect(await compared(dayAt(startMs + dayMs))).toMatchObject({
    state: 'failed',
    failure: expect.stringMatching(/cut off/),
  });
  expect(pages).toBe(2);
});

test('only who may read the audit reads it, page by page', async () => {
  const orders = Array.from({ length: 3 }, () => orderOf(nextName('dep'), at(60 * minuteMs)));
  await provider.record(member, orders);
  await reconcile();
  const token = await auditor();
  const query = { provider: statingProviderCode, day, pageSize: 2 };
  const first = (await server.call('listPaymentDifferences', { token, query })).value();
  const cursor = first.nextCursor ?? '';
  const second = (
    await server.call('listPaymentDifferences', { token, query: { ...query, cursor } })
  ).value();
  expect([...first.list, ...second.list].map(({ orderReference }) => orderReference)).toEqual(
    orders.map(({ orderReference }) => orderReference).toSorted(),
  );
  const days = { provider: statingProviderCode, pageSize: 1 };
  const newest = (await server.call('listPaymentReconciliations', { token, query: days })).value();
  const next = { ...days, cursor: newest.nextCursor ?? '' };
  const older = (await server.call('listPaymentReconciliations', { token, query: next })).value();
  expect([newest.list[0]?.day, older.list[0]?.day]).toEqual([day, dayAt(startMs - dayMs)]);
  const cashier = await openAs('cashier');
  for (const name of ['listPaymentReconciliations', 'listPaymentDifferences'] as const) {
    const answer = await server.call(name, { token: cashier, query } as never);
    expect(answer.outcome()).toBe('403 permission.missing');
  }
});

test('a day that no calendar has is refused, asked for and in a cursor', async () => {
  const token = await auditor();
  const query = { provider: statingProviderCode, day: '2026-02-31' };
  expect((await server.call('listPaymentDifferences', { token, query })).outcome()).toBe(
    '400 request.invalid',
  );
  const next = { cursor: `2026-02-31 ${statingProviderCode}` };
  for (const name of ['listPaymentReconciliations', 'listReconciliations'] as const) {
    expect((await server.call(name, { token, query: next })).outcome()).toBe('400 request.invalid');
  }
});
