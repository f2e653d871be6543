import type { PaymentCallbackBody } from '@wau/contract/calls/money/sandbox-calls';
import type { DepositId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { signedHeaders } from '@wau/service/secrets/signature';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellMember } from '../../../platform/live-events/tell-member.ts';
import { balanceOf } from '../../../testing/member-money.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { sandboxMerchantKey } from '../payment/adapters/sandbox/sandbox-merchant-key.ts';
import { defaultDepositLimits } from './deposit-parts.ts';

const payments = createTestPayments();
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});
/** The end of a session is not the application's to change. */
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });

let number = 0;
const newMember = (): Promise<TestMember> => {
  number += 1;
  return server.openMember(`late${number}`);
};

async function place(member: TestMember): Promise<DepositId> {
  number += 1;
  const answer = await server.call('placeDeposit', {
    token: member.token,
    idempotencyKey: `late-credit-key-${String(number).padStart(6, '0')}`,
    body: { methodCode: 'online-banking', amountMinor: '5000', returnPath: '/m/voucherCenter' },
  });
  return answer.value().depositId;
}

async function report(depositId: DepositId, status: PaymentCallbackBody['status']): Promise<number> {
  const url = '/payments/wau/sandbox/pay-in';
  const rawBody = JSON.stringify({
    paymentId: payments.paymentIdOf(depositId),
    merchantReference: depositId,
    status,
    amountMinor: '5000',
    currencyCode: 'MYR',
  });
  const key = sandboxMerchantKey(testSecret, 'wau' as TestMember['merchantCode']);
  const parts = { method: 'POST', path: url, timestampMs: server.clock.nowMs(), rawBody };
  const headers = {
    ...signedHeaders('sandbox', key, parts),
    'content-type': 'application/json',
  };
  return (await server.app.inject({ method: 'POST', url, headers, payload: rawBody })).statusCode;
}

const cancel = (member: TestMember, depositId: DepositId) =>
  server.call('cancelDeposit', { token: member.token, params: { depositId } });

