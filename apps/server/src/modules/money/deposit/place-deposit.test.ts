import type { CallBody } from '@wau/contract/call';
import type { calls } from '@wau/contract/calls';
import type { PaymentCallbackBody } from '@wau/contract/calls/money/sandbox-calls';
import { headerNames } from '@wau/contract/headers';
import type { DepositId, MerchantCode } from '@wau/contract/ids';
import { newId, systemRandom } from '@wau/service/random';
import { signedHeaders } from '@wau/service/secrets/signature';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '../../../testing/member-money.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { sandboxMerchantKey } from '../payment/adapters/sandbox/sandbox-merchant-key.ts';
import { defaultDepositLimits } from './deposit-parts.ts';
import { expireDepositsJob } from './expire-deposits-job.ts';

const payments = createTestPayments();
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});
const lifetimeMs = 15 * 60_000;

let number = 0;
const freshKey = (): string => {
  number += 1;
  return `idempotency-key-${String(number).padStart(6, '0')}`;
};
const newMember = (merchantCode?: string): Promise<TestMember> => {
  number += 1;
  return server.openMember(`payer${number}`, merchantCode);
};

type Order = CallBody<typeof calls.placeDeposit>;
const order = (changes: Partial<Order> = {}): Order => ({
  methodCode: 'online-banking',
  amountMinor: '5000',
  returnPath: '/m/voucherCenter',
  ...changes,
});

const place = (member: TestMember, body: Order = order(), idempotencyKey: string | undefined = freshKey()) =>
  server.call('placeDeposit', {
    token: member.token,
    merchantCode: member.merchantCode,
    body,
    ...(idempotencyKey === '' ? {} : { idempotencyKey }),
  });

const placed = async (member: TestMember, body?: Order) => (await place(member, body)).value();

const read = async (member: TestMember, depositId: DepositId) =>
  (
    await server.call('getDeposit', {
      token: member.token,
      merchantCode: member.merchantCode,
      params: { depositId },
    })
  ).value();

const cancel = (member: TestMember, depositId: DepositId) =>
  server.call('cancelDeposit', {
    token: member.token,
    merchantCode: member.merchantCode,
    params: { depositId },
  });

type Report = PaymentCallbackBody;

const reportOf = (depositId: DepositId, changes: Partial<Report> = {}): Report => ({
  paymentId: payments.paymentIdOf(depositId),
  merchantReference: depositId,
  status: 'approved',
  amountMinor: '5000',
  currencyCode: 'MYR',
  ...changes,
});

/** The provider reports; signed with the merchant's key unless the test forges something. */
async function report(
  body: Report,
  forge: { key?: Buffer; atMs?: number; merchantCode?: string; provider?: string; rawBody?: string } = {},
): Promise<string> {
  const merchantCode = forge.merchantCode ?? 'wau';
  const url = `/payments/${merchantCode}/${forge.provider ?? 'sandbox'}/pay-in`;
  const rawBody = JSON.stringify(body);
  const key = forge.key ?? sandboxMerchantKey(testSecret, merchantCode as MerchantCode);
  const parts = { method: 'POST', path: url, timestampMs: forge.atMs ?? server.clock.nowMs(), rawBody };
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: {
      ...signedHeaders('sandbox', key, parts),
      'content-type': 'application/json',
    },
    payload: forge.rawBody ?? rawBody,
  });
  const envelope = answer.json<{ success: boolean; errorCode?: string }>();
  return envelope.success ? '200' : `${answer.statusCode} ${envelope.errorCode}`;
}

