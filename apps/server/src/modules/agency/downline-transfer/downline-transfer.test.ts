import type { MerchantCode } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import { changeSetting, turnSwitch } from '../../../testing/change-settings.ts';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { openPayee, testPaymentPassword } from '../../../testing/open-payee.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { addTurnoverRequirement } from '../../money/turnover/turnover-requirements.ts';

const server = await createTestServer();
const wau = 'wau' as MerchantCode;
/** Who stands under whom is not the application's to change. */
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
beforeAll(async () => {
  await owner.connect();
  await switchOnFlags(server, 'AGETRANSFERDOWN3');
});
afterAll(() => owner.end());

let number = 0;
const nextKey = () => {
  number += 1;
  return `downline-transfer-${String(number).padStart(6, '0')}`;
};

/** An agent with RM 1,000 and a payment password, and a member directly below. */
async function newLine(balanceMinor = 100_000n): Promise<{ agent: TestMember; member: TestMember }> {
  number += 1;
  const agent = await server.openMember(`sender${number}`);
  const member = await server.openMember(`receiver${number}`);
  await owner.query('update wau.members set member_type = 1 where member_id = $1', [agent.memberId]);
  await owner.query('update wau.members set upline_member_id = $1 where member_id = $2', [
    agent.memberId,
    member.memberId,
  ]);
  await openPayee(server, agent, `21409877${1000 + number}`);
  if (balanceMinor > 0n) await fund(server, agent, balanceMinor);
  return { agent, member };
}

const send = (
  { token }: TestMember,
  { memberId }: Pick<TestMember, 'memberId'>,
  amountMinor = '40000',
  idempotencyKey = nextKey(),
  paymentPassword = testPaymentPassword,
) =>
  server.call('transferToDownline', {
    token,
    idempotencyKey,
    body: { memberId, amountMinor, paymentPassword },
  });
const terms = ({ token }: TestMember, { memberId }: TestMember) =>
  server.call('getDownlineTransferTerms', { token, query: { memberId } });
const movementsOf = async ({ token }: TestMember) =>
  (await server.call('listMovements', { token, query: { kind: 'transfer' } })).value().list;
const inboxOf = async ({ token }: TestMember) =>
  (await server.call('listInboxMessages', { token, query: {} })).value().list.map(({ content }) => content);

const usual = {
  'downline-transfer-minimum': '1000',
  'downline-transfer-maximum': '1000000',
  'downline-transfer-daily-amount': '5000000',
};
async function set(changes: Partial<typeof usual>): Promise<void> {
  for (const [settingName, value] of Object.entries(changes))
    await changeSetting(server, { merchantId: wau, settingName, value });
}
afterEach(() => set(usual));

