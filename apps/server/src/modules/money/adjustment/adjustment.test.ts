import type { Id } from '@wau/contract/ids';
import { describe, expect, test } from 'vitest';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';

const server = await createTestServer();
const [first, second, reader] = await Promise.all([
  openOperator(server, 'pencadang', 'cashier'),
  openOperator(server, 'pelulus', 'cashier'),
  openOperator(server, 'pembaca', 'supporter'),
]);

let number = 0;
const propose = (
  { memberId }: TestMember,
  amountMinor: string,
  { clientId = '', code = 'correction' as const, reason = 'Deposit tersilap', token = first.token } = {},
) => {
  number += 1;
  return server.call('proposeAdjustment', {
    token,
    params: { memberId },
    body: {
      clientId: clientId === '' ? `adjustment-${String(number).padStart(6, '0')}` : clientId,
      ...{ amountMinor, code, reason },
    },
  });
};
const decide = (
  adjustmentId: Id<'adjustment'>,
  decision: 'approved' | 'rejected' = 'approved',
  token = second.token,
  reason = 'Disemak',
) => server.call('decideAdjustment', { token, params: { adjustmentId }, body: { decision, reason } });
const proposed = async (...asked: Parameters<typeof propose>) =>
  (await propose(...asked)).value().adjustmentId;

