import { expect, test } from 'vitest';
import type { StatedPayment } from '../payment/payment-adapter.ts';
import { comparePayment, extraPayment, type RecordedPayment } from './compare-payment.ts';
import { lineOf, orderOf } from './testing/stating-provider.ts';

const endedAt = new Date('2026-03-01T12:00:00Z');
const deposit = orderOf('dep_1', endedAt);
const payout = orderOf('pyo_1', endedAt);

type Row = readonly [
  title: string,
  order: RecordedPayment | undefined,
  line: Partial<StatedPayment>,
  kind: string | undefined,
];

test.each<Row>([
  ['that is the same on both sides', deposit, {}, undefined],
  ['that nobody here ordered', undefined, {}, 'missing'],
  ['that nobody here ordered, and that failed', undefined, { state: 'failed' }, undefined],
  ['of the order and not its own', deposit, { providerReference: 'another' }, 'missing'],
  [
    'of the order and not its own, that failed',
    deposit,
    { providerReference: 'a', state: 'failed' },
    undefined,
  ],
  ['whose name was lost', { ...deposit, providerReference: null }, {}, undefined],
  ['of another amount', deposit, { amountMinor: 5_001n }, 'amount'],
  ['in another currency', deposit, { currencyCode: 'USD' }, 'currency'],
  ['in a token, of what still waits', { ...deposit, status: 'pending' }, { currencyCode: 'TRX' }, 'currency'],
  ['of what still waits here', { ...deposit, status: 'pending' }, {}, 'status'],
  ['of what is expired here', { ...deposit, status: 'expired' }, {}, 'status'],
  ['that failed there', deposit, { state: 'failed' }, 'status'],
  ['that waits there', deposit, { state: 'pending' }, 'status'],
  ['that failed on both sides', { ...deposit, status: 'declined' }, { state: 'failed' }, undefined],
  ['that failed there and waits here', { ...deposit, status: 'pending' }, { state: 'failed' }, undefined],
  ['out that failed, while its money is held', { ...payout, status: 'sent' }, { state: 'failed' }, 'status'],
  ['out that waits on both sides', { ...payout, status: 'sent' }, { state: 'pending' }, undefined],
  ['out that failed on both sides', { ...payout, status: 'returned' }, { state: 'failed' }, undefined],
  ['out that was paid and is back in the wallet', { ...payout, status: 'returned' }, {}, 'status'],
])('a payment %s', (_title, order, changes, kind) => {
  expect(comparePayment(lineOf(order ?? deposit, changes), order)?.kind).toBe(kind);
});

test('what differs says both sides and whose order it is', () => {
  const order = { ...deposit, memberId: 'mem_1' };
  expect(comparePayment(lineOf(order, { amountMinor: 1n }), order)).toEqual({
    orderReference: 'dep_1',
    providerReference: 'p-dep_1',
    kind: 'amount',
    stated: 'succeeded 1 MYR p-dep_1',
    recorded: 'approved 5000 MYR p-dep_1',
    memberId: 'mem_1',
  });
  expect(extraPayment({ ...order, providerReference: null })).toMatchObject({
    providerReference: '',
    stated: null,
    recorded: 'approved 5000 MYR',
  });
});
