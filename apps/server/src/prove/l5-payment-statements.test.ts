import type { PaymentDifferenceKind } from '@wau/contract/statement-differences';
import { proofSize } from '@wau/service/testing/proof-size';
import { expect, test } from 'vitest';
import type { StatedPayment } from '../modules/money/payment/payment-adapter.ts';
import type { RecordedPayment } from '../modules/money/payment-reconciliation/compare-payment.ts';
import { reconcilePaymentsJob } from '../modules/money/payment-reconciliation/reconcile-payments-job.ts';
import {
  lineOf,
  orderOf,
  StatingProvider,
  statingProviderCode,
} from '../modules/money/payment-reconciliation/testing/stating-provider.ts';
import { openOperator } from '../testing/open-operator.ts';
import { createTestServer } from '../testing/test-server.ts';

/** L5: of 100,000 stated payments, four planted mismatches of each kind are found, all of them and nothing else. */
const lineCount = proofSize({ full: 100_000, quick: 2_500 });
const plantedOfEachKind = 4;
const kinds: readonly PaymentDifferenceKind[] = [
  'missing',
  'extra',
  'amount',
  'currency',
  'status',
  'doubled',
];

const server = await createTestServer();
const provider = new StatingProvider(server);
const never = new AbortController().signal;
/** Yesterday, in UTC. */
const dayStartMs = (Math.floor(server.clock.nowMs() / 86_400_000) - 1) * 86_400_000;
const day = new Date(dayStartMs).toISOString().slice(0, 10);

/** Deposits and payouts of a day and of the minutes around it; each side has its own clock. */
function orders(): RecordedPayment[] {
  return Array.from({ length: lineCount }, (_, index) => {
    const decidedAtMs = dayStartMs - 600_000 + Math.floor((index / lineCount) * (86_400_000 + 1_200_000));
    const kind = index % 3 === 0 ? 'pyo' : 'dep';
    return orderOf(`${kind}_${String(index).padStart(7, '0')}`, new Date(decidedAtMs), {
      amountMinor: BigInt(1_000 + (index % 977)),
      ...(index % 89 === 0 ? { providerReference: null } : {}),
    });
  });
}

/** What both sides have, where some of the orders of the day differ. */
function plant(all: readonly RecordedPayment[]) {
  const stated: StatedPayment[] = [];
  const recorded: RecordedPayment[] = [];
  const planted = new Map<string, PaymentDifferenceKind>();
  const ofDay = all.filter(({ decidedAt }) => {
    const ms = decidedAt?.getTime() ?? 0;
    return ms > dayStartMs + 10_000 && ms < dayStartMs + 86_390_000;
  });
  const step = Math.floor(ofDay.length / (kinds.length * plantedOfEachKind));
  for (let place = 0; place < kinds.length * plantedOfEachKind; place += 1) {
    planted.set(ofDay[place * step]?.orderReference ?? '', kinds[place % kinds.length] ?? 'missing');
  }
  for (const [index, order] of all.entries()) {
    const kind = planted.get(order.orderReference);
    const endedAt = new Date((order.decidedAt?.getTime() ?? 0) + (index % 2 === 0 ? 4_000 : -4_000));
    const line = lineOf(order, { endedAt });
    if (kind !== 'missing') recorded.push(order);
    if (kind === 'extra') continue;
    if (kind === 'amount') stated.push({ ...line, amountMinor: line.amountMinor + 1n });
    else if (kind === 'currency') stated.push({ ...line, currencyCode: 'USD' });
    else if (kind === 'status') stated.push({ ...line, state: 'failed' });
    else stated.push(line);
    if (kind === 'doubled') stated.push(line);
  }
  return { stated, recorded, planted };
}

test(`of ${lineCount} payments, twenty-four that one side has otherwise are found, and no other`, async () => {
  const { stated, recorded, planted } = plant(orders());
  expect(planted.size).toBe(24);
  await provider.add();
  const member = await server.openMember('l5.payer');
  await provider.record(member, recorded);
  provider.lines = stated;
  await reconcilePaymentsJob(provider.parts()).run({}, never);

  const auditor = await openOperator(server, 'l5.auditor', 'auditor');
  const query = { provider: statingProviderCode, day, pageSize: 100 };
  const { list } = (await server.call('listPaymentDifferences', { ...auditor, query })).value();
  expect(new Map(list.map(({ orderReference, kind }) => [orderReference, kind]))).toEqual(planted);
  expect(list).toHaveLength(24);
  const days = { provider: statingProviderCode, pageSize: 1 };
  const compared = (await server.call('listPaymentReconciliations', { ...auditor, query: days })).value();
  expect(compared.list).toMatchObject([{ day, state: 'compared', differenceCount: 24 }]);

  const administrator = await openOperator(server, 'l5.admin', 'administrator');
  const findings = (await server.call('listFindings', administrator)).value().list;
  const ofDay = findings.filter((finding) => finding.source === 'paymentStatement' && finding.day === day);
  expect(ofDay.map(({ rule }) => rule).toSorted()).toEqual(kinds.toSorted());
  const named = ofDay.flatMap(({ rule, lines }) => lines.map(({ of }) => [of, rule] as const));
  expect(new Map(named)).toEqual(planted);
}, 300_000);