describe('money by hand takes two persons', () => {
  test('nothing moves before another has approved it, and the books say why', async () => {
    const member = await server.openMember('laras1');
    const id = await proposed(member, '1500');
    expect(await balanceOf(server, member)).toBe(0n);
    expect((await decide(id, 'approved', first.token)).outcome()).toBe('409 adjustment.second.person');
    expect((await decide(id, 'approved', second.token, '')).outcome()).toBe('400 request.invalid');
    expect((await decide(id, 'approved', reader.token)).outcome()).toBe('403 permission.missing');
    expect(await balanceOf(server, member)).toBe(0n);
    expect((await decide(id)).value()).toEqual({ status: 'approved' });
    expect(await balanceOf(server, member)).toBe(1_500n);
    expect((await decide(id)).outcome()).toBe('409 adjustment.decided');
    expect(await balanceOf(server, member)).toBe(1_500n);
    const { list } = (
      await server.call('listMemberMovements', { token: reader.token, params: { memberId: member.memberId } })
    ).value();
    expect(list).toMatchObject([{ reason: 'adjustment', amountMinor: '1500', reference: id }]);
    const entries = await server.runner.query<{ entry: string }>({
      text: `select actor_name || ' ' || action || ' ' || coalesce(old_values ->> 'status', '-') || ' '
                    || coalesce(new_values ->> 'status', '-') as entry
               from wau.audit_entries where subject = $1 order by entry_id`,
      values: [member.memberId],
    });
    expect(entries.map(({ entry }) => entry)).toEqual([
      'pencadang proposeAdjustment - -',
      'pelulus decideAdjustment waiting approved',
    ]);
  });

  test('out of a wallet goes no more than is there, and whoever has proposed it may take it back', async () => {
    const member = await server.openMember('laras2');
    await fund(server, member, 1_000n);
    const tooMuch = await proposed(member, '-1001');
    expect((await decide(tooMuch)).outcome()).toBe('402 balance.insufficient');
    expect((await decide(tooMuch, 'rejected', first.token)).value()).toEqual({ status: 'rejected' });
    expect((await decide(await proposed(member, '-400'))).value()).toEqual({ status: 'approved' });
    expect(await balanceOf(server, member)).toBe(600n);
  });

  test('a proposal that is sent again is one, another under its name is refused', async () => {
    const member = await server.openMember('laras3');
    const clientId = 'adjustment-twice-01';
    const id = await proposed(member, '100', { clientId });
    expect(await proposed(member, '100', { clientId })).toBe(id);
    expect((await propose(member, '200', { clientId })).outcome()).toBe('409 idempotency.conflict');
    expect((await propose(member, '100', { reason: ' ' })).outcome()).toBe('400 request.invalid');
    expect((await propose(member, '0')).outcome()).toBe('400 request.invalid');
    const all = await Promise.all(
      Array.from({ length: 20 }, () => proposed(member, '300', { clientId: 'adjustment-twenty' })),
    );
    expect(new Set(all).size).toBe(1);
  });

  test('of twenty approvals at once one moves the money', async () => {
    const member = await server.openMember('laras4');
    const id = await proposed(member, '700');
    const outcomes = await Promise.all(Array.from({ length: 20 }, async () => (await decide(id)).outcome()));
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['200', '409 adjustment.decided']));
    expect(await balanceOf(server, member)).toBe(700n);
  });

  test('at another merchant there is no such member and no such adjustment', async () => {
    const stranger = await server.openMember('laras5', 'laut');
    expect((await propose(stranger, '100')).outcome()).toBe('404 member.unknown');
    const there = await openOperator(server, 'sana', 'cashier', ['laut']);
    const id = await proposed(await server.openMember('laras6'), '100');
    const asked = await server.call('decideAdjustment', {
      token: there.token,
      merchantCode: 'laut',
      params: { adjustmentId: id },
      body: { decision: 'approved', reason: 'Disemak' },
    });
    expect(asked.outcome()).toBe('404 adjustment.unknown');
  });

  test('the table itself refuses one person for both', async () => {
    const id = await proposed(await server.openMember('laras7'), '100');
    await expect(
      server.runner.query({
        text: `update wau.adjustments set status = 'approved', decided_by = proposed_by, decider_name = 'x', decided_at = now()
                where adjustment_id = $1`,
        values: [id],
      }),
    ).rejects.toThrow('adjustments_two_persons');
  });

  test('are listed newest first, by member and by state', async () => {
    const member = await server.openMember('laras8');
    const ids: string[] = [];
    for (const amount of ['1', '2', '3']) {
      server.clock.advance(1);
      ids.unshift(await proposed(member, amount));
    }
    await decide(ids[2] as Id<'adjustment'>, 'rejected');
    const list = async (query: object) =>
      (
        await server.call('listAdjustments', {
          token: second.token,
          query: { memberId: member.memberId, ...query },
        })
      ).value();
    expect((await list({})).list.map(({ adjustmentId }) => adjustmentId)).toEqual(ids);
    const page = await list({ status: 'waiting', pageSize: 1 });
    expect(page.list).toMatchObject([{ adjustmentId: ids[0], userName: 'laras8', proposedBy: 'pencadang' }]);
    const next = await list({ status: 'waiting', cursor: page.nextCursor });
    expect(next.list.map(({ adjustmentId }) => adjustmentId)).toEqual([ids[1]]);
    expect((await list({ status: 'rejected' })).list).toMatchObject([
      { decidedBy: 'pelulus', decisionReason: 'Disemak' },
    ]);
  });
});

test('an operator sees a member’s wallets, movements and bets page by page', async () => {
  const member = await server.openMember('dompet');
  await fund(server, member, 3_000n);
  const about = { token: reader.token, params: { memberId: member.memberId } };
  expect((await server.call('getMemberMoney', about)).value()).toMatchObject({
    currencyCode: 'MYR',
    mainMinor: '3000',
    vendorWallets: [],
    turnover: { missingMinor: '0' },
  });
  expect((await server.call('listMemberBets', about)).value()).toEqual({ list: [] });
  await fund(server, member, 500n);
  const page = (await server.call('listMemberMovements', { ...about, query: { pageSize: 1 } })).value();
  expect(page.list).toMatchObject([{ amountMinor: '500', balanceMinor: '3500' }]);
  const rest = await server.call('listMemberMovements', {
    ...about,
    query: { cursor: page.nextCursor ?? '' },
  });
  expect(rest.value().list).toMatchObject([{ amountMinor: '3000' }]);
});