describe('the ways to deposit', () => {
  test('come with their bounds, named in the language that was asked for', async () => {
    const member = await newMember();
    const malay = await server.call('listDepositMethods', { token: member.token });
    expect(malay.value().list[0]).toEqual({
      methodCode: 'online-banking',
      providerCode: 'sandbox',
      name: 'Perbankan dalam talian',
      minAmountMinor: '1000',
      maxAmountMinor: '1000000',
      suggestedAmountsMinor: ['3000', '5000', '10000', '30000', '50000', '100000'],
      currencyCode: 'MYR',
      feePayer: 'member',
      feeFlatMinor: '0',
      feeBasisPoints: 0,
      isOpen: true,
      changesAt: null,
    });
    const english = await server.call('listDepositMethods', {
      token: member.token,
      headers: { language: 'EN' },
    });
    expect(english.value().list.map((method) => method.name)).toEqual([
      'Online banking',
      'E-wallet',
      'QR code',
      'Bank transfer',
      'Crypto (USDT)',
    ]);
  });

  test("are each merchant's own", async () => {
    const member = await newMember('laut');
    const { list } = (
      await server.call('listDepositMethods', { token: member.token, merchantCode: 'laut' })
    ).value();
    expect(list.map((method) => [method.methodCode, method.currencyCode])).toEqual([['card', 'USD']]);
    expect((await place(member)).outcome()).toBe('404 deposit.method.unknown');
  });

  test('are called as their own merchant calls them, whatever another calls a method of the same code', async () => {
    const member = await newMember();
    await server.runner.query({
      text: `insert into wau.deposit_methods (merchant_id, method_code, provider_code, min_amount_minor,
               max_amount_minor, suggested_amounts_minor, sort_order)
             values ('wau', 'card', 'sandbox', 1, 2, '{}', 9)`,
      values: [],
    });
    await server.runner.query({
      text: `insert into wau.deposit_method_texts (merchant_id, method_code, language, name)
             values ('wau', 'card', 'MY', 'Kad')`,
      values: [],
    });
    try {
      // The other merchant has a name for it in English, this one has not.
      const headers = { language: 'EN' };
      const { list } = (await server.call('listDepositMethods', { token: member.token, headers })).value();
      expect(list.find(({ methodCode }) => methodCode === 'card')?.name).toBe('Kad');
    } finally {
      await server.runner.query({
        text: `update wau.deposit_methods set enabled = false where merchant_id = 'wau' and method_code = 'card'`,
        values: [],
      });
    }
  });

  test('are gone with their provider, and come back with it', async () => {
    const member = await newMember('laut');
    const body = order({ methodCode: 'card' });
    const offered = async () =>
      (await server.call('listDepositMethods', { token: member.token, merchantCode: 'laut' })).value().list;
    const setEnabled = (enabled: boolean) =>
      server.runner.query({
        text: `update wau.payment_providers set enabled = $1 where merchant_id = 'laut'`,
        values: [enabled],
      });
    await setEnabled(false);
    try {
      expect(await offered()).toEqual([]);
      expect((await place(member, body)).outcome()).toBe('404 deposit.method.unknown');
    } finally {
      await setEnabled(true);
    }
    expect(await offered()).toHaveLength(1);
    expect((await place(member, body)).outcome()).toBe('200');
  });
});

