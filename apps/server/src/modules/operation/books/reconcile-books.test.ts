import type { PaymentCallbackBody } from '@wau/contract/calls/money/sandbox-calls';
import { type MerchantCode, makeId } from '@wau/contract/ids';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { untilAllIsOld } from '@wau/ledger/testing/until-all-is-old';
import { toMinor } from '@wau/money/minor';
import { databaseTypes, withTransaction } from '@wau/service/database/database';
import { createMetrics } from '@wau/service/monitoring/metrics';
import { systemRandom } from '@wau/service/random';
import { signedHeaders } from '@wau/service/secrets/signature';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fund } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { openPayee, testPaymentPassword } from '../../../testing/open-payee.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { sandboxMerchantKey } from '../../money/payment/adapters/sandbox/sandbox-merchant-key.ts';
import { placeBets } from '../../play/betting/bet-record.ts';
import { countMemberDays } from '../dashboard/count-member-days-job.ts';
import { reconcileBooks } from './reconcile-books-job.ts';

const payments = createTestPayments();
const metrics = createMetrics();
const server = await createTestServer({
  database: { booksMayBeBroken: true },
  dependencies: (usual) => ({ ...usual, metrics, sandboxTransport: payments.transport }),
});
const merchantCode = 'wau' as MerchantCode;
const merchant = { merchantCode, timeZone: 'Asia/Kuala_Lumpur' };
const auditor = await openOperator(server, 'juruaudit', 'auditor');
const cashier = await openOperator(server, 'juruwang', 'cashier');
const administrator = await openOperator(server, 'pentadbir', 'administrator');
const superuser = new Client({ connectionString: server.testDatabase.superuserUrl, types: databaseTypes });
const member = await server.openMember('diaudit');
const wallet = playerAccountId(member.memberId);
const dayMs = 24 * 60 * 60_000;
const longAgo = new Date(server.clock.nowMs() - 40 * dayMs);
let depositId = '';
let payoutId = '';

async function callBack(
  way: 'pay-in' | 'pay-out',
  body: Omit<PaymentCallbackBody, 'currencyCode'>,
): Promise<number> {
  const url = `/payments/wau/sandbox/${way}`;
  const rawBody = JSON.stringify({ ...body, currencyCode: 'MYR' });
  const parts = { method: 'POST', path: url, timestampMs: server.clock.nowMs(), rawBody };
  const key = sandboxMerchantKey(testSecret, merchantCode);
  const headers = { ...signedHeaders('sandbox', key, parts), 'content-type': 'application/json' };
  return (await server.app.inject({ method: 'POST', url, headers, payload: rawBody })).statusCode;
}

/** A day of everything: a deposit, a withdrawal that was paid, bets of today and of long ago. */
beforeAll(async () => {
  await superuser.connect();
  await fund(server, member, 100_000n);
  const { token } = member;
  const order = { methodCode: 'online-banking', amountMinor: '5000', returnPath: '/m/voucherCenter' };
  const deposit = await server.call('placeDeposit', {
    token,
    idempotencyKey: 'audited-deposit-1',
    body: order,
  });
  depositId = deposit.value().depositId;
  const paymentId = payments.paymentIdOf(depositId) as PaymentCallbackBody['paymentId'];
  const paidIn = { paymentId, merchantReference: depositId, amountMinor: '5000' };
  expect(await callBack('pay-in', { ...paidIn, status: 'approved' })).toBe(200);

  const bankCardId = await openPayee(server, member);
  const body = { bankCardId, amountMinor: '4000', paymentPassword: testPaymentPassword };
  const placed = await server.call('placeWithdrawal', { token, idempotencyKey: 'audited-withdrawal', body });
  const { withdrawalId } = placed.value();
  const decision = { params: { withdrawalId }, body: { decision: 'approved' as const, reason: 'Dikenali' } };
  (await server.call('decideWithdrawal', { token: cashier.token, ...decision })).value();
  const [payout] = await server.runner.query<{ payout_id: string }>({
    text: 'select payout_id from wau.payouts where member_id = $1',
    values: [member.memberId],
  });
  payoutId = payout?.payout_id ?? '';
  const paidOut = { paymentId: makeId('payment', 1, new Uint8Array(10)), merchantReference: payoutId };
  expect(await callBack('pay-out', { ...paidOut, status: 'approved', amountMinor: '4000' })).toBe(200);

  const bet = (externalKey: string) => ({
    ...{
      merchantCode,
      source: 'vendor' as const,
      provider: 'studio',
      memberId: member.memberId,
      gameId: 'dice',
    },
    ...{ externalKey, category: 'RNG', currencyCode: 'MYR' as const, status: 'settled' as const },
    ...{ stakeMinor: toMinor(100n), payoutMinor: toMinor(0n), transactionKey: undefined },
  });
  await withTransaction(server.database, async (tx) => {
    await placeBets(tx, [bet('r1')], longAgo);
    await placeBets(tx, [bet('r2')], new Date(server.clock.nowMs()));
  });
  await asReplica('update wau.members set registered_at = $1 where member_id = $2', [
    longAgo,
    member.memberId,
  ]);
  await untilAllIsOld(server.runner);
  await server.ledger.rollUpHouse(merchantCode);
  await server.ledger.sumHouseDays(merchantCode, merchant.timeZone);
  await countMemberDays(server, merchant);
});
afterAll(() => superuser.end());

