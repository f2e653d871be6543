import type { WithdrawalId } from '@wau/contract/ids';
import { describe, expect, test } from 'vitest';
import { fund } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { openPayee, testPaymentPassword } from '../../../testing/open-payee.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';

const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: createTestPayments().transport }),
});
const operator = await openOperator(server, 'kasir', 'cashier');
/** Where the merchant is. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' }).format(
  server.clock.nowMs(),
);
const thisDay = { fromDay: today, toDay: today };

let number = 0;

async function place(
  member: TestMember,
  bankCardId: Awaited<ReturnType<typeof openPayee>>,
  amountMinor: string,
) {
  number += 1;
  const body = { bankCardId, amountMinor, paymentPassword: testPaymentPassword };
  const idempotencyKey = `record-withdrawal-${number}`;
  return (await server.call('placeWithdrawal', { token: member.token, idempotencyKey, body })).value()
    .withdrawalId;
}

async function decide(withdrawalId: WithdrawalId, decision: 'approved' | 'rejected', reason?: string) {
  const body = { decision, ...(reason === undefined ? {} : { reason }) };
  (await server.call('decideWithdrawal', { token: operator.token, params: { withdrawalId }, body })).value();
}

/** One of each state that a merchant or a member brings about. */
async function openWithdrawn(username: string) {
  const member = await server.openMember(username);
  await fund(server, member, 100_000n);
  const bankCardId = await openPayee(server, member, `11409876${2_000 + number}`);
  const cancelled = await place(member, bankCardId, '5000');
  await server.call('cancelWithdrawal', { token: member.token, params: { withdrawalId: cancelled } });
  const rejected = await place(member, bankCardId, '6000');
  await decide(rejected, 'rejected', '=1+1, ask again');
  const processing = await place(member, bankCardId, '7000');
  await decide(processing, 'approved', 'looked at twice');
  return { ...member, cancelled, rejected, processing };
}

describe('CA-04 SH-02 the record of withdrawals', () => {
  test('is kept to days and to a state, in the words of a withdrawal itself, with totals of the same', async () => {
    const { token, cancelled, rejected, processing } = await openWithdrawn('recorded');
    const list = async (query: object) =>
      (await server.call('listWithdrawalRecord', { token, query: { ...thisDay, ...query } })).value();
    expect((await list({})).list.map(({ withdrawalId }) => withdrawalId)).toEqual([
      processing,
      rejected,
      cancelled,
    ]);
    const { nextCursor = '' } = await list({ pageSize: 2 });
    expect((await list({ cursor: nextCursor })).list.map(({ withdrawalId }) => withdrawalId)).toEqual([
      cancelled,
    ]);
    const byState = { cancelled, rejected, processing } as const;
    for (const [status, id] of Object.entries(byState)) {
      const found = (await list({ status })).list.map((row) => [row.withdrawalId, row.status]);
      expect(found).toEqual([[id, status]]);
    }
    const totals = await server.call('getWithdrawalTotals', { token, query: thisDay });
    expect(totals.value()).toEqual({
      ...{ withdrawalCount: 3, amountMinor: '18000', paidOutMinor: '0', feeMinor: '0', currencyCode: 'MYR' },
    });
    const ofOne = await server.call('getWithdrawalTotals', {
      token,
      query: { ...thisDay, status: 'rejected' },
    });
    expect(ofOne.value()).toMatchObject({ withdrawalCount: 1, amountMinor: '6000' });
    const { token: strangers } = await server.openMember('stranger');
    const none = await server.call('listWithdrawalRecord', { token: strangers, query: thisDay });
    expect(none.value().list).toEqual([]);
  });

  test('as a file runs nothing of what an operator has written', async () => {
    const { token, rejected } = await openWithdrawn('filed');
    const query = { ...thisDay, status: 'rejected' } as const;
    const [titles, line] = (await server.call('exportWithdrawals', { token, query })).value().split('\r\n');
    expect(titles).toBe('\uFEFFMasa (GMT+8),Nombor,Dibayar ke,Status,Jumlah,Caj,Mata wang,Diputuskan,Sebab');
    expect(line).toContain(`,${rejected},`);
    expect(line).toContain(`,Tidak diluluskan,60.00,`);
    expect(line?.endsWith(`,"'=1+1, ask again"`)).toBe(true);
  });

  test('the account record as a file names each movement, what it left and what it belongs to', async () => {
    const { token, cancelled } = await openWithdrawn('movements');
    const query = { ...thisDay, kind: 'withdrawal' } as const;
    const lines = (await server.call('exportMovements', { token, query })).value().split('\r\n');
    expect(lines[0]).toBe('\uFEFFMasa (GMT+8),Jenis,Permainan,Nombor,Jumlah,Baki,Mata wang');
    expect(lines).toHaveLength(7);
    expect(lines.at(-2)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Pengeluaran,,pyo_\w+,-50.00,950.00,MYR$/);
    expect(lines.at(-3)).toMatch(/,Pengeluaran dikembalikan,,pyo_\w+,50.00,1000.00,MYR$/);
    expect(cancelled).toMatch(/^wdl_/);
  });
});
