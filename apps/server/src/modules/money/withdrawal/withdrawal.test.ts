import type { PaymentCallbackBody } from '@wau/contract/calls/money/sandbox-calls';
import { makeId, type WithdrawalId } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { newId, systemRandom } from '@wau/service/random';
import { signedHeaders } from '@wau/service/secrets/signature';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changeSetting } from '../../../testing/change-settings.ts';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { openPayee, testPaymentPassword } from '../../../testing/open-payee.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { sandboxMerchantKey } from '../payment/adapters/sandbox/sandbox-merchant-key.ts';

const payments = createTestPayments();
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});
const wau = 'wau' as TestMember['merchantCode'];
const operator = await openOperator(server, 'kasir', 'cashier');
const second = await openOperator(server, 'penyelia', 'cashier');
/** The moment of an order is not the application's to change. */
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());
const paymentPassword = testPaymentPassword;

interface Payee extends TestMember {
  readonly accountNumber: string;
  readonly bankCardId: ReturnType<typeof makeId<'bankCard'>>;
}

let number = 0;
const nextKey = () => {
  number += 1;
  return `withdrawal-key-${String(number).padStart(6, '0')}`;
};

/** A member with RM 1,000, a payment password and an account. */
async function newPayee(balanceMinor = 100_000n): Promise<Payee> {
  number += 1;
  const member = await server.openMember(`withdraws${number}`);
  if (balanceMinor > 0n) await fund(server, member, balanceMinor);
  const accountNumber = `11409876${1000 + number}`;
  return { ...member, accountNumber, bankCardId: await openPayee(server, member, accountNumber) };
}

const place = (
  { token, bankCardId }: Payee,
  amountMinor = '40000',
  idempotencyKey = nextKey(),
  body: Partial<{ bankCardId: Payee['bankCardId']; paymentPassword: string }> = {},
) =>
  server.call('placeWithdrawal', {
    token,
    idempotencyKey,
    body: { bankCardId, amountMinor, paymentPassword, ...body },
  });
/** Twenty, fewer at once than a payment password has attempts and than a day has withdrawals. */
async function fourAtATime<Answer>(send: () => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < 20) answers.push(...(await Promise.all(Array.from({ length: 4 }, send))));
  return answers;
}
const placed = async (payee: Payee, amountMinor?: string) => (await place(payee, amountMinor)).value();
const stateOf = async ({ token }: TestMember, withdrawalId: WithdrawalId) =>
  (await server.call('getWithdrawal', { token, params: { withdrawalId } })).value();
const cancel = ({ token }: TestMember, withdrawalId: WithdrawalId) =>
  server.call('cancelWithdrawal', { token, params: { withdrawalId } });
/** Members of these tests have deposited nothing, which asks for a reason. */
const decide = (
  withdrawalId: WithdrawalId,
  decision: 'approved' | 'rejected',
  reason = 'Dikenali',
  { token } = operator,
) => server.call('decideWithdrawal', { token, params: { withdrawalId }, body: { decision, reason } });
const terms = async ({ token }: TestMember) => (await server.call('getWithdrawalTerms', { token })).value();
const waiting = async () =>
  (await server.call('listWaitingWithdrawals', { token: operator.token })).value().list;

/** What the provider says of the payout of a withdrawal. */
async function report(withdrawalId: WithdrawalId, status: PaymentCallbackBody['status']): Promise<number> {
  const [payout] = await server.runner.query<{ payout_id: string; amount_minor: bigint }>({
    text: `select payout.payout_id, payout.amount_minor from wau.payouts as payout
             join wau.withdrawals as withdrawal using (merchant_id, payout_id)
            where withdrawal.withdrawal_id = $1`,
    values: [withdrawalId],
  });
  const url = '/payments/wau/sandbox/pay-out';
  const rawBody = JSON.stringify({
    paymentId: makeId('payment', number, new Uint8Array(10)),
    merchantReference: payout?.payout_id,
    status,
    amountMinor: String(payout?.amount_minor),
    currencyCode: 'MYR',
  });
  const key = sandboxMerchantKey(testSecret, wau);
  const parts = { method: 'POST', path: url, timestampMs: server.clock.nowMs(), rawBody };
  const headers = { ...signedHeaders('sandbox', key, parts), 'content-type': 'application/json' };
  return (await server.app.inject({ method: 'POST', url, headers, payload: rawBody })).statusCode;
}