async function asReplica(text: string, values: readonly unknown[] = []): Promise<number> {
  await superuser.query('begin');
  await superuser.query('set local session_replication_role = replica');
  const { rowCount } = await superuser.query(text, [...values]);
  await superuser.query('commit');
  return rowCount ?? 0;
}

async function drifts() {
  await reconcileBooks({ ...server, random: systemRandom }, merchant);
  const { token } = auditor;
  const day = new Date(server.clock.nowMs()).toISOString().slice(0, 10);
  const query = { day, pageSize: 100 };
  return (await server.call('listBookDrifts', { token, query })).value().list;
}

const accountOf = (account: string) =>
  `(select account_number from ledger.account where merchant_id = 'wau' and account_id = '${account}')`;

interface Planted {
  readonly name: string;
  readonly plant: () => string;
  readonly undo: () => string;
  readonly check: string;
  readonly subject: () => string;
}

const planted: readonly Planted[] = [
  {
    name: 'a balance that its entries do not come to',
    plant: () => `update ledger.account set balance_minor = balance_minor + 7 where account_id = '${wallet}'`,
    undo: () => `update ledger.account set balance_minor = balance_minor - 7 where account_id = '${wallet}'`,
    check: 'account.balance',
    subject: () => wallet,
  },
  {
    name: 'an entry of another amount',
    plant: () => `update ledger.entry set amount_minor = amount_minor + 1, balance_minor = balance_minor + 1
                   where account_number = ${accountOf(wallet)} and version = 1`,
    undo: () => `update ledger.entry set amount_minor = amount_minor - 1, balance_minor = balance_minor - 1
                  where account_number = ${accountOf(wallet)} and version = 1`,
    check: 'entry.transfer',
    subject: () => wallet,
  },
  {
    name: 'a roll-up of the house’s balance',
    plant:
      () => `update ledger.house_rollup set amount_minor = amount_minor + 1, balance_minor = balance_minor + 1
                   where account_number = ${accountOf(houseAccountId('payouts', 'held'))}`,
    undo: () => `update ledger.house_rollup set amount_minor = amount_minor - 1, balance_minor = balance_minor - 1
                  where account_number = ${accountOf(houseAccountId('payouts', 'held'))}`,
    check: 'house_rollup.sum',
    subject: () => houseAccountId('payouts', 'held'),
  },
  {
    name: 'a sum of the house’s day',
    plant: () => `update ledger.house_day_sum set amount_minor = amount_minor + 1
                   where account_number = ${accountOf(houseAccountId('cashier', 'sandbox'))} and reason = 'withdrawal.settlement'`,
    undo: () => `update ledger.house_day_sum set amount_minor = amount_minor - 1
                  where account_number = ${accountOf(houseAccountId('cashier', 'sandbox'))} and reason = 'withdrawal.settlement'`,
    check: 'house_day_sum.sum',
    subject: () => houseAccountId('cashier', 'sandbox'),
  },
  {
    name: 'a sum of a member’s bets of a day',
    plant: () =>
      `update wau.bet_day_sums set payout_minor = payout_minor + 1 where member_id = '${member.memberId}' and day < now() - interval '9 days'`,
    undo: () =>
      `update wau.bet_day_sums set payout_minor = payout_minor - 1 where member_id = '${member.memberId}' and day < now() - interval '9 days'`,
    check: 'bets.day.sum',
    subject: () => `player:${member.memberId}`,
  },
  {
    name: 'a deposit of another amount than was credited',
    plant: () => `update wau.deposits set amount_minor = amount_minor + 1 where deposit_id = '${depositId}'`,
    undo: () => `update wau.deposits set amount_minor = amount_minor - 1 where deposit_id = '${depositId}'`,
    check: 'deposits.credited',
    subject: () => wallet,
  },
  {
    name: 'a payout that the books have not settled as it is',
    plant: () => `update wau.payouts set status = 'returned' where payout_id = '${payoutId}'`,
    undo: () => `update wau.payouts set status = 'paid' where payout_id = '${payoutId}'`,
    check: 'payouts.posted',
    subject: () => payoutId,
  },
  {
    name: 'money at a vendor that no transfer brought there',
    plant:
      () => `insert into wau.fund_transfers (merchant_id, fund_transfer_id, member_id, vendor_code, direction, origin,
                    amount_minor, currency, status, placed_at, decided_at)
                  values ('wau', 'ftr_none', '${member.memberId}', 'samudra', 'in', 'member', 500, 'MYR', 'completed', now(), now())`,
    undo: () => `delete from wau.fund_transfers where fund_transfer_id = 'ftr_none'`,
    check: 'fund.transfers.posted',
    subject: () => 'ftr_none',
  },
  {
    name: 'a provider’s report that its order does not follow',
    plant: () =>
      `update wau.payment_reports set amount_minor = amount_minor + 1 where order_reference = '${depositId}'`,
    undo: () =>
      `update wau.payment_reports set amount_minor = amount_minor - 1 where order_reference = '${depositId}'`,
    check: 'reports.orders',
    subject: () => depositId,
  },
  {
    name: 'a provider’s report that contradicts what is known',
    plant:
      () => `insert into wau.payment_reports (merchant_id, order_reference, report_hash, provider_code, direction, verdict,
                    state, provider_reference, amount_minor, currency, received_at)
                  values ('wau', '${depositId}', '\\x00', 'sandbox', 'pay-in', 'contradiction', 'failed', 'x', 5000, 'MYR', now())`,
    undo: () => `delete from wau.payment_reports where verdict = 'contradiction'`,
    check: 'reports.contradiction',
    subject: () => depositId,
  },
  {
    name: 'a count of members of a day',
    plant: () =>
      `update wau.member_day_counts set member_count = member_count + 1 where what = 'firstBet' and day < now() - interval '30 days'`,
    undo: () =>
      `update wau.member_day_counts set member_count = member_count - 1 where what = 'firstBet' and day < now() - interval '30 days'`,
    check: 'members.day.count',
    subject: () => new Intl.DateTimeFormat('sv-SE', { timeZone: merchant.timeZone }).format(longAgo),
  },
];