/** What an open page hears, as it comes. */
async function listen(member: TestMember, lastEventId?: string) {
  const stop = new AbortController();
  const answer = await fetch(`${origin}/wps/events`, {
    headers: {
      Merchant: 'wau',
      Authorization: `Bearer ${member.token}`,
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
    },
    signal: stop.signal,
  });
  let text = '';
  const reading = (async () => {
    for await (const piece of answer.body ?? []) text += Buffer.from(piece).toString();
  })().catch(() => undefined);
  const blocks = () => text.split('\n\n').filter((block) => block.includes('data: '));
  return {
    answer,
    /** Numbers and contents of all but the first event, which says where the stream begins. */
    heard: () =>
      blocks()
        .slice(1)
        .map((block) => ({
          id: /^id: (.*)$/m.exec(block)?.[1],
          ...(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') as object),
        })),
    begins: () => /^id: (.*)$/m.exec(blocks()[0] ?? '')?.[1],
    async leave() {
      stop.abort();
      await reading;
    },
    ended: reading,
  };
}

describe('money that comes after its deposit has ended', () => {
  const endings: readonly [string, (member: TestMember, depositId: DepositId) => Promise<unknown>][] = [
    ['cancelled', cancel],
    ['declined', (_, depositId) => report(depositId, 'declined')],
    ['expired', async () => server.clock.advance(defaultDepositLimits.depositLifetimeMs)],
  ];

  test.each(endings)(
    'CA-02 %s: is credited, says how it had ended, and the open page hears of it at once',
    async (ending, end) => {
      const member = await newMember();
      const depositId = await place(member);
      await end(member, depositId);
      const page = await listen(member);
      await expect.poll(page.begins).toBeDefined();
      expect(await report(depositId, 'approved')).toBe(200);
      await expect.poll(page.heard).toEqual([
        {
          id: expect.stringMatching(/^\d+$/),
          kind: 'deposit',
          depositId,
          status: 'approved',
          creditedAfter: ending,
          amountMinor: '5000',
          currencyCode: 'MYR',
        },
      ]);
      await page.leave();
      const read = await server.call('getDeposit', { token: member.token, params: { depositId } });
      expect(read.value()).toMatchObject({ status: 'approved', creditedAfter: ending });
      expect(await balanceOf(server, member)).toBe(5_000n);
      const movements = await server.call('listMovements', { token: member.token, query: {} });
      expect(movements.value().list).toMatchObject([
        { reason: 'deposit', reference: depositId, amountMinor: '5000', balanceMinor: '5000' },
      ]);
    },
  );

  test('money in time came after nothing', async () => {
    const member = await newMember();
    const depositId = await place(member);
    await report(depositId, 'approved');
    const read = await server.call('getDeposit', { token: member.token, params: { depositId } });
    expect(read.value()).toMatchObject({ status: 'approved', creditedAfter: null });
  });
});

describe('live events', () => {
  test('A5 a page that was cut off goes on behind what it saw: nothing is missed, nothing comes twice', async () => {
    const member = await newMember();
    const first = await listen(member);
    await expect.poll(first.begins).toBe('0');
    const deposits = [await place(member), await place(member), await place(member)] as const;
    await cancel(member, deposits[0]);
    await expect.poll(() => first.heard().length).toBe(1);
    await first.leave();
    await cancel(member, deposits[1]);
    await report(deposits[2], 'approved');
    const second = await listen(member, '1');
    await expect.poll(second.heard).toMatchObject([
      { id: '2', depositId: deposits[1], status: 'cancelled' },
      { id: '3', depositId: deposits[2], status: 'approved' },
    ]);
    await second.leave();
  });

  test('events of one member that come at once have a number each, and all are heard', async () => {
    const member = await newMember();
    const page = await listen(member);
    await expect.poll(page.begins).toBeDefined();
    const deposits = await Promise.all(Array.from({ length: 5 }, () => place(member)));
    await Promise.all(deposits.map((depositId) => report(depositId, 'approved')));
    await expect.poll(() => page.heard().map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    await page.leave();
  });

  test('A5 whoever was away for long hears everything that was missed, in its order', async () => {
    const member = await newMember();
    const event = {
      kind: 'deposit',
      depositId: await place(member),
      status: 'approved',
      creditedAfter: null,
      amountMinor: '5000',
      currencyCode: 'MYR',
    } as const;
    // More than are read at a time, and than are read at twice.
    const missed = Array.from({ length: 201 }, (_, index) => String(index + 1));
    await withTransaction(server.database, async (tx) => {
      for (const _ of missed) await tellMember(tx, member, event, new Date(server.clock.nowMs()));
    });
    const page = await listen(member, '0');
    await expect.poll(() => page.heard().map(({ id }) => id)).toEqual(missed);
    await page.leave();
  });

  test("nobody hears another member's, and nobody without a session hears any", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const page = await listen(other);
    await expect.poll(page.begins).toBeDefined();
    const [theirs, own] = [await place(member), await place(other)];
    await cancel(member, theirs);
    await cancel(other, own);
    await expect.poll(page.heard).toMatchObject([{ depositId: own }]);
    await page.leave();
    const outside = await fetch(`${origin}/wps/events`, { headers: { Merchant: 'wau' } });
    expect([outside.status, await outside.json()]).toMatchObject([401, { errorCode: 'session.missing' }]);
  });

  test('a page whose session has ended hears nothing more, while another session goes on', async () => {
    const member = await newMember();
    const { username, password } = member;
    const login = await server.call('login', { body: { type: 'username', username, password, captcha: '' } });
    const { token } = login.value();
    const [left, here] = [await listen({ ...member, token }), await listen(member)];
    await expect.poll(() => [left.begins(), here.begins()]).toEqual(['0', '0']);
    const [before, after] = [await place(member), await place(member)];
    await cancel(member, before);
    await expect.poll(left.heard).toMatchObject([{ depositId: before }]);
    await server.call('logout', { token });
    await cancel(member, after);
    await expect.poll(() => here.heard().length).toBe(2);
    // Both pages are told in one breath, so with the third event the second has reached whoever it goes to.
    await cancel(member, await place(member));
    await expect.poll(() => here.heard().length).toBe(3);
    expect(left.heard()).toHaveLength(1);
    await Promise.all([left.leave(), here.leave()]);
  });

  test.each([
    ['is suspended', `update wau.members set status = 'disabled' where member_id = $1`],
    [
      'has not been here for too long',
      `update wau.sessions set idle_until = last_seen_at where member_id = $1`,
    ],
    [
      'has been logged in for too long',
      `update wau.sessions set ends_at = last_seen_at where member_id = $1`,
    ],
  ])('S1 a page of a member who %s hears nothing more', async (_, change) => {
    const [member, other] = [await newMember(), await newMember()];
    const pages = [await listen(member), await listen(other)];
    await expect.poll(() => pages.map((page) => page.begins())).toEqual(['0', '0']);
    server.clock.advance(1_000);
    await owner.query(change, [member.memberId]);
    for (const { memberId, merchantCode } of [member, other]) {
      await withTransaction(server.database, (tx) =>
        tellMember(tx, { merchantCode, memberId }, { kind: 'inbox' }, new Date(server.clock.nowMs())),
      );
    }
    // Both were told before this one hears of it.
    await expect.poll(() => pages[1]?.heard()).toHaveLength(1);
    const again = await listen(other, '0');
    await expect.poll(() => again.heard()).toHaveLength(1);
    expect(pages[0]?.heard()).toEqual([]);
    await Promise.all([...pages, again].map((page) => page.leave()));
  });

  test('of too many pages of one member the oldest gives way', async () => {
    const member = await newMember();
    const pages: Awaited<ReturnType<typeof listen>>[] = [];
    for (let count = 0; count < 7; count += 1) pages.push(await listen(member));
    await pages[0]?.ended;
    const depositId = await place(member);
    await cancel(member, depositId);
    await expect.poll(() => pages.slice(1).map((page) => page.heard().length)).toEqual([1, 1, 1, 1, 1, 1]);
    for (const page of pages) await page.leave();
  });

  test('a number from nowhere begins now', async () => {
    const member = await newMember();
    for (const number of ['999999', 'x', '-1']) {
      const page = await listen(member, number);
      await expect.poll(page.begins).toBe('0');
      await page.leave();
    }
  });

  test('comes as a stream that nobody on the way collects', async () => {
    const page = await listen(await newMember());
    expect(page.answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(page.answer.headers.get('cache-control')).toBe('no-store, no-transform');
    await page.leave();
  });
});

describe('ME-05 the inbox', () => {
  const inboxOf = async ({ token }: TestMember, language: string) =>
    (await server.call('listInboxMessages', { token, headers: { Language: language } })).value().list;

  test('says once that a deposit is in, however often the provider does, in the language of whoever reads', async () => {
    const member = await newMember();
    const depositId = await place(member);
    for (let times = 0; times < 3; times += 1) expect(await report(depositId, 'approved')).toBe(200);
    const messages = await inboxOf(member, 'MY');
    expect(messages).toMatchObject([{ title: 'Deposit anda sudah masuk', link: '/m/transaction/record' }]);
    expect(messages[0]?.content).toContain('RM\u00a050');
    expect((await inboxOf(member, 'EN'))[0]?.title).toBe('Your deposit is in');
  });

  test('says that one failed, and where to try again; money that comes after all is told as well', async () => {
    const member = await newMember();
    const depositId = await place(member);
    expect(await report(depositId, 'declined')).toBe(200);
    expect(await inboxOf(member, 'EN')).toMatchObject([
      { title: 'A deposit did not go through', link: '/m/voucherCenter' },
    ]);
    server.clock.advance(1_000);
    expect(await report(depositId, 'approved')).toBe(200);
    expect((await inboxOf(member, 'EN')).map(({ content }) => content.includes('after the deposit'))).toEqual(
      [true, false],
    );
  });
});