const houseBalance = async (...path: string[]) =>
  (await server.ledger.balanceOf(wau, houseAccountId(...path)))?.balanceMinor ?? 0n;
const inboxOf = async ({ token }: TestMember) =>
  (await server.call('listInboxMessages', { token, query: {} })).value().list.map(({ content }) => content);
const eventsOf = async ({ memberId }: TestMember) => {
  const rows = await server.runner.query<{ content: { kind: string; status?: string } }>({
    text: 'select content from wau.member_events where member_id = $1 order by event_number',
    values: [memberId],
  });
  return rows.flatMap(({ content }) => (content.kind === 'withdrawal' ? [content.status] : []));
};

const usual = {
  'withdrawal-minimum': '2000',
  'withdrawal-maximum': '5000000',
  'withdrawal-daily-count': '5',
  'withdrawal-daily-amount': '10000000',
  'withdrawal-fee': '0',
  'withdrawal-fee-basis-points': '0',
  'withdrawal-two-persons-from': '1000000',
  'withdrawal-identity-from': '0',
};
async function set(changes: Partial<typeof usual>): Promise<void> {
  for (const [settingName, value] of Object.entries(changes))
    await changeSetting(server, { merchantId: wau, settingName, value });
}
afterEach(() => set(usual));

describe('CA-03 placing a withdrawal', () => {
  test('takes the amount out of the wallet at once, and says when it is mostly paid', async () => {
    const payee = await newPayee();
    const before = await terms(payee);
    expect(before).toMatchObject({
      ...{ balanceMinor: '100000', minAmountMinor: '2000', dailyCountLeft: 5, hasPaymentPassword: true },
      turnover: { requiredMinor: '0', playedMinor: '0', missingMinor: '0', open: [] },
    });
    const withdrawal = await placed(payee);
    expect(withdrawal).toMatchObject({
      ...{ status: 'pending', amountMinor: '40000', feeMinor: '0', paidOutMinor: '40000', reason: '' },
      ...{ bankName: 'Maybank', lastDigits: String(1000 + number - 1).slice(-4), endedAt: null },
    });
    expect(Date.parse(withdrawal.expectedBy) - Date.parse(withdrawal.placedAt)).toBe(30 * 60_000);
    expect(await balanceOf(server, payee)).toBe(60_000n);
    expect(await terms(payee)).toMatchObject({
      ...{ balanceMinor: '60000', dailyCountLeft: 4, dailyAmountLeftMinor: '9960000' },
    });
    const { list } = (await server.call('listMovements', { token: payee.token })).value();
    expect(list[0]).toMatchObject({ reason: 'withdrawal', amountMinor: '-40000' });
    expect(await waiting()).toContainEqual(
      expect.objectContaining({
        ...{ withdrawalId: withdrawal.withdrawalId, username: payee.username, isFirst: true },
        ...{ depositedMinor: '0', paidBeforeMinor: '0' },
      }),
    );
  });

  test('twenty times at once with one key is one withdrawal, and another body with the key is refused', async () => {
    const payee = await newPayee();
    const key = nextKey();
    const answers = await fourAtATime(() => place(payee, '40000', key));
    expect(new Set(answers.map((answer) => answer.value().withdrawalId)).size).toBe(1);
    expect(await balanceOf(server, payee)).toBe(60_000n);
    expect((await place(payee, '40001', key)).outcome()).toBe('409 idempotency.conflict');
    const other = (await newPayee()).bankCardId;
    expect((await place(payee, '40000', key, { bankCardId: other })).outcome()).toBe(
      '409 idempotency.conflict',
    );
  });

  test('twenty different ones take no more than there is, nor more than a day allows', async () => {
    const outcomesOf = async (payee: Payee) =>
      (await fourAtATime(() => place(payee, '20000'))).map((answer) => answer.outcome());
    const poor = await newPayee(50_000n);
    const few = await outcomesOf(poor);
    expect(few.filter((outcome) => outcome === '200')).toHaveLength(2);
    expect(few.filter((outcome) => outcome === '402 balance.insufficient')).toHaveLength(18);
    expect(await balanceOf(server, poor)).toBe(10_000n);
    const rich = await newPayee(1_000_000n);
    const many = await outcomesOf(rich);
    expect(many.filter((outcome) => outcome === '200')).toHaveLength(5);
    expect(many.filter((outcome) => outcome === '409 withdrawal.daily.count')).toHaveLength(15);
    expect(await balanceOf(server, rich)).toBe(900_000n);
  });

  test('more attempts at once than a payment password has are turned away, and take nothing', async () => {
    const payee = await newPayee();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () =>
        (await place(payee, '5000', 'withdrawal-key-of-twenty')).outcome(),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['200', '429 payment.password.locked']));
    expect(await balanceOf(server, payee)).toBe(95_000n);
  });

  test('keeps to the bounds of the merchant, which are said', async () => {
    const payee = await newPayee(10_000_000n);
    await set({ 'withdrawal-maximum': '50000', 'withdrawal-daily-amount': '60000' });
    const refused = async (amountMinor: string) => {
      const answer = await place(payee, amountMinor);
      return [answer.outcome(), (answer.envelope.value as { limitMinor?: string } | undefined)?.limitMinor];
    };
    expect(await refused('1999')).toEqual(['400 withdrawal.amount.below.minimum', '2000']);
    expect(await refused('50001')).toEqual(['400 withdrawal.amount.above.maximum', '50000']);
    await placed(payee, '40000');
    expect(await refused('20001')).toEqual(['409 withdrawal.daily.amount', '20000']);
    await placed(payee, '20000');
    // As if they had been placed about midnight in Kuala Lumpur, where the merchant's day begins.
    const midnight = `date_trunc('day', $2::timestamptz at time zone 'Asia/Kuala_Lumpur') at time zone 'Asia/Kuala_Lumpur'`;
    const placedAround = (seconds: number) =>
      owner.query(
        `update wau.withdrawals set placed_at = ${midnight} + $3 * interval '1 second' where member_id = $1`,
        [payee.memberId, new Date(server.clock.nowMs()), seconds],
      );
    await placedAround(1);
    expect(await terms(payee)).toMatchObject({ dailyAmountLeftMinor: '0', dailyCountLeft: 3 });
    await placedAround(-1);
    expect(await terms(payee)).toMatchObject({ dailyAmountLeftMinor: '60000', dailyCountLeft: 5 });
    await placed(payee, '50000');
    expect(await balanceOf(server, payee)).toBe(9_890_000n);
    // A bound that was lowered meanwhile leaves nothing, and not less.
    await set({ 'withdrawal-daily-amount': '40000' });
    expect((await terms(payee)).dailyAmountLeftMinor).toBe('0');
    expect(await refused('2000')).toEqual(['409 withdrawal.daily.amount', '0']);
  });

  test('what was given back does not count towards the day', async () => {
    const payee = await newPayee();
    await set({ 'withdrawal-daily-count': '1' });
    const { withdrawalId } = await placed(payee);
    expect((await place(payee)).outcome()).toBe('409 withdrawal.daily.count');
    await cancel(payee, withdrawalId);
    await placed(payee);
  });

  test('needs the payment password, an account of one’s own and a way to pay', async () => {
    const payee = await newPayee();
    const other = await newPayee();
    expect((await place(payee, '40000', nextKey(), { paymentPassword: '111111' })).outcome()).toBe(
      '403 payment.password.wrong',
    );
    expect((await place(payee, '40000', nextKey(), { bankCardId: other.bankCardId })).outcome()).toBe(
      '404 bank.card.unknown',
    );
    const bare = await server.openMember('withdraws.bare');
    expect((await place({ ...other, ...bare })).outcome()).toBe('409 payment.password.missing');
    const setOpen = (table: 'banks' | 'payment_providers', enabled: boolean) =>
      owner.query(`update wau.${table} set enabled = $1 where merchant_id = 'wau'`, [enabled]);
    await setOpen('payment_providers', false);
    expect((await place(payee)).outcome()).toBe('404 payout.provider.unknown');
    expect((await terms(payee)).isOpen).toBe(false);
    await setOpen('payment_providers', true);
    expect((await terms(payee)).isOpen).toBe(true);
    await setOpen('banks', false);
    expect((await place(payee)).outcome()).toBe('409 bank.card.closed');
    await setOpen('banks', true);
    const { token, password: loginPassword, bankCardId } = payee;
    const removal = { token, params: { bankCardId }, body: { loginPassword } };
    (await server.call('removeBankCard', removal)).value();
    expect((await place(payee)).outcome()).toBe('404 bank.card.unknown');
    expect(await balanceOf(server, payee)).toBe(100_000n);
  });

  test('is paid to the name that the member has fixed, also where the account is older', async () => {
    const payee = await newPayee();
    const { token, password: loginPassword } = payee;
    (await server.call('setPayeeName', { token, body: { loginPassword, payeeName: 'Orang Lain' } })).value();
    expect((await place(payee)).outcome()).toBe('409 bank.holder.other');
    const same = await newPayee();
    const named = { loginPassword: same.password, payeeName: 'ALI BIN  ABU' };
    (await server.call('setPayeeName', { token: same.token, body: named })).value();
    await placed(same);
  });

  test('thirty an hour at most, what is cancelled counted', async () => {
    const payee = await newPayee();
    for (let count = 0; count < 30; count += 1) await cancel(payee, (await placed(payee)).withdrawalId);
    expect((await place(payee)).outcome()).toBe('429 rate.limited');
    expect(await balanceOf(server, payee)).toBe(100_000n);
  });

  test('waits for the turnover of rewards', async () => {
    const payee = await newPayee();
    await server.runner.query({
      text: `insert into wau.turnover_requirements
               (merchant_id, reference, member_id, currency, from_turnover_minor, required_minor, opened_at)
             values ('wau', $2, $1, 'MYR', 0, 5000, now()), ('wau', $3, $1, 'MYR', 5000, 700, now())`,
      values: [
        payee.memberId,
        newId('clubClaim', server.clock, systemRandom),
        newId('referral', server.clock, systemRandom),
      ],
    });
    const own = { title: '', grantedMinor: '0', playedMinor: '0', reference: expect.any(String) };
    expect((await terms(payee)).turnover).toEqual({
      ...{ requiredMinor: '5700', playedMinor: '0', missingMinor: '5700' },
      open: [
        { ...own, source: 'level', requiredMinor: '5000' },
        { ...own, source: 'friend', requiredMinor: '700' },
      ],
    });
    expect((await place(payee)).outcome()).toBe('409 turnover.missing');
    expect(await balanceOf(server, payee)).toBe(100_000n);
  });
});

