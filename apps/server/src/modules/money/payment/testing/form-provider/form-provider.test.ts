import { currencyOf, isCurrencyCode } from '@wau/money/currency';
import { minorToMajorText, toMinor } from '@wau/money/minor';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../../../testing/test-server.ts';
import type { PaymentDirection } from '../../payment-adapter.ts';
import { addTestProvider } from '../add-test-provider.ts';
import { testPaymentConformance } from '../payment-conformance.ts';
import { type PaymentFixture, type RawRequest, runJob, type SpokenReport } from '../payment-fixture.ts';
import {
  type Fields,
  type FormSecrets,
  formAdapter,
  formProviderCode,
  formStates,
  signForm,
  theirReference,
} from './form-adapter.ts';
import { createFormService } from './form-service.ts';

const accounts = {
  wau: { number: '880011', secrets: { payIn: 'in-of-wau', payOut: 'out-of-wau' } },
  laut: { number: '880022', secrets: { payIn: 'in-of-laut', payOut: 'out-of-laut' } },
} as const;
const nobody: FormSecrets = { payIn: 'in-of-nobody', payOut: 'out-of-nobody' };

let nowMs = (): number => Date.now();
const service = createFormService(Object.values(accounts), () => nowMs());
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, paymentAdapters: [formAdapter(service.ask)] }),
});
nowMs = () => server.clock.nowMs();

const secretsOf = (merchantCode: string): FormSecrets =>
  Object.entries(accounts).find(([code]) => code === merchantCode)?.[1].secrets ?? nobody;
const wayOf = { 'pay-in': 'payIn', 'pay-out': 'payOut' } as const;

function callback(
  secrets: FormSecrets,
  direction: PaymentDirection,
  { orderReference, providerReference, state, amountMinor, currencyCode }: SpokenReport,
  place: { readonly merchantCode: string; readonly direction?: PaymentDirection },
): RawRequest {
  const currency = currencyOf(isCurrencyCode(currencyCode) ? currencyCode : 'MYR');
  return signedCallback(secrets, direction, place, {
    coin: currencyCode.toLowerCase(),
    serial: providerReference,
    state: Object.keys(formStates).find((word) => formStates[word] === state) ?? '',
    total: minorToMajorText(toMinor(amountMinor), currency),
    trade: theirReference(orderReference),
  });
}

/** Money in is reported by form, money out by query. */
function signedCallback(
  secrets: FormSecrets,
  direction: PaymentDirection,
  place: { readonly merchantCode: string; readonly direction?: PaymentDirection },
  fields: Fields,
): RawRequest {
  const way = wayOf[direction];
  const text = new URLSearchParams({ ...fields, sign: signForm(fields, secrets[way], way) }).toString();
  const url = `/payments/${place.merchantCode}/${formProviderCode}/${place.direction ?? direction}`;
  return direction === 'pay-in'
    ? {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=GBK' },
        payload: text,
      }
    : { method: 'GET', url: `${url}?${text}`, headers: {}, payload: '' };
}

const fixture: PaymentFixture = {
  server,
  providerCode: formProviderCode,
  methodCodes: { wau: formProviderCode, laut: formProviderCode },
  provider: service,
  callbackOf: (merchantCode, direction, report, place = {}) =>
    callback(secretsOf(merchantCode), direction, report, { merchantCode, ...place }),
  forgedCallbackOf: (merchantCode, direction, report) =>
    callback(nobody, direction, report, { merchantCode }),
  isTaken: ({ body }) => body === 'SUCCESS',
};

beforeAll(() =>
  addTestProvider(server, {
    providerCode: formProviderCode,
    accounts: Object.fromEntries(
      Object.entries(accounts).map(([merchantCode, { number, secrets }]) => [
        merchantCode,
        { key: Buffer.from(JSON.stringify(secrets)), settings: { merchantNumber: number } },
      ]),
    ),
  }),
);

testPaymentConformance('a provider of forms', fixture);

describe('a provider of forms', () => {
  const sent = async (fields: Fields) => {
    const place = { merchantCode: 'wau' };
    const { method, url, headers, payload } = signedCallback(accounts.wau.secrets, 'pay-in', place, fields);
    return (await server.app.inject({ method, url, headers: { ...headers }, payload })).body;
  };

  test('is told public addresses: where it reports, and where the payer goes back to', async () => {
    const member = await server.openMember('goes_back', 'laut');
    await server.call('placeDeposit', {
      token: member.token,
      merchantCode: 'laut',
      body: { methodCode: formProviderCode, amountMinor: '5000', returnPath: '/m/voucherCenter' },
      idempotencyKey: 'goes-back-to-a-whole-address',
    });
    const { notify, back } = service.lastForm('pay-in');
    expect(notify).toBe('http://localhost:8080/payments/laut/formpay/pay-in');
    expect(back).toMatch(/^http:\/\/laut\.localhost:8080\/m\/voucherCenter\?depositId=dep_/);
    expect(service.lastForm('pay-out').notify).toBe('http://localhost:8080/payments/wau/formpay/pay-out');
  });

  test('that answers nonsense when it is asked moves nothing, and others are asked on', async () => {
    const place = async (username: string) => {
      const { token } = await server.openMember(username);
      const body = { methodCode: formProviderCode, amountMinor: '5000', returnPath: '/m/voucherCenter' };
      const idempotencyKey = `${username}-asked-about-it`;
      const { depositId } = (await server.call('placeDeposit', { token, body, idempotencyKey })).value();
      const status = async () =>
        (await server.call('getDeposit', { token, params: { depositId } })).value().status;
      return { depositId, status };
    };
    const [nonsense, sense] = [await place('nonsense'), await place('good_sense')];
    service.decide(nonsense.depositId, 'succeeded');
    service.spoil(nonsense.depositId, 'a\u0000b');
    service.decide(sense.depositId, 'succeeded');
    server.clock.advance(3 * 60_000);
    await runJob(server, 'query-pay-ins');
    await expect.poll(sense.status).toBe('approved');
    expect(service.queried()).toContain(nonsense.depositId);
    expect(await nonsense.status()).toBe('pending');
  });

  test('may send what is about no payment, and is told that it arrived', async () => {
    expect(await sent({ event: 'PING' })).toBe('SUCCESS');
  });

  test.each<[string, Fields]>([
    ['an amount of too many digits', { total: '50.505' }],
    ['an amount that is no number', { total: '5e3' }],
    ['a currency that we do not know', { coin: 'xyz' }],
    ['a state that we do not know', { state: 'toString' }],
    ['a reference that cannot be stored', { serial: 'a\u0000b' }],
    ['a reference that is empty', { serial: '' }],
    ['a reference that is too long', { serial: 'x'.repeat(129) }],
  ])('is not understood with %s, though it signed it', async (_, change) => {
    const fields = { trade: 'dep01', serial: 's1', state: 'DONE', total: '50.50', coin: 'myr' };
    expect(await sent({ ...fields, ...change })).toBe('FAIL');
  });
});