describe('placing a deposit', () => {
  test("answers with the provider's page and asks it with all that it has to know", async () => {
    const member = await newMember();
    const deposit = await placed(member);
    expect(deposit).toMatchObject({
      methodCode: 'online-banking',
      amountMinor: '5000',
      currencyCode: 'MYR',
      status: 'pending',
      payUrl: `/sandbox/pay/${payments.paymentIdOf(deposit.depositId)}`,
      decidedAt: null,
    });
    expect(Date.parse(deposit.expiresAt) - Date.parse(deposit.placedAt)).toBe(lifetimeMs);
    expect(payments.requests.at(-1)).toEqual({
      merchantCode: 'wau',
      merchantReference: deposit.depositId,
      brandName: 'Wau',
      themeName: 'night',
      language: 'MY',
      amountMinor: '5000',
      currencyCode: 'MYR',
      returnUrl: `/m/voucherCenter?depositId=${deposit.depositId}`,
      callbackUrl: 'http://operator.test/payments/wau/sandbox/pay-in',
    });
    expect(await balanceOf(server, member)).toBe(0n);
  });

  test('twenty times at once with one key places one deposit and gives one answer', async () => {
    const member = await newMember();
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(member, order(), key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.value()))).size).toBe(1);
    const list = await server.call('listDeposits', { token: member.token });
    expect(list.value().list).toHaveLength(1);
    expect((await place(member, order(), key)).value()).toEqual(answers[0]?.value());
  });

  test('refuses a key that was used with another body, and a call without a key', async () => {
    const member = await newMember();
    const key = freshKey();
    await place(member, order(), key);
    for (const changed of [
      { amountMinor: '5001' },
      { methodCode: 'e-wallet' },
      { returnPath: '/m/home' },
    ] as const) {
      expect((await place(member, order(changed), key)).outcome()).toBe('409 idempotency.conflict');
    }
    expect((await place(member, order(), '')).outcome()).toBe('400 idempotency.missing');
  });

  test("keeps one member's keys apart from another's", async () => {
    const key = freshKey();
    const [first, second] = [await newMember(), await newMember()];
    const ids = [
      (await place(first, order(), key)).value().depositId,
      (await place(second, order(), key)).value().depositId,
    ];
    expect(new Set(ids).size).toBe(2);
  });

  test('refuses what is not offered and what is out of bounds, naming the bound', async () => {
    const member = await newMember();
    expect((await place(member, order({ methodCode: 'cash' }))).outcome()).toBe('404 deposit.method.unknown');
    const below = await place(member, order({ amountMinor: '999' }));
    expect([below.outcome(), below.envelope]).toMatchObject([
      '400 deposit.amount.below.minimum',
      { value: { field: 'amountMinor', limitMinor: '1000' } },
    ]);
    const above = await place(member, order({ amountMinor: '1000001' }));
    expect([above.outcome(), above.envelope]).toMatchObject([
      '400 deposit.amount.above.maximum',
      { value: { limitMinor: '1000000' } },
    ]);
    for (const amountMinor of ['1000', '1000000']) {
      expect((await place(member, order({ amountMinor }))).outcome(), amountMinor).toBe('200');
    }
  });

  test('sends nobody to another host', async () => {
    const member = await newMember();
    const elsewhere = await place(member, order({ returnPath: '//localhost' }));
    expect(elsewhere.envelope).toMatchObject({
      errorCode: 'request.invalid',
      value: { field: 'returnPath' },
    });
  });

  test('a member who places and cancels in turn comes to an end for the hour, and repetitions do not count', async () => {
    const member = await newMember();
    const keys = Array.from({ length: defaultDepositLimits.maximumDepositsPerHour }, freshKey);
    for (const key of keys) await cancel(member, (await place(member, order(), key)).value().depositId);
    expect((await place(member)).outcome()).toBe('429 rate.limited');
    expect((await place(member, order(), keys[0])).value().status).toBe('cancelled');
    server.clock.advance(59 * 60_000);
    expect((await place(member)).outcome()).toBe('429 rate.limited');
    server.clock.advance(60_000);
    expect((await place(member)).outcome()).toBe('200');
  });

  test('allows five pending deposits, however many are placed at once', async () => {
    const member = await newMember();
    const answers = await Promise.all(Array.from({ length: 12 }, () => place(member)));
    const outcomes = answers.map((answer) => answer.outcome()).sort();
    expect(outcomes).toEqual([
      ...Array.from({ length: 5 }, () => '200'),
      ...Array.from({ length: 7 }, () => '409 deposit.too.many.open'),
    ]);
    const one = answers.find((answer) => answer.outcome() === '200')?.value();
    if (one !== undefined) await cancel(member, one.depositId);
    expect((await place(member)).outcome()).toBe('200');
  });

  test('what has run out is no longer open, before the job has written it down too', async () => {
    const member = await newMember();
    for (let count = 0; count < 5; count += 1) await placed(member);
    server.clock.advance(lifetimeMs - 60_000);
    expect((await place(member)).outcome()).toBe('409 deposit.too.many.open');
    server.clock.advance(60_000);
    expect((await place(member)).outcome()).toBe('200');
  });

  test.each(['unreachable', 'answer.lost', 'refuses'] as const)(
    'with a provider that is silent (%s) the order stands, and the same request goes on with it',
    async (how) => {
      const member = await newMember();
      const key = freshKey();
      payments.fail(how);
      try {
        expect((await place(member, order(), key)).outcome()).toBe('502 provider.unreachable');
        const { list } = (await server.call('listDeposits', { token: member.token })).value();
        expect(list).toMatchObject([{ status: 'pending', payUrl: '' }]);
      } finally {
        payments.fail('never');
      }
      const deposit = (await place(member, order(), key)).value();
      expect(deposit.payUrl).toBe(`/sandbox/pay/${payments.paymentIdOf(deposit.depositId)}`);
      const list = await server.call('listDeposits', { token: member.token });
      expect(list.value().list).toEqual([deposit]);
    },
  );

  test('asks for no page to pay at once the deposit has ended', async () => {
    const member = await newMember();
    const [cancelled, expired] = [freshKey(), freshKey()];
    payments.fail('unreachable');
    try {
      for (const key of [cancelled, expired]) await place(member, order(), key);
    } finally {
      payments.fail('never');
    }
    const { list } = (await server.call('listDeposits', { token: member.token })).value();
    const asked = payments.requests.length;
    await cancel(member, list.at(-1)?.depositId as DepositId);
    expect((await place(member, order(), cancelled)).value()).toMatchObject({
      status: 'cancelled',
      payUrl: '',
    });
    server.clock.advance(lifetimeMs);
    expect((await place(member, order(), expired)).value()).toMatchObject({ status: 'expired', payUrl: '' });
    expect(payments.requests.length).toBe(asked);
  });

  test('leaves a job behind that asks for the page after a while, and gives up with the deposit', async () => {
    const { depositId, placedAt } = await placed(await newMember());
    const rows = await server.runner.query<{ run_at: Date; max_attempts: number }>({
      text: `select run_at, max_attempts from graphile_worker._private_jobs where payload ->> 'depositId' = $1`,
      values: [depositId],
    });
    expect(rows).toEqual([{ run_at: new Date(Date.parse(placedAt) + 15_000), max_attempts: 9 }]);
  });

  test('with a provider that is silent a job asks again', async () => {
    const member = await newMember();
    payments.fail('unreachable');
    await place(member);
    payments.fail('never');
    await server.runner.query({
      text: `update graphile_worker._private_jobs set run_at = now()`,
      values: [],
    });
    const stop = await server.handle.startWorkers();
    try {
      const list = async () => (await server.call('listDeposits', { token: member.token })).value().list;
      await expect
        .poll(async () => (await list())[0]?.payUrl, { timeout: 15_000 })
        .toMatch(/^\/sandbox\/pay\/pay_/);
    } finally {
      await stop();
    }
  });
});

