import type { DepositId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { sealBytes } from '@wau/service/secrets/sealing';
import { describe, expect, test } from 'vitest';
import { type DepositParts, defaultDepositLimits } from './deposit/deposit-parts.ts';
import { expireDepositsJob } from './deposit/expire-deposits-job.ts';
import { queryPayInsJob } from './deposit/query-pay-ins-job.ts';
import { requestPayment } from './deposit/request-payment.ts';
import type { PaymentAdapter, PaymentQuery } from './payment/payment-adapter.ts';
import { providerKeyPlace } from './payment/payments.ts';
import type { PayoutParts } from './payout/payout-parts.ts';
import { sendPayoutsJob } from './payout/send-payouts-job.ts';

const sealingKey = Buffer.alloc(32, 3);
const placedAt = new Date('2030-01-01T00:00:00Z');
const sealedKey = sealBytes(
  sealingKey,
  providerKeyPlace('wau' as MerchantCode, 'test'),
  Buffer.alloc(32, 4),
  systemRandom,
);

function orders(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    merchant_id: 'wau',
    provider_code: 'test',
    deposit_id: `order ${from + index}`,
    payout_id: `order ${from + index}`,
    provider_payment_id: `payment ${from + index}`,
    provider_reference: `payment ${from + index}`,
    placed_at: placedAt,
    held_at: placedAt,
    ask_count: 2,
  }));
}

/** A database with more due orders than a job takes at a time, and a provider that has nothing to say of them. */
function manyDue(batches: readonly number[]) {
  const queries: PaymentQuery[] = [];
  let claims = 0;
  const runner: SqlRunner = {
    async query<Row>({ name }: { readonly name?: string }) {
      if (name === 'select-payment-account') {
        return [{ enabled: true, sealed_key: sealedKey, settings: {} }] as unknown as readonly Row[];
      }
      const claimed = orders(claims * 1_000, batches[claims] ?? 0);
      claims += 1;
      return claimed as unknown as readonly Row[];
    },
  };
  const query = async (asked: PaymentQuery) => {
    queries.push(asked);
    return undefined;
  };
  const adapter = { queryPayIn: query, queryPayOut: query } as unknown as PaymentAdapter;
  const payments = { adapters: new Map([['test', adapter]]), runner, sealingKey, askTimeoutMs: 1_000 };
  const clock = { nowMs: () => placedAt.getTime() };
  const parts = { runner, clock, payments, limits: defaultDepositLimits, readClubLevel: async () => 0 };
  return { parts: parts as unknown as DepositParts & PayoutParts, queries, claims: () => claims };
}

const never = new AbortController().signal;

describe('a job that finds more due orders than it takes at a time', () => {
  test.each([
    ['query-pay-ins', queryPayInsJob],
    ['send-payouts', sendPayoutsJob],
  ])('%s: asks the provider about all of them, by the names that both sides have', async (_name, jobOf) => {
    const { parts, queries } = manyDue([20, 20, 3]);
    await jobOf(parts).run({}, never);
    expect(queries).toHaveLength(43);
    expect(queries.at(-1)).toEqual({
      orderReference: 'order 2002',
      providerReference: 'payment 2002',
      placedAt,
    });
  });

  test('expire-deposits: writes all of them down', async () => {
    const { parts, claims } = manyDue([100, 100, 3]);
    await expireDepositsJob(parts).run({}, never);
    expect(claims()).toBe(3);
  });

  test.each([
    ['query-pay-ins', queryPayInsJob],
    ['send-payouts', sendPayoutsJob],
    ['expire-deposits', expireDepositsJob],
  ])('%s: leaves the rest to the next run where the process stops', async (_name, jobOf) => {
    const { parts, claims } = manyDue([100, 100, 100]);
    await jobOf(parts).run({}, AbortSignal.abort());
    expect(claims()).toBe(0);
  });
});

test('a page to pay at that is no address of the web is not shown, and may be asked for again', async () => {
  const stored: unknown[] = [];
  const [deposit] = orders(1, 1);
  const runner: SqlRunner = {
    async query<Row>({ name, text }: { readonly name?: string; readonly text: string }) {
      if (name === 'select-payment-account') {
        return [{ enabled: true, sealed_key: sealedKey, settings: {} }] as unknown as readonly Row[];
      }
      if (text.startsWith('update')) stored.push(text);
      const pending = {
        status: 'pending',
        pay_url: null,
        transfer: null,
        expires_at: new Date('2031-01-01'),
        payment_intent: {},
      };
      return [{ ...deposit, ...pending }] as unknown as readonly Row[];
    },
  };
  let payUrl = 'javascript:alert(1)';
  const adapter = { startPayIn: async () => ({ providerReference: 'p-1', payUrl }) };
  const payments = { adapters: new Map([['test', adapter]]), runner, sealingKey, askTimeoutMs: 1_000 };
  const parts = { runner, clock: { nowMs: () => placedAt.getTime() }, payments } as unknown as DepositParts;
  const request = () => requestPayment(parts, 'wau' as MerchantCode, 'order 1' as DepositId);
  await expect(request()).rejects.toMatchObject({ code: 'provider.unreachable' });
  expect(stored).toEqual([]);
  payUrl = 'https://pay.example/1';
  await request();
  expect(stored).toHaveLength(1);
});
