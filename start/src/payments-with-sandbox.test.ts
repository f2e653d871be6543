import type { MerchantCode } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import { toMinor } from '@wau/money/minor';
import { registerSandbox, type SandboxHandle } from '@wau/sandbox/register-sandbox';
import { sandboxDefaults } from '@wau/sandbox/sandbox-config';
import { sandboxMerchantKey } from '@wau/server/modules/money/payment/adapters/sandbox/sandbox-merchant-key';
import { enqueueJob } from '@wau/server/platform/jobs/job';
import type { ServerDependencies } from '@wau/server/register-server';
import { createTestServer, type TestMember, testSecret } from '@wau/server/testing/test-server';
import { systemRandom } from '@wau/service/random';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { injectedTransport } from './injected-transport.ts';

/** Operator and sandbox as they stand beside each other in one process, callbacks over HTTP included. */
let operator: ServerDependencies;
let sandbox: SandboxHandle;
let origin = '';
let transport: SignedTransport;

const server = await createTestServer({
  dependencies: (usual) => {
    operator = {
      ...usual,
      config: { ...usual.config, callbackOrigin: () => origin },
      sandboxTransport: (request) => transport(request),
    };
    return operator;
  },
  alsoRegister: async (app) => {
    transport = injectedTransport(app);
    sandbox = await registerSandbox(app, {
      database: operator.database,
      clock: operator.clock,
      random: systemRandom,
      config: {
        ...sandboxDefaults,
        publicBaseUrl: '',
        payerReach: 'this-machine',
        operatorOrigin: () => origin,
        merchantKey: (merchantCode) => sandboxMerchantKey(testSecret, merchantCode),
      },
    });
  },
});
/** The days before it have what the demo says that its members paid in. */
const beganAt = new Date(server.clock.nowMs()).toISOString().slice(0, 10);
beforeAll(async () => {
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  await server.handle.startWorkers();
  await sandbox.startWorkers();
});
afterAll(() => sandbox.close());

const balanceOf = async ({ merchantCode, memberId }: TestMember) =>
  (await server.ledger.balanceOf(merchantCode, playerAccountId(memberId)))?.balanceMinor;

/** A member who has paid RM 100 in, by the sandbox's page. */
async function paidIn(username: string): Promise<TestMember> {
  const member = await server.openMember(username);
  const deposit = await server.call('placeDeposit', {
    token: member.token,
    body: { methodCode: 'online-banking', amountMinor: '10000', returnPath: '/m/voucherCenter' },
    idempotencyKey: `${username}-deposit-of-one-hundred`,
  });
  await server.app.inject({
    method: 'POST',
    url: deposit.value().payUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'decision=approve&callback=twice',
  });
  await expect.poll(() => balanceOf(member), { timeout: 15_000 }).toBe(10_000n);
  return member;
}

async function payOut(member: TestMember, accountNumber: string): Promise<() => Promise<string | undefined>> {
  const payout = await server.handle.payouts.reserve({
    merchantCode: member.merchantCode,
    memberId: member.memberId,
    idempotencyKey: `${member.username}-${accountNumber}`,
    providerCode: 'sandbox',
    amountMinor: toMinor(4_000n),
    currencyCode: 'MYR',
    destination: { bankCode: 'maybank', accountNumber, holderName: 'Ali bin Abu' },
  });
  await server.handle.payouts.release(payout);
  return async () => {
    const rows = await server.runner.query<{ status: string }>({
      text: 'select status from wau.payouts where merchant_id = $1 and payout_id = $2',
      values: ['wau' as MerchantCode, payout.payoutId],
    });
    return rows[0]?.status;
  };
}

test('CA-02 money goes in by the page of the sandbox and out to an account, each reported over HTTP', async () => {
  const member = await paidIn('sandbox_paid');
  const status = await payOut(member, '114000009999');
  await expect.poll(status, { timeout: 15_000 }).toBe('paid');
  expect(await balanceOf(member)).toBe(6_000n);
});

test('a payout that the bank declines is back in the wallet', async () => {
  const member = await paidIn('sandbox_declined');
  const status = await payOut(member, '114000000001');
  await expect.poll(status, { timeout: 15_000 }).toBe('returned');
  expect(await balanceOf(member)).toBe(10_000n);
});

test('a payout whose callback never comes is found by asking', async () => {
  const member = await paidIn('sandbox_lost');
  const status = await payOut(member, '114000000005');
  const reference = async () =>
    (
      await server.runner.query<{ known: boolean }>({
        text: 'select provider_reference is not null as known from wau.payouts where member_id = $1',
        values: [member.memberId],
      })
    )[0]?.known;
  await expect.poll(reference, { timeout: 15_000 }).toBe(true);
  expect(await status()).toBe('sent');
  server.clock.advance(60_000);
  await enqueueJob(server.runner, { name: 'send-payouts' }, {});
  await expect.poll(status, { timeout: 15_000 }).toBe('paid');
  expect(await balanceOf(member)).toBe(6_000n);
});

test('what the sandbox states of a day, signed, is what is in the books, in and out', async () => {
  const counts = async () =>
    (
      await server.runner.query<{ stated: number | null; recorded: number | null; differing: number | null }>(
        {
          text: `select sum(stated_count)::int4 as stated, sum(recorded_count)::int4 as recorded,
                      sum(difference_count)::int4 as differing
                 from wau.payment_reconciliations
                where merchant_id = 'wau' and provider_code = 'sandbox' and state = 'compared'
                  and day >= $1::date`,
          values: [beganAt],
        },
      )
    )[0];
  await paidIn('sandbox_stated');
  server.clock.advance(24 * 60 * 60_000);
  await enqueueJob(server.runner, { name: 'reconcile-payments' }, {});
  // Four deposits of this file, two payouts that were paid, and one that was declined, which moved nothing.
  const everything = { stated: 7, recorded: 6, differing: 0 };
  await expect.poll(counts, { timeout: 15_000 }).toEqual(everything);
});