describe('CA-03 CA-06 what becomes of a withdrawal', () => {
  test('approved and paid: the account gets the amount without the fee, the house the fee, and the member is told', async () => {
    await set({ 'withdrawal-fee': '150', 'withdrawal-fee-basis-points': '100' });
    const payee = await newPayee();
    const [held, fees, provider] = await Promise.all([
      houseBalance('payouts', 'held'),
      houseBalance('payouts', 'fees'),
      houseBalance('cashier', 'sandbox'),
    ]);
    const { withdrawalId, feeMinor, paidOutMinor } = await placed(payee);
    expect({ feeMinor, paidOutMinor }).toEqual({ feeMinor: '550', paidOutMinor: '39450' });
    expect((await terms(payee)).underWay).toMatchObject([{ withdrawalId, status: 'pending' }]);
    expect((await decide(withdrawalId, 'approved')).outcome()).toBe('200');
    expect((await stateOf(payee, withdrawalId)).status).toBe('processing');
    expect((await terms(payee)).underWay).toMatchObject([{ withdrawalId, status: 'processing' }]);
    expect((await cancel(payee, withdrawalId)).outcome()).toBe('409 withdrawal.not.pending');
    expect(await report(withdrawalId, 'approved')).toBe(200);
    // Providers say things twice.
    expect(await report(withdrawalId, 'approved')).toBe(200);
    expect(await stateOf(payee, withdrawalId)).toMatchObject({ status: 'paid', endedAt: expect.any(String) });
    expect((await terms(payee)).underWay).toEqual([]);
    expect(
      await Promise.all([
        houseBalance('payouts', 'held'),
        houseBalance('payouts', 'fees'),
        houseBalance('cashier', 'sandbox'),
      ]),
    ).toEqual([held, fees + 550n, provider + 39_450n]);
    expect(await balanceOf(server, payee)).toBe(60_000n);
    expect(await inboxOf(payee)).toEqual(expect.arrayContaining([expect.stringContaining('394.50')]));
    expect(await eventsOf(payee)).toEqual(['processing', 'paid']);
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ withdrawalId }));
    await placed(payee);
    expect((await waiting()).find(({ memberId }) => memberId === payee.memberId)).toMatchObject({
      ...{ isFirst: false, paidBeforeMinor: '39450' },
    });
  });

  test('refused by the bank: all of it is back, the fee as well, and the member reads why', async () => {
    await set({ 'withdrawal-fee': '150' });
    const payee = await newPayee();
    const { withdrawalId } = await placed(payee);
    await decide(withdrawalId, 'approved');
    expect(await report(withdrawalId, 'declined')).toBe(200);
    expect(await stateOf(payee, withdrawalId)).toMatchObject({ status: 'failed' });
    expect(await balanceOf(server, payee)).toBe(100_000n);
    expect(await eventsOf(payee)).toEqual(['processing', 'failed']);
    expect((await inboxOf(payee)).join(' ')).toContain('400');
  });

  test('rejected: it is back, with the reason that the member reads; without a reason nothing is decided', async () => {
    const payee = await newPayee();
    const { withdrawalId } = await placed(payee);
    for (const reason of ['', ' x ', 'a'.repeat(201)])
      expect((await decide(withdrawalId, 'rejected', reason)).outcome()).toBe('400 request.invalid');
    expect((await decide(withdrawalId, 'rejected', 'Nama  akaun lain')).outcome()).toBe('200');
    expect(await stateOf(payee, withdrawalId)).toMatchObject({
      status: 'rejected',
      reason: 'Nama akaun lain',
    });
    expect(await balanceOf(server, payee)).toBe(100_000n);
    expect((await inboxOf(payee)).join(' ')).toContain('Nama akaun lain');
    const entries = await server.runner.query<{ action: string }>({
      text: 'select action from wau.audit_entries where subject = $1',
      values: [withdrawalId],
    });
    expect(entries.map(({ action }) => action)).toEqual(['decideWithdrawal']);
  });

  test('cancelled by its member: it is back, once, and another member’s is unknown', async () => {
    const [payee, other] = [await newPayee(), await newPayee()];
    const { withdrawalId } = await placed(payee);
    expect((await cancel(other, withdrawalId)).outcome()).toBe('404 withdrawal.unknown');
    const states = await Promise.all(
      Array.from({ length: 20 }, async () => (await cancel(payee, withdrawalId)).value()),
    );
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['cancelled']));
    expect(await balanceOf(server, payee)).toBe(100_000n);
    expect(await eventsOf(payee)).toEqual(['cancelled']);
    expect((await decide(withdrawalId, 'approved')).outcome()).toBe('409 withdrawal.decided');
    const get = server.call('getWithdrawal', { token: other.token, params: { withdrawalId } });
    expect((await get).outcome()).toBe('404 withdrawal.unknown');
  });

  test('member and merchant at once: one of them decides, and money moves once', async () => {
    const payee = await newPayee();
    const ends: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const { withdrawalId } = await placed(payee, '10000');
      const outcomes = await Promise.all([
        ...Array.from({ length: 5 }, async () => (await cancel(payee, withdrawalId)).outcome()),
        ...Array.from({ length: 5 }, async () => (await decide(withdrawalId, 'approved')).outcome()),
      ]);
      const { status } = await stateOf(payee, withdrawalId);
      ends.push(status);
      const [cancels, decisions] = [outcomes.slice(0, 5), outcomes.slice(5)];
      expect(new Set(cancels)).toEqual(
        new Set([status === 'cancelled' ? '200' : '409 withdrawal.not.pending']),
      );
      expect(decisions.filter((outcome) => outcome === '200')).toHaveLength(status === 'cancelled' ? 0 : 1);
    }
    const sent = ends.filter((status) => status === 'processing').length;
    expect(await balanceOf(server, payee)).toBe(100_000n - BigInt(sent) * 10_000n);
  });
});