describe('AG-04 sending money to the direct line', () => {
  test('AG-04 moves it by one transfer, both read of it, and the audit keeps it', async () => {
    const { agent, member } = await newLine();
    expect((await terms(agent, member)).value()).toMatchObject({
      ...{ balanceMinor: '100000', minAmountMinor: '1000', maxAmountMinor: '1000000' },
      ...{ leftTodayMinor: '5000000', userName: member.username, isOpen: true, hasPaymentPassword: true },
      ...{ recent: [], turnover: { missingMinor: '0' } },
    });
    const sent = (await send(agent, member)).value();
    expect(sent).toMatchObject({ amountMinor: '40000', userName: member.username });
    expect([await balanceOf(server, agent), await balanceOf(server, member)]).toEqual([60_000n, 40_000n]);
    const reference = sent.downlineTransferId;
    expect(await movementsOf(agent)).toMatchObject([
      { reason: 'downline.transfer', amountMinor: '-40000', balanceMinor: '60000', reference },
    ]);
    expect(await movementsOf(member)).toMatchObject([
      { reason: 'downline.transfer', amountMinor: '40000', balanceMinor: '40000', reference },
    ]);
    expect((await inboxOf(agent))[0]).toContain(member.username);
    const [told = ''] = await inboxOf(member);
    expect(told).toContain('RM\u00a0400');
    expect(told).not.toContain(agent.username);
    expect((await terms(agent, member)).value()).toMatchObject({ leftTodayMinor: '4960000', recent: [sent] });
    const audit = await owner.query(
      `select actor_id, subject from wau.audit_entries where action = 'transferToDownline' and actor_id = $1`,
      [agent.memberId],
    );
    expect(audit.rows).toEqual([{ actor_id: agent.memberId, subject: member.memberId }]);
    expect(await server.ledger.verifyChains(wau)).toEqual([]);
  });

  test('AG-04 F1 repeated it moves once, and another amount under the same key is refused', async () => {
    const { agent, member } = await newLine();
    const key = nextKey();
    const first = (await send(agent, member, '30000', key)).value();
    expect((await send(agent, member, '30000', key)).value()).toEqual(first);
    expect((await send(agent, member, '30001', key)).outcome()).toBe('409 idempotency.conflict');
    expect(await balanceOf(server, member)).toBe(30_000n);
  });

  test('AG-04 F1 twenty times under one key it moves once; under keys of their own what is there and no more', async () => {
    const { agent, member } = await newLine();
    const key = nextKey();
    const inFours = async (idempotencyKey: () => string) => {
      const outcomes: string[] = [];
      // Fewer at once than a payment password has attempts.
      while (outcomes.length < 20) {
        const four = await Promise.all(
          Array.from({ length: 4 }, () => send(agent, member, '30000', idempotencyKey())),
        );
        outcomes.push(...four.map((answer) => answer.outcome()));
      }
      return outcomes;
    };
    expect(new Set(await inFours(() => key))).toEqual(new Set(['200']));
    expect(await balanceOf(server, member)).toBe(30_000n);
    const outcomes = await inFours(nextKey);
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === '402 balance.insufficient')).toHaveLength(18);
    expect([await balanceOf(server, agent), await balanceOf(server, member)]).toEqual([10_000n, 90_000n]);
    expect(await server.ledger.verifyChains(wau)).toEqual([]);
  });
});