describe('L5 the nightly check of the books', () => {
  test('finds nothing where all agrees, and says that it looked', async () => {
    expect(await drifts()).toEqual([]);
    const { list } = (await server.call('listBookChecks', { token: auditor.token })).value();
    expect(list).toMatchObject([{ driftCount: 0 }]);
  });

  test.each(planted)('finds $name, and names it', async ({ plant, undo, check, subject }) => {
    expect(await asReplica(plant())).toBeGreaterThan(0);
    const found = await drifts();
    expect(found).toContainEqual(expect.objectContaining({ check, subject: subject() }));
    expect(await metrics.registry.metrics()).toMatch(new RegExp(`^wau_book_drifts ${found.length}$`, 'm'));
    await asReplica(undo());
    expect(await drifts()).toEqual([]);
  });

  test('keeps it for whoever explains it: the same figures stay explained, and others are a new finding', async () => {
    const { token } = administrator;
    const open = async () =>
      (await server.call('listFindings', { token }))
        .value()
        .list.filter(({ rule, subject }) => rule === 'account.balance' && subject === wallet);
    const explainAll = async () => {
      for (const { findingId } of await open()) {
        const body = { decision: 'explained', reason: 'planted by a test' } as const;
        const params = { findingId };
        (await server.call('decideFinding', { token, params, body })).value();
      }
    };
    await explainAll();
    const move = (by: number) =>
      asReplica(
        `update ledger.account set balance_minor = balance_minor + ${by} where account_id = '${wallet}'`,
      );
    await move(11);
    await drifts();
    const [found] = await open();
    expect(found).toMatchObject({
      source: 'books',
      memberId: member.memberId,
      username: member.username,
      lineCount: 1,
      isFoundStill: true,
      passedOn: null,
      vendorName: null,
    });
    await drifts();
    expect(await open(), 'found again, it is the same').toHaveLength(1);
    await move(1);
    await drifts();
    const [other, ...more] = await open();
    expect(more, 'other figures take its place').toEqual([]);
    expect(other?.findingId).not.toBe(found?.findingId);
    await explainAll();
    await drifts();
    expect(await open(), 'explained, it stays so').toEqual([]);
    await move(-1);
    await drifts();
    expect(
      (await open()).map(({ findingId }) => findingId),
      'the first was never explained',
    ).toEqual([found?.findingId]);
    await move(-11);
    server.clock.advance(60_000);
    await drifts();
    expect(await open()).toMatchObject([{ isFoundStill: false }]);
  });

  test('goes on behind the last one of a page', async () => {
    await asReplica(planted[0]?.plant() ?? '');
    await asReplica(planted[5]?.plant() ?? '');
    const all = await drifts();
    const day = new Date(server.clock.nowMs()).toISOString().slice(0, 10);
    const { token } = auditor;
    const first = (await server.call('listBookDrifts', { token, query: { day, pageSize: 1 } })).value();
    const cursor = first.nextCursor ?? '';
    const second = (
      await server.call('listBookDrifts', { token, query: { day, pageSize: 99, cursor } })
    ).value();
    expect([...first.list, ...second.list]).toEqual(all);
    const wrong = await server.call('listBookDrifts', { token, query: { day, cursor: 'x' } });
    expect(wrong.outcome()).toBe('400 request.invalid');
    await asReplica(planted[0]?.undo() ?? '');
    await asReplica(planted[5]?.undo() ?? '');
  });
});
