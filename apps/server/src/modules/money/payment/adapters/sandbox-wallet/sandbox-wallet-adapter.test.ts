import { beforeAll, expect, test } from 'vitest';
import { createTestPayments } from '../../../../../testing/test-payments.ts';
import { createTestServer } from '../../../../../testing/test-server.ts';
import { testPaymentConformance } from '../../testing/payment-conformance.ts';
import { placeDeposit } from '../../testing/payment-fixture.ts';
import { sandboxFixture } from '../../testing/sandbox-fixture.ts';
import { sandboxWalletProviderCode } from './sandbox-wallet-adapter.ts';

let nowMs = (): number => Date.now();
const payments = createTestPayments(() => nowMs());
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});
nowMs = () => server.clock.nowMs();
const fixture = sandboxFixture({
  server,
  payments,
  providerCode: sandboxWalletProviderCode,
  methodCodes: { wau: 'e-wallet', laut: 'e-wallet' },
});

beforeAll(async () => {
  await server.runner.query({
    text: `insert into wau.deposit_methods (merchant_id, method_code, provider_code, min_amount_minor, max_amount_minor)
           values ('laut', 'e-wallet', $1, 100, 1000000)`,
    values: [sandboxWalletProviderCode],
  });
});

testPaymentConformance('the sandbox by e-wallet', fixture);

test('CA-02 a deposit by e-wallet opens the app of the wallet, on this device or by a code on another', async () => {
  const member = await server.openMember('walleted');
  const deposit = (await placeDeposit(fixture, member, 5_000n)).value();
  const paymentId = payments.paymentIdOf(deposit.depositId);
  expect(payments.requests.at(-1)).toMatchObject({
    kind: 'wallet',
    callbackUrl: 'http://operator.test/payments/wau/sandboxwallet/pay-in',
  });
  expect(deposit).toMatchObject({
    payUrl: `/sandbox/pay/${paymentId}`,
    instructions: { kind: 'wallet', content: `https://pay.test/sandbox/pay/${paymentId}` },
  });
});