describe('AG-04 who may not is told why, and no money moves', () => {
  test('AG-04 nobody but the direct line', async () => {
    const { agent, member } = await newLine();
    const deeper = await server.openMember(`deeper${number}`);
    await owner.query('update wau.members set upline_member_id = $1 where member_id = $2', [
      member.memberId,
      deeper.memberId,
    ]);
    for (const other of [deeper, agent, (await newLine()).member]) {
      expect((await terms(agent, other)).outcome()).toBe('404 downline.unknown');
      expect((await send(agent, other)).outcome()).toBe('404 downline.unknown');
    }
    expect((await send(member, deeper)).outcome()).toBe('403 permission.missing');
    expect(await balanceOf(server, agent)).toBe(100_000n);
  });

  test('AG-04 nobody whose account is closed, or who is kept from play', async () => {
    const closed = await newLine();
    await owner.query(`update wau.members set status = 'disabled' where member_id = $1`, [
      closed.member.memberId,
    ]);
    expect((await send(closed.agent, closed.member)).outcome()).toBe('409 downline.unavailable');
    const paused = await newLine();
    const { token } = paused.member;
    (await server.call('pausePlay', { token, body: { kind: 'exclusion', days: null } })).value();
    expect((await terms(paused.agent, paused.member)).value()).toMatchObject({ isOpen: false });
    expect((await send(paused.agent, paused.member)).outcome()).toBe('409 downline.unavailable');
    expect(await balanceOf(server, paused.agent)).toBe(100_000n);
  });

  test('AG-04 nobody who is moved away while it is on its way', async () => {
    const { agent, member } = await newLine();
    await owner.query('begin');
    await owner.query('update wau.members set upline_member_id = null where member_id = $1', [
      member.memberId,
    ]);
    const sending = send(agent, member);
    const waiting = `select from pg_locks join pg_stat_activity using (pid)
                      where not granted and datname = current_database()`;
    await expect
      .poll(async () => (await owner.query(waiting)).rowCount, { timeout: 20_000 })
      .toBeGreaterThan(0);
    await owner.query('commit');
    expect((await sending).outcome()).toBe('404 downline.unknown');
    expect(await balanceOf(server, agent)).toBe(100_000n);
  });

  test('AG-04 with the switch off neither call is answered', async () => {
    const { agent, member } = await newLine();
    await turnSwitch(server, 'flag AGETRANSFERDOWN3', 'off');
    try {
      expect((await terms(agent, member)).outcome()).toBe('403 module.unavailable');
      expect((await send(agent, member)).outcome()).toBe('403 module.unavailable');
    } finally {
      await turnSwitch(server, 'flag AGETRANSFERDOWN3', 'on');
    }
  });

  test('AG-04 the bounds of the merchant, at once and in a day', async () => {
    const { agent, member } = await newLine();
    await set({
      'downline-transfer-minimum': '5000',
      'downline-transfer-maximum': '20000',
      'downline-transfer-daily-amount': '30000',
    });
    const below = await send(agent, member, '4999');
    expect([below.outcome(), below.envelope.value]).toEqual([
      '400 downline.amount.below.minimum',
      { field: 'amountMinor', limitMinor: '5000' },
    ]);
    const above = await send(agent, member, '20001');
    expect([above.outcome(), above.envelope.value]).toEqual([
      '400 downline.amount.above.maximum',
      { field: 'amountMinor', limitMinor: '20000' },
    ]);
    (await send(agent, member, '20000')).value();
    const today = await send(agent, member, '10001');
    expect([today.outcome(), today.envelope.value]).toEqual([
      '409 downline.daily.maximum',
      { field: 'amountMinor', limitMinor: '10000' },
    ]);
    (await send(agent, member, '10000')).value();
    await owner.query(`update wau.sessions set idle_until = '2100-01-01', ends_at = '2100-01-01'`);
    server.clock.advance(24 * 60 * 60_000);
    (await send(agent, member, '20000')).value();
    expect((await balanceOf(server, member)).toString()).toBe('50000');
  });

  test('AG-04 a wrong payment password, none, and stakes that rewards still ask for', async () => {
    const { agent, member } = await newLine();
    expect((await send(agent, member, '40000', nextKey(), '111222')).outcome()).toMatch(
      /payment\.password\.wrong$/,
    );
    await addTurnoverRequirement(
      server.runner,
      { merchantCode: wau, memberId: agent.memberId, currencyCode: 'MYR' },
      { reference: `test-${number}`, requiredMinor: toMinor(5_000n), grantedMinor: toMinor(500n) },
      new Date(server.clock.nowMs()),
    );
    expect((await send(agent, member)).outcome()).toBe('409 turnover.missing');
    expect(await balanceOf(server, member)).toBe(0n);
  });

  test('AG-04 more than sixty an hour', async () => {
    const { agent, member } = await newLine();
    const rule = { name: 'downline.member', windowMs: 60 * 60_000, window: 'fixed' } as const;
    for (let sent = 0; sent < 59; sent += 1) await requireAttempt(server, wau, rule, agent.memberId, 60);
    expect((await send(agent, member, '1000')).outcome()).toBe('200');
    expect((await send(agent, member, '1000')).outcome()).toBe('429 rate.limited');
  });

  test('AG-04 CA-03 money sent down counts towards what goes out before the identity is known', async () => {
    await switchOnFlags(server, 'KYC3');
    await changeSetting(server, {
      merchantId: wau,
      settingName: 'withdrawal-identity-from',
      value: '50000',
    });
    const { agent, member } = await newLine();
    (await send(agent, member, '40000')).value();
    const refused = await send(agent, member, '10001');
    expect([refused.outcome(), refused.envelope.value]).toEqual([
      '409 withdrawal.identity.missing',
      { field: 'amountMinor', limitMinor: '10000' },
    ]);
    (await send(agent, member, '10000')).value();
    await changeSetting(server, { merchantId: wau, settingName: 'withdrawal-identity-from', value: '0' });
    await turnSwitch(server, 'flag KYC3', 'off');
  });
});
