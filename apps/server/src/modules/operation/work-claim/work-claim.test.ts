import { type DepositId, makeId, type WithdrawalId } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { workClaimMs } from './manage-work-claims.ts';

const server = await createTestServer();
const { call } = server;
const first = await openOperator(server, 'hafiz', 'cashier', ['wau', 'laut']);
const second = await openOperator(server, 'zainal', 'administrator');
const auditor = await openOperator(server, 'audit', 'auditor');

const minuteMs = 60_000;

const anyWithdrawal = (): WithdrawalId => makeId('withdrawal', server.clock.nowMs(), systemRandom.bytes(10));
const claim = async (
  { token }: TestOperator,
  withdrawalId: WithdrawalId,
  merchantCode = 'wau',
): Promise<string> =>
  (await call('claimWithdrawal', { token, merchantCode, params: { caseId: withdrawalId } })).outcome();
const release = ({ token }: TestOperator, withdrawalId: WithdrawalId) =>
  call('releaseWithdrawal', { token, params: { caseId: withdrawalId } });
const claims = async ({ token }: TestOperator, merchantCode = 'wau') =>
  (await call('listWorkClaims', { token, merchantCode })).value().list;

/** A deposit by bank transfer that waits for somebody to see its money. */
async function placeTransfer(): Promise<{ member: TestMember; depositId: DepositId }> {
  const member = await server.openMember(
    `transfer.${makeId('deposit', server.clock.nowMs(), systemRandom.bytes(10)).slice(-8)}`,
  );
  const order = { methodCode: 'bank-transfer', amountMinor: '5000', returnPath: '/m/voucherCenter' };
  const idempotencyKey = `key-${member.memberId}`;
  const placed = await call('placeDeposit', { token: member.token, idempotencyKey, body: order });
  return { member, depositId: placed.value().depositId };
}

describe('a claim', () => {
  test('keeps a case for one operator until it lapses, is let go, or is made longer', async () => {
    const withdrawalId = anyWithdrawal();
    expect(await claim(first, withdrawalId)).toBe('200');
    expect(await claim(second, withdrawalId)).toBe('409 case.claimed');
    const [shown] = await claims(second);
    expect(shown).toMatchObject({
      kind: 'withdrawal',
      caseId: withdrawalId,
      operatorId: first.operatorId,
      username: 'hafiz',
    });
    expect(Date.parse(shown?.lapsesAt ?? '') - server.clock.nowMs()).toBeGreaterThan(workClaimMs - minuteMs);
    server.clock.advance(workClaimMs - minuteMs);
    expect(await claim(first, withdrawalId)).toBe('200');
    server.clock.advance(workClaimMs - minuteMs);
    expect(await claim(second, withdrawalId)).toBe('409 case.claimed');
    server.clock.advance(minuteMs);
    expect(await claims(second)).toEqual([]);
    expect(await claim(second, withdrawalId)).toBe('200');
    // What is somebody else's stays so, whoever lets it go.
    expect((await release(first, withdrawalId)).outcome()).toBe('200');
    expect(await claim(first, withdrawalId)).toBe('409 case.claimed');
    expect((await release(second, withdrawalId)).outcome()).toBe('200');
    expect(await claim(first, withdrawalId)).toBe('200');
  });

  test('is one of twenty that are made at a time', async () => {
    const withdrawalId = anyWithdrawal();
    const operators = await Promise.all(
      Array.from({ length: 20 }, (_, index) => openOperator(server, `many.${index}`, 'cashier')),
    );
    const outcomes = await Promise.all(operators.map((operator) => claim(operator, withdrawalId)));
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '409 case.claimed')).toHaveLength(19);
  });

  test('lets go of the case that the operator had before, and two who take over from each other do not wait', async () => {
    const [one, other] = [anyWithdrawal(), anyWithdrawal()];
    expect(await claim(first, one)).toBe('200');
    expect(await claim(second, other)).toBe('200');
    server.clock.advance(workClaimMs);
    const outcomes = await Promise.all([claim(first, other), claim(second, one)]);
    expect(outcomes).toEqual(['200', '200']);
    const next = anyWithdrawal();
    expect(await claim(first, next)).toBe('200');
    const ofFirst = (await claims(second)).filter(({ operatorId }) => operatorId === first.operatorId);
    expect(ofFirst.map(({ caseId }) => caseId)).toEqual([next]);
  });

  test('is of its merchant, and seen by those alone who may decide', async () => {
    const withdrawalId = anyWithdrawal();
    expect(await claim(first, withdrawalId, 'laut')).toBe('200');
    expect(await claim(second, withdrawalId, 'wau')).toBe('200');
    expect((await claims(first, 'laut')).map(({ caseId }) => caseId)).toEqual([withdrawalId]);
    expect(await claims(auditor)).toEqual([]);
    expect(await claim(auditor, withdrawalId)).toBe('403 permission.missing');
  });
});

describe('a decision', () => {
  const decide = ({ token }: TestOperator, depositId: DepositId) =>
    call('decideDeposit', {
      token,
      params: { depositId },
      body: { decision: 'approved', reason: 'Seen on the statement' },
    });

  test('is refused to everybody but whoever has the case, and ends the claim', async () => {
    const { depositId } = await placeTransfer();
    const claimed = { caseId: depositId };
    (await call('claimDeposit', { token: first.token, params: claimed })).value();
    expect((await decide(second, depositId)).outcome()).toBe('409 case.claimed');
    expect((await decide(first, depositId)).value()).toEqual({ status: 'approved' });
    expect(await claims(second)).not.toContainEqual(expect.objectContaining({ caseId: depositId }));
    const entries = (
      await call('listAuditEntries', { token: second.token, query: { subject: depositId } })
    ).value();
    expect(entries.list.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['decideDeposit', 'hafiz'],
      ['claimDeposit', 'hafiz'],
    ]);
    expect(entries.list[0]?.newValues.reason).toBe('Seen on the statement');
  });

  test('is free where the claim has lapsed or was let go, and a refused one leaves the claim', async () => {
    const { depositId } = await placeTransfer();
    const claimed = { caseId: depositId };
    (await call('claimDeposit', { token: first.token, params: claimed })).value();
    const short = {
      token: first.token,
      params: { depositId },
      body: { decision: 'declined', reason: '' },
    } as const;
    expect((await call('decideDeposit', short)).outcome()).toBe('400 request.invalid');
    expect((await decide(second, depositId)).outcome()).toBe('409 case.claimed');
    server.clock.advance(workClaimMs);
    expect((await decide(second, depositId)).value()).toEqual({ status: 'approved' });
    const { depositId: next } = await placeTransfer();
    (await call('claimDeposit', { token: first.token, params: { caseId: next } })).value();
    (await call('releaseDeposit', { token: first.token, params: { caseId: next } })).value();
    expect((await decide(second, next)).value()).toEqual({ status: 'approved' });
  });
});
