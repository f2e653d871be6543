import { type DepositId, makeId } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { whitePixel } from '../../../testing/white-pixel.ts';
import { expireDepositsJob } from './expire-deposits-job.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());
const operator = await openOperator(server, 'kasir', 'cashier');
const second = await openOperator(server, 'penyelia', 'cashier');
const wau = 'wau' as TestMember['merchantCode'];

let count = 0;
const nextKey = () => {
  count += 1;
  return `bank-transfer-key-${String(count).padStart(6, '0')}`;
};
const open = () => {
  count += 1;
  return server.openMember(`transfers${count}`);
};
const place = ({ token }: TestMember, amountMinor = '10000', idempotencyKey = nextKey()) =>
  server.call('placeDeposit', {
    token,
    idempotencyKey,
    body: { methodCode: 'bank-transfer', amountMinor, returnPath: '/m/voucherCenter' },
  });
const placed = async (member: TestMember, amountMinor?: string) => (await place(member, amountMinor)).value();
const stateOf = async ({ token }: TestMember, depositId: DepositId) =>
  (await server.call('getDeposit', { token, params: { depositId } })).value();
const sendProof = ({ token }: TestMember, depositId: DepositId, image = whitePixel) =>
  server.call('sendDepositProof', { token, params: { depositId }, body: { image } });
const decide = (
  depositId: DepositId,
  body: { decision: 'approved' | 'declined'; receivedMinor?: string; reason?: string },
  { token } = operator,
) => server.call('decideDeposit', { token, params: { depositId }, body });
const waiting = async (reference?: string) => {
  const query = reference === undefined ? {} : { reference };
  return (await server.call('listWaitingDeposits', { token: operator.token, query })).value().list;
};
const inboxOf = async ({ token }: TestMember) =>
  (await server.call('listInboxMessages', { token, query: {} })).value().list.map(({ content }) => content);
const takenByBank = async () =>
  (await server.ledger.balanceOf(wau, houseAccountId('cashier', 'bank')))?.balanceMinor ?? 0n;
const minuteMs = 60_000;
/** As if it had been placed so much earlier. */
const placedEarlier = ({ depositId }: { readonly depositId: DepositId }, minutes: number) =>
  owner.query(
    `update wau.deposits set placed_at = placed_at - $2 * interval '1 minute',
                             expires_at = expires_at - $2 * interval '1 minute' where deposit_id = $1`,
    [depositId, minutes],
  );

describe('CA-02 a deposit by bank transfer', () => {
  test('says where to pay to and what to write on it, and asks no provider', async () => {
    const member = await open();
    const deposit = await placed(member);
    expect(deposit).toMatchObject({
      ...{ status: 'pending', payUrl: '', amountMinor: '10000', methodCode: 'bank-transfer' },
      transfer: {
        ...{ bankName: 'Bank Contoh', accountNumber: '5120 0000 1234', holderName: 'Wau Demo Sdn. Bhd.' },
        ...{ orderedMinor: '10000', proofSentAt: null, proofsLeft: 5, reason: '' },
        reference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
      },
    });
    expect(Date.parse(deposit.expiresAt) - Date.parse(deposit.placedAt)).toBe(60 * minuteMs);
    const [row] = await server.runner.query<{ ask_at: Date | null }>({
      text: 'select ask_at from wau.deposits where deposit_id = $1',
      values: [deposit.depositId],
    });
    expect(row?.ask_at).toBeNull();
    const jobs = await owner.query<{ count: string }>(
      `select count(*) from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'`,
      [deposit.depositId],
    );
    expect(jobs.rows[0]?.count).toBe('0');
    expect(await waiting()).toContainEqual(
      expect.objectContaining({
        ...{ depositId: deposit.depositId, username: member.username, proofSentAt: null },
        reference: deposit.transfer?.reference,
      }),
    );
  });

  test('one order for a key, also twenty at once, and each order its own reference', async () => {
    const member = await open();
    const key = nextKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(member, '10000', key)));
    const deposits = answers.map((answer) => answer.value());
    expect(new Set(deposits.map(({ depositId }) => depositId)).size).toBe(1);
    expect(new Set(deposits.map(({ transfer }) => transfer?.reference)).size).toBe(1);
    expect((await place(member, '10001', key)).outcome()).toBe('409 idempotency.conflict');
    const other = await placed(member);
    expect(other.transfer?.reference).not.toBe(deposits[0]?.transfer?.reference);
  });

  test('is offered while there is an account to pay to', async () => {
    const { token, ...member } = await open();
    const methods = async () =>
      (await server.call('listDepositMethods', { token })).value().list.map(({ methodCode }) => methodCode);
    expect(await methods()).toContain('bank-transfer');
    await owner.query(`update wau.deposit_accounts set enabled = false where merchant_id = 'wau'`);
    expect(await methods()).not.toContain('bank-transfer');
    expect((await place({ token, ...member })).outcome()).toBe('404 deposit.method.unknown');
    await owner.query(`update wau.deposit_accounts set enabled = true where merchant_id = 'wau'`);
    expect(await methods()).toContain('bank-transfer');
  });

  test('keeps the account that it was told, whatever becomes of the merchant’s', async () => {
    const member = await open();
    const { depositId } = await placed(member);
    await owner.query(
      `update wau.deposit_accounts set account_number = '9999 8888' where merchant_id = 'wau'`,
    );
    expect((await stateOf(member, depositId)).transfer?.accountNumber).toBe('5120 0000 1234');
    expect((await placed(member)).transfer?.accountNumber).toBe('9999 8888');
    await owner.query(
      `update wau.deposit_accounts set account_number = '5120 0000 1234' where merchant_id = 'wau'`,
    );
  });

  test('expires unpaid after an hour, and not while its proof waits to be looked at', async () => {
    const member = await open();
    const [unpaid, shown] = [await placed(member), await placed(member)];
    for (const deposit of [unpaid, shown]) await placedEarlier(deposit, 59);
    const sent = (await sendProof(member, shown.depositId)).value();
    expect(sent.transfer).toMatchObject({ proofsLeft: 4, proofSentAt: expect.any(String) });
    for (const deposit of [unpaid, shown]) await placedEarlier(deposit, 2);
    await expireDepositsJob(server).run({}, new AbortController().signal);
    expect((await stateOf(member, unpaid.depositId)).status).toBe('expired');
    expect((await stateOf(member, shown.depositId)).status).toBe('pending');
    expect((await sendProof(member, unpaid.depositId)).outcome()).toBe('409 deposit.not.pending');
  });
});