test('CA-03 a member’s withdrawals come newest first, by pages', async () => {
  const payee = await newPayee();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    server.clock.advance(5);
    ids.unshift((await placed(payee, '5000')).withdrawalId);
  }
  const page = async (cursor?: string) =>
    (
      await server.call('listWithdrawals', {
        token: payee.token,
        query: { pageSize: 2, ...(cursor === undefined ? {} : { cursor }) },
      })
    ).value();
  const first = await page();
  expect(first.list.map(({ withdrawalId }) => withdrawalId)).toEqual(ids.slice(0, 2));
  const second = await page(first.nextCursor);
  expect(second.list.map(({ withdrawalId }) => withdrawalId)).toEqual(ids.slice(2));
  expect(second.nextCursor).toBeUndefined();
});

test('a least above the most is refused in a sentence', async () => {
  await expect(set({ 'withdrawal-minimum': '6000000' })).rejects.toThrow('does not go with another setting');
});

describe('CA-03 who looks at a withdrawal', () => {
  const approvalsOf = (withdrawalId: WithdrawalId) =>
    server.runner.query<{ person: string; person_name: string; reason: string }>({
      text: 'select person, person_name, reason from wau.withdrawal_approvals where withdrawal_id = $1 order by approved_at',
      values: [withdrawalId],
    });

  test('from the merchant’s amount on two persons, and the second is never the first', async () => {
    await set({ 'withdrawal-two-persons-from': '40000' });
    const payee = await newPayee();
    const { withdrawalId } = await placed(payee, '40000');
    const row = async () => (await waiting()).find((each) => each.withdrawalId === withdrawalId);
    expect(await row()).toMatchObject({ needsTwoPersons: true, approvedBy: null });
    expect((await decide(withdrawalId, 'approved')).value()).toEqual({ status: 'pending' });
    expect(await row()).toMatchObject({ approvedBy: 'kasir' });
    const again = await Promise.all(
      Array.from({ length: 20 }, async () => (await decide(withdrawalId, 'approved')).outcome()),
    );
    expect(new Set(again)).toEqual(new Set(['409 withdrawal.second.person']));
    expect((await stateOf(payee, withdrawalId)).status).toBe('pending');
    expect(await eventsOf(payee)).toEqual([]);
    server.clock.advance(1_000);
    expect((await decide(withdrawalId, 'approved', 'Telefon disahkan', second)).value()).toEqual({
      status: 'processing',
    });
    expect((await decide(withdrawalId, 'approved', 'Telefon disahkan', second)).outcome()).toBe(
      '409 withdrawal.decided',
    );
    expect((await approvalsOf(withdrawalId)).map(({ person_name, reason }) => [person_name, reason])).toEqual(
      [
        ['kasir', 'Dikenali'],
        ['penyelia', 'Telefon disahkan'],
      ],
    );
    expect(await eventsOf(payee)).toEqual(['processing']);
    const audited = await server.runner.query<{ new_values: Record<string, string> }>({
      text: `select new_values from wau.audit_entries where subject = $1 order by entry_id`,
      values: [withdrawalId],
    });
    expect(audited.map(({ new_values }) => [new_values.status, new_values.reason])).toEqual([
      ['pending', 'Dikenali'],
      ['processing', 'Telefon disahkan'],
    ]);
  });

  test('the word of somebody who was switched off since counts no more', async () => {
    await set({ 'withdrawal-two-persons-from': '40000' });
    const gone = await openOperator(server, 'bekas', 'cashier');
    const { withdrawalId } = await placed(await newPayee(), '40000');
    expect((await decide(withdrawalId, 'approved', 'Dikenali', gone)).value()).toEqual({ status: 'pending' });
    await server.runner.query({
      text: `update wau.operators set status = 'disabled' where operator_id = $1`,
      values: [gone.operatorId],
    });
    expect((await decide(withdrawalId, 'approved')).value()).toEqual({ status: 'pending' });
    expect((await decide(withdrawalId, 'approved', 'Disemak', second)).value()).toEqual({
      status: 'processing',
    });
  });

  test('below it one is enough, also to reject or cancel what another has approved', async () => {
    await set({ 'withdrawal-two-persons-from': '40001' });
    const payee = await newPayee();
    const small = await placed(payee, '40000');
    expect((await decide(small.withdrawalId, 'approved')).value()).toEqual({ status: 'processing' });
    // What is split over a day counts together.
    const rest = await placed(payee, '2000');
    expect((await decide(rest.withdrawalId, 'approved')).value()).toEqual({ status: 'pending' });
    // Who changes the rule does not free what was placed under it.
    await set({ 'withdrawal-two-persons-from': '0' });
    expect((await decide(rest.withdrawalId, 'approved')).outcome()).toBe('409 withdrawal.second.person');
    await cancel(payee, rest.withdrawalId);
    await set({ 'withdrawal-two-persons-from': '10000' });
    const [rejected, cancelled] = [await placed(payee, '10000'), await placed(payee, '10000')];
    for (const { withdrawalId } of [rejected, cancelled]) await decide(withdrawalId, 'approved');
    expect((await decide(rejected.withdrawalId, 'rejected', 'Nama lain')).value()).toEqual({
      status: 'rejected',
    });
    expect((await cancel(payee, cancelled.withdrawalId)).value()).toMatchObject({ status: 'cancelled' });
    expect((await decide(cancelled.withdrawalId, 'approved', 'Dikenali', second)).outcome()).toBe(
      '409 withdrawal.decided',
    );
    expect(await balanceOf(server, payee)).toBe(60_000n);
    // Never.
    await set({ 'withdrawal-two-persons-from': '0', 'withdrawal-daily-count': '9' });
    const { withdrawalId } = await placed(payee, '10000');
    expect((await decide(withdrawalId, 'approved')).value()).toEqual({ status: 'processing' });
  });

  test('two persons at once send it once', async () => {
    await set({ 'withdrawal-two-persons-from': '10000' });
    const payee = await newPayee();
    const { withdrawalId } = await placed(payee, '10000');
    const outcomes = await Promise.all(
      [operator, second, operator, second].map(async (person) =>
        (await decide(withdrawalId, 'approved', 'Dikenali', person)).outcome(),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(2);
    expect((await stateOf(payee, withdrawalId)).status).toBe('processing');
    expect(await eventsOf(payee)).toEqual(['processing']);
  });

  test('what speaks for looking twice is kept when it is placed, and its approval says why it may go', async () => {
    const payee = await newPayee();
    const deposited = (amountMinor: bigint, daysAgo: number) =>
      owner.query(
        `insert into wau.deposits (merchant_id, deposit_id, member_id, method_code, provider_code, amount_minor, currency,
                                   status, payment_intent, placed_at, expires_at, decided_at)
         select merchant_id, $2, $1, method_code, provider_code, $3, 'MYR', 'approved', '{}', $4, $4, $4
           from wau.deposit_methods where merchant_id = 'wau' limit 1`,
        [
          payee.memberId,
          makeId('deposit', number, new Uint8Array(10).fill(daysAgo)),
          amountMinor,
          new Date(server.clock.nowMs() - daysAgo * 24 * 60 * 60_000),
        ],
      );
    const risksOf = async (withdrawalId: WithdrawalId) =>
      (await waiting()).find((each) => each.withdrawalId === withdrawalId)?.risks;
    const fromNothing = await placed(payee, '5000');
    expect(await risksOf(fromNothing.withdrawalId)).toEqual(['beyondDeposits']);
    for (const reason of ['', undefined]) {
      const body = { decision: 'approved' as const, ...(reason === undefined ? {} : { reason }) };
      const params = { withdrawalId: fromNothing.withdrawalId };
      const answer = await server.call('decideWithdrawal', { token: operator.token, params, body });
      expect(answer.outcome()).toBe('400 withdrawal.reason.missing');
    }
    await deposited(2_000n, 10);
    const tenfold = await placed(payee, '15000');
    expect(await risksOf(tenfold.withdrawalId)).toEqual([]);
    // Without anything against it no reason is asked for.
    const { token } = operator;
    const params = { withdrawalId: tenfold.withdrawalId };
    const plain = await server.call('decideWithdrawal', { token, params, body: { decision: 'approved' } });
    expect(plain.value()).toEqual({ status: 'processing' });
    await deposited(50_000n, 2);
    const unplayed = await placed(payee, '5000');
    expect(await risksOf(unplayed.withdrawalId)).toEqual(['unplayedDeposits']);
    await server.runner.query({
      text: `insert into wau.bet_day_sums (merchant_id, member_id, currency, category, day, bet_count, stake_minor,
                                           payout_minor, turnover_minor)
             values ('wau', $1, 'MYR', 'RNG', $2::date - 2, 1, 50000, 0, 50000)`,
      values: [payee.memberId, new Date(server.clock.nowMs())],
    });
    const played = await placed(payee, '5000');
    expect(await risksOf(played.withdrawalId)).toEqual([]);
    // The member reads nothing of it.
    expect(Object.keys(await stateOf(payee, played.withdrawalId))).not.toContain('risks');
  });

  test('an account and a password of the last day count once something was paid, and another’s account always', async () => {
    const payee = await newPayee();
    const first = await placed(payee, '5000');
    await decide(first.withdrawalId, 'approved');
    await report(first.withdrawalId, 'approved');
    const risksOfNext = async (of: Payee) => {
      const { withdrawalId } = await placed(of, '5000');
      const risks = (await waiting()).find((each) => each.withdrawalId === withdrawalId)?.risks;
      await cancel(of, withdrawalId);
      return risks?.filter((risk) => risk !== 'beyondDeposits');
    };
    expect(await risksOfNext(payee)).toEqual(['newPayee', 'newPassword']);
    const dayAgo = new Date(server.clock.nowMs() - 24 * 60 * 60_000);
    await owner.query('update wau.bank_cards set added_at = $2 where member_id = $1', [
      payee.memberId,
      dayAgo,
    ]);
    expect(await risksOfNext(payee)).toEqual(['newPassword']);
    await owner.query('update wau.payment_passwords set changed_at = $2 where member_id = $1', [
      payee.memberId,
      dayAgo,
    ]);
    expect(await risksOfNext(payee)).toEqual([]);
    number += 1;
    const other = await server.openMember(`withdraws${number}`);
    await fund(server, other, 10_000n);
    const { accountNumber } = payee;
    const twin = {
      ...other,
      accountNumber,
      bankCardId: await openPayee(server, other, accountNumber),
    };
    expect(await risksOfNext(twin)).toEqual(['sharedAccount']);
  });

  test('from the merchant’s amount on only members whose identity is verified', async () => {
    await set({ 'withdrawal-identity-from': '30000' });
    const payee = await newPayee();
    // Switched off, nobody could give it.
    expect((await terms(payee)).identity).toBeNull();
    await switchOnFlags(server, 'KYC3');
    expect((await terms(payee)).identity).toEqual({ leftMinor: '30000', status: 'none' });
    await placed(payee, '20000');
    expect((await terms(payee)).identity).toEqual({ leftMinor: '10000', status: 'none' });
    const refused = await place(payee, '10001');
    expect(refused.outcome()).toBe('409 withdrawal.identity.missing');
    expect(refused.envelope.value).toMatchObject({ limitMinor: '10000' });
    const back = await placed(payee, '10000');
    expect((await terms(payee)).identity).toEqual({ leftMinor: '0', status: 'none' });
    await cancel(payee, back.withdrawalId);
    expect((await terms(payee)).identity).toEqual({ leftMinor: '10000', status: 'none' });
    const identityIs = (status: string) =>
      owner.query(
        `insert into wau.identity_images (merchant_id, member_id, submission_number, status, submitted_at, sealed_front,
                                          sealed_back, decided_at)
         values ('wau', $1, 1, $2, now(), '\\x00', '\\x00', case when $2 = 'verified' then now() end)
         on conflict (merchant_id, member_id) do update set status = excluded.status, decided_at = excluded.decided_at`,
        [payee.memberId, status],
      );
    await identityIs('reviewing');
    expect((await terms(payee)).identity).toEqual({ leftMinor: '10000', status: 'reviewing' });
    expect((await place(payee, '10001')).outcome()).toBe('409 withdrawal.identity.missing');
    await identityIs('verified');
    expect((await terms(payee)).identity).toBeNull();
    await placed(payee, '70000');
  });

  test('a provider that does not pay out is not asked to', async () => {
    const payee = await newPayee();
    await owner.query(`update wau.payment_providers set pays_out = false where merchant_id = 'wau'`);
    expect((await place(payee)).outcome()).toBe('404 payout.provider.unknown');
    expect((await terms(payee)).isOpen).toBe(false);
    await owner.query(`update wau.payment_providers set pays_out = true where merchant_id = 'wau'`);
    await placed(payee);
  });

  test('an account of a bank that is paid to no more is marked in the list', async () => {
    const payee = await newPayee();
    const openOf = async () =>
      (await server.call('listBankCards', { token: payee.token })).value().map(({ isOpen }) => isOpen);
    expect(await openOf()).toEqual([true]);
    await owner.query(
      `update wau.banks set enabled = false where merchant_id = 'wau' and bank_code = 'maybank'`,
    );
    expect(await openOf()).toEqual([false]);
    await owner.query(
      `update wau.banks set enabled = true where merchant_id = 'wau' and bank_code = 'maybank'`,
    );
  });
});
