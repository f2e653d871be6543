import type { DepositId } from '@wau/contract/ids';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestPayments } from '../../../../../testing/test-payments.ts';
import { createTestServer, type TestMember } from '../../../../../testing/test-server.ts';
import { testPaymentConformance } from '../../testing/payment-conformance.ts';
import { placeDeposit } from '../../testing/payment-fixture.ts';
import { sandboxFixture } from '../../testing/sandbox-fixture.ts';
import { sandboxQrProviderCode } from './sandbox-qr-adapter.ts';

const minuteMs = 60_000;
let nowMs = (): number => Date.now();
const payments = createTestPayments(() => nowMs());
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});
nowMs = () => server.clock.nowMs();

const fixture = sandboxFixture({
  server,
  payments,
  providerCode: sandboxQrProviderCode,
  methodCodes: { wau: 'qr', laut: 'qr' },
});

beforeAll(async () => {
  await server.runner.query({
    text: `insert into wau.deposit_methods (merchant_id, method_code, provider_code, min_amount_minor, max_amount_minor)
           values ('laut', 'qr', $1, 100, 1000000)`,
    values: [sandboxQrProviderCode],
  });
});

testPaymentConformance('the sandbox by QR', fixture);

describe('CA-02 a deposit by QR', () => {
  const placed = async (member: TestMember) => (await placeDeposit(fixture, member, 5_000n)).value();
  const read = async ({ token }: TestMember, depositId: DepositId) =>
    (await server.call('getDeposit', { token, params: { depositId } })).value();

  test('shows the code that its provider gave, for as long as that can be scanned', async () => {
    const member = await server.openMember('scanner');
    const deposit = await placed(member);
    expect(payments.requests.at(-1)).toMatchObject({
      kind: 'qr',
      // Whoever scans is on another device, and the site is not where that one is.
      returnUrl: expect.stringMatching(/^https?:\/\/.+\/m\/voucherCenter\?depositId=/),
      callbackUrl: 'http://operator.test/payments/wau/sandboxqr/pay-in',
    });
    expect(deposit.instructions).toEqual({
      kind: 'qr',
      content: `https://pay.test/sandbox/pay/${payments.paymentIdOf(deposit.depositId)}`,
    });
    const leftMs = Date.parse(deposit.expiresAt) - server.clock.nowMs();
    expect(leftMs).toBeLessThanOrEqual(5 * minuteMs);
    expect(leftMs).toBeGreaterThan(4 * minuteMs);
    server.clock.advance(5 * minuteMs);
    expect(await read(member, deposit.depositId)).toMatchObject({ status: 'expired', instructions: null });
  });

  test('an order that was repeated shows the same code', async () => {
    const member = await server.openMember('twice');
    const order = () =>
      server.call('placeDeposit', {
        token: member.token,
        idempotencyKey: 'the-same-code-each-time',
        body: { methodCode: 'qr', amountMinor: '5000', returnPath: '/m/voucherCenter' },
      });
    const [first, again] = [(await order()).value(), (await order()).value()];
    expect(again).toEqual(first);
  });

  test('a code of one that was given up is not shown any more', async () => {
    const member = await server.openMember('given-up');
    const { depositId } = await placed(member);
    await server.call('cancelDeposit', { token: member.token, params: { depositId } });
    expect(await read(member, depositId)).toMatchObject({ status: 'cancelled', instructions: null });
  });
});