describe('a callback', () => {
  test('that approves credits the deposit once, twenty times at once as well', async () => {
    const member = await newMember();
    const deposit = await placed(member);
    const body = reportOf(deposit.depositId);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => report(body)));
    expect(new Set(outcomes)).toEqual(new Set(['200']));
    expect(await balanceOf(server, member)).toBe(5_000n);
    expect(await read(member, deposit.depositId)).toMatchObject({ status: 'approved', payUrl: '' });
    const { list } = (await server.call('listMovements', { token: member.token })).value();
    expect(list).toMatchObject([
      { reason: 'deposit', amountMinor: '5000', balanceMinor: '5000', reference: deposit.depositId },
    ]);
  });

  test('that declines closes the deposit and moves nothing', async () => {
    const member = await newMember();
    const deposit = await placed(member);
    const declined = reportOf(deposit.depositId, { status: 'declined' });
    expect([await report(declined), await report(declined)]).toEqual(['200', '200']);
    const view = await read(member, deposit.depositId);
    expect([view.status, view.payUrl, await balanceOf(server, member)]).toEqual(['declined', '', 0n]);
    // The provider has decided, so it is not asked any more.
    const waiting = await server.runner.query({
      text: 'select from wau.deposits where deposit_id = $1 and ask_at is not null',
      values: [deposit.depositId],
    });
    expect(waiting).toHaveLength(0);
    expect(view.decidedAt).not.toBeNull();
  });

  test('that approves late is credited once, whatever the deposit had become', async () => {
    const member = await newMember();
    const [expired, cancelled, declined] = [await placed(member), await placed(member), await placed(member)];
    await cancel(member, cancelled.depositId);
    await report(reportOf(declined.depositId, { status: 'declined' }));
    server.clock.advance(lifetimeMs);
    await expireDepositsJob(server).run({}, new AbortController().signal);
    const before = await Promise.all(
      [expired, cancelled, declined].map(async ({ depositId }) => (await read(member, depositId)).status),
    );
    expect(before).toEqual(['expired', 'cancelled', 'declined']);
    for (const { depositId } of [expired, cancelled, declined]) {
      expect([await report(reportOf(depositId)), await report(reportOf(depositId))]).toEqual(['200', '200']);
      expect((await read(member, depositId)).status).toBe('approved');
    }
    expect(await balanceOf(server, member)).toBe(15_000n);
  });

  test('that declines late leaves an ended deposit as it was', async () => {
    const member = await newMember();
    const deposit = await placed(member);
    await cancel(member, deposit.depositId);
    expect(await report(reportOf(deposit.depositId, { status: 'declined' }))).toBe('200');
    expect((await read(member, deposit.depositId)).status).toBe('cancelled');
  });

  test('that declines after it approved is refused, and the money stays', async () => {
    const member = await newMember();
    const deposit = await placed(member);
    await report(reportOf(deposit.depositId));
    expect(await report(reportOf(deposit.depositId, { status: 'declined' }))).toBe('409 callback.mismatch');
    expect([(await read(member, deposit.depositId)).status, await balanceOf(server, member)]).toEqual([
      'approved',
      5_000n,
    ]);
  });

  test('may come before we noted what the provider answered', async () => {
    const member = await newMember();
    payments.fail('answer.lost');
    await place(member);
    payments.fail('never');
    const { list } = (await server.call('listDeposits', { token: member.token })).value();
    const depositId = list[0]?.depositId;
    if (depositId === undefined) throw new Error('the order stands');
    expect(await report(reportOf(depositId))).toBe('200');
    expect([(await read(member, depositId)).status, await balanceOf(server, member)]).toEqual([
      'approved',
      5_000n,
    ]);
  });

  test('with another amount, currency or payment is refused', async () => {
    const member = await newMember();
    const { depositId } = await placed(member);
    const changes: Partial<Report>[] = [
      { amountMinor: '500000' },
      { currencyCode: 'USD' },
      { paymentId: 'pay_other' },
    ];
    for (const change of changes) {
      expect(await report(reportOf(depositId, change))).toBe('409 callback.mismatch');
    }
    expect([(await read(member, depositId)).status, await balanceOf(server, member)]).toEqual([
      'pending',
      0n,
    ]);
  });

  test('that is forged, old, changed on its way or from nobody is refused', async () => {
    const member = await newMember();
    const { depositId } = await placed(member);
    const body = reportOf(depositId);
    expect([
      await report(body, { key: Buffer.alloc(32) }),
      await report(body, { key: sandboxMerchantKey(testSecret, 'laut' as MerchantCode) }),
      await report(body, { rawBody: JSON.stringify({ ...body, status: 'declined' }) }),
      await report(body, { provider: 'nobody' }),
      await report(body, { atMs: server.clock.nowMs() - 6 * 60_000 }),
    ]).toEqual([
      '401 callback.signature.wrong',
      '401 callback.signature.wrong',
      '401 callback.signature.wrong',
      '401 callback.signature.wrong',
      '401 callback.stale',
    ]);
    expect((await read(member, depositId)).status).toBe('pending');
  });

  test("reaches only the merchant's own deposits", async () => {
    const member = await newMember();
    const { depositId } = await placed(member);
    expect(await report(reportOf(depositId), { merchantCode: 'laut' })).toBe('404 deposit.unknown');
    const nobody = newId('deposit', server.clock, systemRandom);
    expect(await report({ ...reportOf(depositId), merchantReference: nobody })).toBe('404 deposit.unknown');
    expect(await balanceOf(server, member)).toBe(0n);
  });
});

