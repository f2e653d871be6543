import type { DepositId } from '@wau/contract/ids';
import { beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '../../../../../testing/member-money.ts';
import { openOperator } from '../../../../../testing/open-operator.ts';
import { createTestPayments } from '../../../../../testing/test-payments.ts';
import { createTestServer, type TestMember, testSecret } from '../../../../../testing/test-server.ts';
import { testPaymentConformance } from '../../testing/payment-conformance.ts';
import { placeDeposit } from '../../testing/payment-fixture.ts';
import { sandboxFixture, signedCallback } from '../../testing/sandbox-fixture.ts';
import { sandboxMerchantKey } from '../sandbox/sandbox-merchant-key.ts';
import { sandboxCryptoProviderCode } from './sandbox-crypto-adapter.ts';

const minuteMs = 60_000;
let nowMs = (): number => Date.now();
const payments = createTestPayments(() => nowMs());
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});
nowMs = () => server.clock.nowMs();
const fixture = {
  ...sandboxFixture({
    server,
    payments,
    providerCode: sandboxCryptoProviderCode,
    methodCodes: { wau: 'crypto-usdt', laut: 'crypto-usdt' },
  }),
  creditsWhatCame: true as const,
};

beforeAll(async () => {
  await server.runner.query({
    text: `insert into wau.deposit_methods (merchant_id, method_code, provider_code, min_amount_minor, max_amount_minor)
           values ('laut', 'crypto-usdt', $1, 100, 1000000)`,
    values: [sandboxCryptoProviderCode],
  });
});

testPaymentConformance('the sandbox by crypto', fixture);

describe('CA-02 a deposit to an address on a chain', () => {
  let count = 0;
  const open = () => {
    count += 1;
    return server.openMember(`chain${count}`);
  };
  const placed = async (member: TestMember) =>
    (await placeDeposit(fixture, member, 5_000n)).value().depositId;
  const read = async ({ token }: TestMember, depositId: DepositId) =>
    (await server.call('getDeposit', { token, params: { depositId } })).value();
  /** What the provider has seen, signed by the merchant's key. */
  const report = async (depositId: DepositId, said: object) => {
    const body = {
      paymentId: payments.paymentIdOf(depositId),
      merchantReference: depositId,
      ...{ status: 'pending', amountMinor: '5000', currencyCode: 'MYR' },
      ...said,
    };
    const key = sandboxMerchantKey(testSecret, 'wau' as TestMember['merchantCode']);
    const path = `/payments/wau/${sandboxCryptoProviderCode}/pay-in`;
    const { method, url, headers, payload } = signedCallback(key, path, body, server.clock.nowMs());
    return (await server.app.inject({ method, url, headers: { ...headers }, payload })).statusCode;
  };

  test('says where to send what, and how often it has to be confirmed', async () => {
    const member = await open();
    const deposit = await read(member, await placed(member));
    expect(deposit.instructions).toEqual({
      kind: 'crypto',
      content: expect.stringMatching(/./),
      ...{ network: 'TRON (TRC-20)', token: 'USDT', tokenAmount: '11.91' },
      ...{ confirmationsNeeded: 3, confirmations: null },
    });
  });

  test('counts confirmations up, in whatever order they are reported, and does not expire meanwhile', async () => {
    const member = await open();
    const depositId = await placed(member);
    const confirmations = async () => {
      const { instructions } = await read(member, depositId);
      return instructions?.kind === 'crypto' ? instructions.confirmations : undefined;
    };
    for (const [said, shown] of [
      [0, 0],
      [2, 2],
      [1, 2],
      [2, 2],
    ] as const) {
      expect(await report(depositId, { confirmations: said })).toBe(200);
      expect(await confirmations()).toBe(shown);
    }
    expect(await balanceOf(server, member)).toBe(0n);
    server.clock.advance(60 * minuteMs);
    expect((await read(member, depositId)).status).toBe('pending');
    expect(await report(depositId, { status: 'approved', confirmations: 3 })).toBe(200);
    expect(await report(depositId, { confirmations: 2 })).toBe(200);
    expect(await read(member, depositId)).toMatchObject({ status: 'approved', instructions: null });
    expect(await balanceOf(server, member)).toBe(5_000n);
  });

  test('another amount is credited as it came, and says what was ordered', async () => {
    const member = await open();
    const depositId = await placed(member);
    const less = { amountMinor: '4000' };
    expect(await report(depositId, { ...less, confirmations: 1 })).toBe(200);
    expect(await report(depositId, { ...less, status: 'approved', confirmations: 3 })).toBe(200);
    expect(await balanceOf(server, member)).toBe(4_000n);
    expect(await read(member, depositId)).toMatchObject({ amountMinor: '4000', orderedMinor: '5000' });
  });

  test('another token is never credited, and operators see it', async () => {
    const member = await open();
    const depositId = await placed(member);
    const wrong = { status: 'approved', amountMinor: '5000', currencyCode: 'TRX', confirmations: 3 };
    expect(await report(depositId, wrong)).toBe(409);
    expect(await report(depositId, wrong)).toBe(409);
    expect(await balanceOf(server, member)).toBe(0n);
    expect((await read(member, depositId)).status).toBe('pending');
    const operator = await openOperator(server, 'juruwang', 'cashier');
    const listed = (await server.call('listContradictedDeposits', { token: operator.token })).value().list;
    expect(listed.filter((each) => each.depositId === depositId)).toEqual([
      {
        ...{ depositId, memberId: member.memberId, username: member.username, status: 'pending' },
        ...{ providerCode: sandboxCryptoProviderCode, providerReference: payments.paymentIdOf(depositId) },
        ...{ state: 'succeeded', saidMinor: '5000', saidCurrency: 'TRX' },
        ...{ amountMinor: '5000', currencyCode: 'MYR', receivedAt: expect.any(String) },
      },
    ]);
    const other = await openOperator(server, 'lain', 'cashier', ['laut']);
    const elsewhere = await server.call('listContradictedDeposits', {
      token: other.token,
      merchantCode: 'laut',
    });
    expect(elsewhere.value().list.map((each) => each.depositId)).not.toContain(depositId);
    // What was asked for may still come.
    expect(await report(depositId, { status: 'approved', confirmations: 3 })).toBe(200);
    expect(await balanceOf(server, member)).toBe(5_000n);
  });
});