describe('CA-02 the proof of a transfer', () => {
  test('is drawn anew, kept sealed, and opened for an operator with an entry in the audit', async () => {
    const member = await open();
    const { depositId } = await placed(member);
    const openIt = () => server.call('openDepositProof', { token: operator.token, params: { depositId } });
    expect((await openIt()).outcome()).toBe('404 deposit.proof.unknown');
    (await sendProof(member, depositId)).value();
    const [row] = await server.runner.query<{ sealed_proof: Buffer }>({
      text: 'select sealed_proof from wau.deposit_proofs where deposit_id = $1',
      values: [depositId],
    });
    expect(row?.sealed_proof.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const proof = (await openIt()).value();
    expect(proof.fileName).toBe(`${depositId}-1.jpg`);
    expect(Buffer.from(proof.image, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const entries = await server.runner.query<{ action: string }>({
      text: 'select action from wau.audit_entries where subject = $1',
      values: [depositId],
    });
    expect(entries.map(({ action }) => action)).toEqual(['openDepositProof']);
  });

  test('is refused where it is no picture, of another’s deposit, unwanted, or the sixth', async () => {
    const [member, other] = [await open(), await open()];
    const { depositId } = await placed(member);
    for (const image of ['', 'bm8gcGljdHVyZQ==', '!!!', `${whitePixel}!`])
      expect((await sendProof(member, depositId, image)).outcome()).toBe('400 deposit.proof.invalid');
    expect((await sendProof(other, depositId)).outcome()).toBe('404 deposit.unknown');
    const online = await server.call('placeDeposit', {
      token: member.token,
      idempotencyKey: nextKey(),
      body: { methodCode: 'online-banking', amountMinor: '5000', returnPath: '/m/voucherCenter' },
    });
    const [paidOnline] = (await server.call('listDeposits', { token: member.token, query: {} })).value().list;
    expect([online.status, paidOnline?.transfer]).toEqual([expect.any(Number), null]);
    expect((await sendProof(member, paidOnline?.depositId as DepositId)).outcome()).toBe(
      '409 deposit.proof.unwanted',
    );
    for (let sent = 0; sent < 5; sent += 1) (await sendProof(member, depositId)).value();
    expect((await stateOf(member, depositId)).transfer?.proofsLeft).toBe(0);
    expect((await sendProof(member, depositId)).outcome()).toBe('409 deposit.proof.too.many');
    // Those with a proof stand first.
    const withProof = (await waiting()).map(({ proofSentAt }) => proofSentAt !== null);
    expect(withProof).toEqual(withProof.toSorted((one, two) => Number(two) - Number(one)));
  });
});

describe('CA-02 CA-06 what came of a transfer', () => {
  test('approved: it is in the balance, once, and the member is told', async () => {
    const member = await open();
    const before = await takenByBank();
    const { depositId } = await placed(member);
    await sendProof(member, depositId);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => (await decide(depositId, { decision: 'approved' })).outcome()),
    );
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '409 deposit.decided')).toHaveLength(19);
    expect(await balanceOf(server, member)).toBe(10_000n);
    expect(await takenByBank()).toBe(before - 10_000n);
    expect(await stateOf(member, depositId)).toMatchObject({ status: 'approved', creditedAfter: null });
    const { list } = (await server.call('listMovements', { token: member.token })).value();
    expect(list[0]).toMatchObject({ reason: 'deposit', amountMinor: '10000' });
    expect((await inboxOf(member)).join(' ')).toContain('100');
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ depositId }));
    expect((await decide(depositId, { decision: 'declined', reason: 'Tiada wang' })).outcome()).toBe(
      '409 deposit.decided',
    );
  });

  test('another amount came: that is credited, told and audited, and what was ordered is kept', async () => {
    const member = await open();
    const { depositId } = await placed(member);
    (await decide(depositId, { decision: 'approved', receivedMinor: '9950' })).value();
    expect(await balanceOf(server, member)).toBe(9_950n);
    expect(await stateOf(member, depositId)).toMatchObject({
      amountMinor: '9950',
      transfer: { orderedMinor: '10000' },
    });
    const [entry] = await server.runner.query<{ old_values: object; new_values: object }>({
      text: 'select old_values, new_values from wau.audit_entries where subject = $1',
      values: [depositId],
    });
    expect(entry).toMatchObject({
      old_values: { status: 'pending', amountMinor: '10000' },
      new_values: { status: 'approved', amountMinor: '9950', memberId: member.memberId },
    });
  });

  test('declined: nothing comes, and the member reads why; without a reason nothing is decided', async () => {
    const member = await open();
    const { depositId } = await placed(member);
    for (const reason of [undefined, ' x ', 'a'.repeat(201)]) {
      const body = { decision: 'declined' as const, ...(reason === undefined ? {} : { reason }) };
      expect((await decide(depositId, body)).outcome()).toBe('400 request.invalid');
    }
    (await decide(depositId, { decision: 'declined', reason: 'Tiada  wang masuk' })).value();
    expect(await stateOf(member, depositId)).toMatchObject({
      status: 'declined',
      transfer: { reason: 'Tiada wang masuk' },
    });
    expect(await balanceOf(server, member)).toBe(0n);
    // The money may come on Monday.
    expect((await decide(depositId, { decision: 'declined', reason: 'Tiada wang' })).outcome()).toBe(
      '409 deposit.decided',
    );
    (await decide(depositId, { decision: 'approved' })).value();
    expect(await stateOf(member, depositId)).toMatchObject({ status: 'approved', creditedAfter: 'declined' });
    expect(await balanceOf(server, member)).toBe(10_000n);
  });

  test.each([['cancelled'], ['expired']] as const)(
    'money that came after it was %s is credited all the same, and nothing is declined any more',
    async (end) => {
      const member = await open();
      const { depositId } = await placed(member);
      if (end === 'cancelled') {
        await server.call('cancelDeposit', { token: member.token, params: { depositId } });
      } else await placedEarlier({ depositId }, 61);
      expect((await decide(depositId, { decision: 'declined', reason: 'Tiada wang' })).outcome()).toBe(
        '409 deposit.decided',
      );
      (await decide(depositId, { decision: 'approved' })).value();
      expect(await stateOf(member, depositId)).toMatchObject({ status: 'approved', creditedAfter: end });
      expect(await balanceOf(server, member)).toBe(10_000n);
    },
  );

  test('what a provider decides is decided by nobody else', async () => {
    const member = await open();
    await server.call('placeDeposit', {
      token: member.token,
      idempotencyKey: nextKey(),
      body: { methodCode: 'online-banking', amountMinor: '5000', returnPath: '/m/voucherCenter' },
    });
    const [online] = (await server.call('listDeposits', { token: member.token, query: {} })).value().list;
    for (const depositId of [online?.depositId, makeId('deposit', 0, new Uint8Array(10))])
      expect((await decide(depositId as DepositId, { decision: 'approved' })).outcome()).toBe(
        '404 deposit.unknown',
      );
    expect(await balanceOf(server, member)).toBe(0n);
  });

  test('more than was ordered, and as much as two are wanted for, is credited by the same word of two persons', async () => {
    const member = await open();
    const more = await placed(member);
    const body = { decision: 'approved', receivedMinor: '10001' } as const;
    expect((await decide(more.depositId, body)).value()).toEqual({ status: 'pending' });
    expect(await waiting()).toContainEqual(
      expect.objectContaining({ depositId: more.depositId, approvedBy: 'kasir' }),
    );
    const again = await Promise.all(
      Array.from({ length: 20 }, async () => (await decide(more.depositId, body)).outcome()),
    );
    expect(new Set(again)).toEqual(new Set(['409 deposit.second.person']));
    expect(await balanceOf(server, member)).toBe(0n);
    expect((await decide(more.depositId, body, second)).value()).toEqual({ status: 'approved' });
    expect(await balanceOf(server, member)).toBe(10_001n);
    const large = await placed(member, '1000000');
    const plain = { decision: 'approved' } as const;
    expect((await decide(large.depositId, plain)).value()).toEqual({ status: 'pending' });
    // Another sum is another word.
    const other = { decision: 'approved', receivedMinor: '1000001' } as const;
    expect((await decide(large.depositId, other, second)).value()).toEqual({ status: 'pending' });
    expect(await balanceOf(server, member)).toBe(10_001n);
    expect((await waiting()).filter(({ depositId }) => depositId === large.depositId)).toMatchObject([
      { approvedBy: 'kasir, penyelia' },
    ]);
    expect((await decide(large.depositId, { decision: 'declined', reason: 'Tiada wang' })).value()).toEqual({
      status: 'declined',
    });
  });

  test('the word of somebody who was switched off since counts no more', async () => {
    const member = await open();
    const gone = await openOperator(server, 'bekas', 'cashier');
    const { depositId } = await placed(member, '1000000');
    const say = async (by: typeof second) =>
      (await decide(depositId, { decision: 'approved' }, by)).value().status;
    expect(await say(gone)).toBe('pending');
    await server.runner.query({
      text: `update wau.operators set status = 'disabled' where operator_id = $1`,
      values: [gone.operatorId],
    });
    expect([await say(operator), await balanceOf(server, member)]).toEqual(['pending', 0n]);
    expect([await say(second), await balanceOf(server, member)]).toEqual(['approved', 1_000_000n]);
  });

  test('whoever has said a wrong sum says another, and the last word of each counts', async () => {
    const member = await open();
    const { depositId } = await placed(member);
    const say = async (receivedMinor: string, by?: typeof second) =>
      (await decide(depositId, { decision: 'approved', receivedMinor }, by)).outcome();
    const status = async (receivedMinor: string, by?: typeof second) =>
      (await decide(depositId, { decision: 'approved', receivedMinor }, by)).value().status;
    expect(await status('100010')).toBe('pending');
    expect(await status('10001')).toBe('pending');
    expect(await say('10001')).toBe('409 deposit.second.person');
    expect((await waiting()).find((each) => each.depositId === depositId)?.approvedBy).toBe('kasir');
    // What has been taken back is no word of two.
    expect(await status('100010', second)).toBe('pending');
    expect(await balanceOf(server, member)).toBe(0n);
    expect(await status('10001', second)).toBe('approved');
    expect(await balanceOf(server, member)).toBe(10_001n);
  });

  test('CA-02 whoever decides sees what the own limit of the member leaves; what came beyond it is credited all the same', async () => {
    const member = await open();
    const { token } = member;
    const { depositId } = await placed(member);
    const shown = async () => (await waiting()).find((each) => each.depositId === depositId)?.limitLeftMinor;
    expect(await shown()).toBeNull();
    const limit = { token, params: { kind: 'deposit.day' }, body: { value: '10500' } } as const;
    expect((await server.call('setPlayLimit', limit)).outcome()).toBe('200');
    expect(await shown()).toBe('500');
    expect((await place(member, '5000')).outcome()).toBe('409 play.limit.deposit');
    const more = { decision: 'approved', receivedMinor: '20000' } as const;
    await decide(depositId, more);
    await decide(depositId, more, second);
    expect(await balanceOf(server, member)).toBe(20_000n);
    const next = (await place(await open())).value();
    expect((await waiting()).find((each) => each.depositId === next.depositId)?.limitLeftMinor).toBeNull();
  });

  test('what has ended is found by the reference on the merchant’s statement', async () => {
    const member = await open();
    const { depositId, transfer } = await placed(member);
    const reference = transfer?.reference ?? '';
    await placedEarlier({ depositId }, 61);
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ depositId }));
    expect(await waiting(reference)).toMatchObject([{ depositId, reference, status: 'expired' }]);
    expect(await waiting('ZZZZZZZZ')).toEqual([]);
  });
});