describe("the member's deposits", () => {
  test('are listed newest first, by pages', async () => {
    const member = await newMember();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.unshift((await placed(member)).depositId);
      server.clock.advance(1_000);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: { list: { depositId: string }[]; nextCursor?: string } = (
        await server.call('listDeposits', {
          token: member.token,
          query: { pageSize: 2, ...(cursor === undefined ? {} : { cursor }) },
        })
      ).value();
      seen.push(...page.list.map((deposit) => deposit.depositId));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids);
    const wrong = await server.call('listDeposits', { token: member.token, query: { cursor: 'dep_x' } });
    expect([wrong.outcome(), wrong.envelope]).toMatchObject([
      '400 request.invalid',
      { value: { field: 'cursor' } },
    ]);
  });

  test('can be given up while they are pending, twice as once, and not afterwards', async () => {
    const member = await newMember();
    const deposit = await placed(member);
    const [first, second] = await Promise.all([
      cancel(member, deposit.depositId),
      cancel(member, deposit.depositId),
    ]);
    expect(first.value()).toMatchObject({ status: 'cancelled', payUrl: '' });
    expect(second.value()).toEqual(first.value());
    const paid = await placed(member);
    await report(reportOf(paid.depositId));
    expect((await cancel(member, paid.depositId)).outcome()).toBe('409 deposit.not.pending');
  });

  test('show that they expired, before the job has written it down too', async () => {
    const member = await newMember();
    const deposit = await placed(member);
    server.clock.advance(lifetimeMs);
    const early = await read(member, deposit.depositId);
    expect(early).toMatchObject({ status: 'expired', payUrl: '', decidedAt: deposit.expiresAt });
    expect((await cancel(member, deposit.depositId)).outcome()).toBe('409 deposit.not.pending');
    await expireDepositsJob(server).run({}, new AbortController().signal);
    expect((await read(member, deposit.depositId)).status).toBe('expired');
  });

  test("are nobody else's: not another member's, not another merchant's", async () => {
    const owner = await newMember();
    const { depositId } = await placed(owner);
    for (const stranger of [await newMember(), await newMember('laut')]) {
      const { token, merchantCode } = stranger;
      const asked = { token, merchantCode, params: { depositId } };
      expect((await server.call('getDeposit', asked)).outcome()).toBe('404 deposit.unknown');
      expect((await server.call('cancelDeposit', asked)).outcome()).toBe('404 deposit.unknown');
      const list = await server.call('listDeposits', { token, merchantCode });
      expect(list.value().list).toEqual([]);
    }
    expect((await read(owner, depositId)).status).toBe('pending');
  });

  test('need a session of this merchant and the module', async () => {
    const member = await newMember();
    const outcomes = await Promise.all([
      server.call('listDeposits', {}),
      server.call('listDeposits', { token: 'x'.repeat(43) }),
      server.call('listDeposits', { token: member.token, merchantCode: 'laut' }),
      server.call('listDeposits', { token: member.token, headers: { [headerNames.module]: undefined } }),
      server.call('listDeposits', { token: member.token, headers: { [headerNames.module]: 'GAME3' } }),
    ]);
    expect(outcomes.map((answer) => answer.outcome())).toEqual([
      '401 session.missing',
      '401 session.ended',
      '401 session.ended',
      '400 module.missing',
      '400 module.wrong',
    ]);
  });
});
