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
import { addTurnoverRequirement } from '../turnover/turnover-requirements.ts';

const server = await createTestServer();
const wau = 'wau' as MerchantCode;
/** Who stands under whom is not the application's to change. */
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
beforeAll(async () => {
  await owner.connect();
  await switchOnFlags(server, 'AGETRANSFERUP3');
});
afterAll(() => owner.end());

let number = 0;
const nextKey = () => {
  number += 1;
  return `upline-transfer-${String(number).padStart(6, '0')}`;
};

/** A member with RM 1,000 and a payment password, and the one above. */
async function newLine(balanceMinor = 100_000n): Promise<{ member: TestMember; upline: TestMember }> {
  number += 1;
  const upline = await server.openMember(`above${number}`);
  const member = await server.openMember(`below${number}`);
  await owner.query('update wau.members set upline_member_id = $1 where member_id = $2', [
    upline.memberId,
    member.memberId,
  ]);
  await openPayee(server, member, `21409876${1000 + number}`);
  if (balanceMinor > 0n) await fund(server, member, balanceMinor);
  return { member, upline };
}

const send = (
  { token }: TestMember,
  amountMinor = '40000',
  idempotencyKey = nextKey(),
  paymentPassword = testPaymentPassword,
) => server.call('transferToUpline', { token, idempotencyKey, body: { amountMinor, paymentPassword } });
const terms = ({ token }: TestMember) => server.call('getUplineTransferTerms', { token });
const movementsOf = async ({ token }: TestMember) =>
  (await server.call('listMovements', { token, query: { kind: 'transfer' } })).value().list;
const inboxOf = async ({ token }: TestMember) =>
  (await server.call('listInboxMessages', { token, query: {} })).value().list.map(({ content }) => content);
const setType = (member: TestMember, type: number) =>
  owner.query('update wau.members set member_type = $1 where member_id = $2', [type, member.memberId]);

const usual = { 'upline-transfer-minimum': '1000', 'upline-transfer-maximum': '5000000' };
async function set(changes: Partial<typeof usual>): Promise<void> {
  for (const [settingName, value] of Object.entries(changes))
    await changeSetting(server, { merchantId: wau, settingName, value });
}
afterEach(() => set(usual));

describe('ME-13 what goes out before the identity is known', () => {
  test('ME-13 CA-03 money sent up counts towards it, as a withdrawal does', async () => {
    await switchOnFlags(server, 'KYC3');
    await changeSetting(server, {
      merchantId: wau,
      settingName: 'withdrawal-identity-from',
      value: '50000',
    });
    const { member } = await newLine();
    (await send(member, '40000')).value();
    const refused = await send(member, '10001');
    expect([refused.outcome(), refused.envelope.value]).toEqual([
      '409 withdrawal.identity.missing',
      { field: 'amountMinor', limitMinor: '10000' },
    ]);
    const { identity } = (await server.call('getWithdrawalTerms', { token: member.token })).value();
    expect(identity).toEqual({ leftMinor: '10000', status: 'none' });
    (await send(member, '10000')).value();
    await changeSetting(server, { merchantId: wau, settingName: 'withdrawal-identity-from', value: '0' });
  });
});

describe('ME-13 sending money up', () => {
  test('ME-13 moves it from one wallet into the other by one transfer, and both read of it', async () => {
    const { member, upline } = await newLine();
    expect((await terms(member)).value()).toMatchObject({
      ...{ balanceMinor: '100000', minAmountMinor: '1000', maxAmountMinor: '5000000' },
      ...{ uplineName: 'ab***', isUplineOpen: true, hasPaymentPassword: true, recent: [] },
      turnover: { missingMinor: '0' },
    });
    const sent = (await send(member)).value();
    expect(sent).toMatchObject({ amountMinor: '40000', currencyCode: 'MYR', uplineName: 'ab***' });
    expect([await balanceOf(server, member), await balanceOf(server, upline)]).toEqual([60_000n, 40_000n]);
    const reference = sent.uplineTransferId;
    expect(await movementsOf(member)).toMatchObject([
      { reason: 'upline.transfer', amountMinor: '-40000', balanceMinor: '60000', reference },
    ]);
    expect(await movementsOf(upline)).toMatchObject([
      { reason: 'upline.transfer', amountMinor: '40000', balanceMinor: '40000', reference },
    ]);
    expect((await inboxOf(member))[0]).toContain('RM\u00a0400');
    expect((await inboxOf(upline))[0]).toContain(member.username);
    expect((await terms(member)).value()).toMatchObject({ balanceMinor: '60000', recent: [sent] });
    expect(await server.ledger.verifyChains(wau)).toEqual([]);
  });

  test('ME-13 F1 repeated it moves once, and another amount under the same key is refused', async () => {
    const { member, upline } = await newLine();
    const key = nextKey();
    const first = (await send(member, '30000', key)).value();
    expect((await send(member, '30000', key)).value()).toEqual(first);
    expect((await send(member, '30001', key)).outcome()).toBe('409 idempotency.conflict');
    expect(await balanceOf(server, upline)).toBe(30_000n);
  });

  test('ME-13 F1 sent twenty times under one key it moves once', async () => {
    const { member, upline } = await newLine();
    const key = nextKey();
    // Fewer at once than a payment password has attempts.
    const answers: string[] = [];
    while (answers.length < 20) {
      const four = await Promise.all(Array.from({ length: 4 }, () => send(member, '30000', key)));
      answers.push(...four.map((answer) => answer.value().uplineTransferId));
    }
    expect(new Set(answers).size).toBe(1);
    expect([await balanceOf(server, member), await balanceOf(server, upline)]).toEqual([70_000n, 30_000n]);
  });

  test('ME-13 twenty under keys of their own spend what is there and no more', async () => {
    const { member, upline } = await newLine(100_000n);
    const outcomes: string[] = [];
    while (outcomes.length < 20) {
      const four = await Promise.all(Array.from({ length: 4 }, () => send(member, '30000')));
      outcomes.push(...four.map((answer) => answer.outcome()));
    }
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === '402 balance.insufficient')).toHaveLength(17);
    expect([await balanceOf(server, member), await balanceOf(server, upline)]).toEqual([10_000n, 90_000n]);
    expect(await server.ledger.verifyChains(wau)).toEqual([]);
  });
});

describe('ME-13 who may not is told why, and no money moves', () => {
  test('ME-13 nobody above, the type at the top, and a closed account above', async () => {
    const alone = await server.openMember(`alone${number}`);
    await openPayee(server, alone, '319900112233');
    expect((await terms(alone)).outcome()).toBe('409 upline.missing');
    expect((await send(alone)).outcome()).toBe('409 upline.missing');
    const { member, upline } = await newLine();
    await setType(member, 2);
    expect((await terms(member)).outcome()).toBe('409 upline.type.excluded');
    expect((await send(member)).outcome()).toBe('409 upline.type.excluded');
    await setType(member, 0);
    await owner.query(`update wau.members set status = 'disabled' where member_id = $1`, [upline.memberId]);
    expect((await terms(member)).value()).toMatchObject({ isUplineOpen: false });
    expect((await send(member)).outcome()).toBe('409 upline.unavailable');
    expect(await balanceOf(server, member)).toBe(100_000n);
  });

  test('ME-13 with the switch off neither call is answered', async () => {
    const { member } = await newLine();
    await turnSwitch(server, 'flag AGETRANSFERUP3', 'off');
    try {
      expect((await terms(member)).outcome()).toBe('403 module.unavailable');
      expect((await send(member)).outcome()).toBe('403 module.unavailable');
    } finally {
      await turnSwitch(server, 'flag AGETRANSFERUP3', 'on');
    }
  });

  test('ME-13 the bounds of the merchant, named with the refusal', async () => {
    const { member } = await newLine();
    await set({ 'upline-transfer-minimum': '5000', 'upline-transfer-maximum': '20000' });
    const below = await send(member, '4999');
    expect(below.outcome()).toBe('400 upline.amount.below.minimum');
    expect(below.envelope).toMatchObject({ value: { field: 'amountMinor', limitMinor: '5000' } });
    const above = await send(member, '20001');
    expect(above.outcome()).toBe('400 upline.amount.above.maximum');
    expect(above.envelope).toMatchObject({ value: { field: 'amountMinor', limitMinor: '20000' } });
    expect((await send(member, '20000')).outcome()).toBe('200');
  });

  test('ME-13 a wrong payment password, none, and stakes that rewards still ask for', async () => {
    const { member, upline } = await newLine();
    expect((await send(member, '40000', nextKey(), '111222')).outcome()).toMatch(/payment\.password\.wrong$/);
    expect((await send(upline)).outcome()).toBe('409 payment.password.missing');
    await addTurnoverRequirement(
      server.runner,
      { merchantCode: wau, memberId: member.memberId, currencyCode: 'MYR' },
      { reference: `test-${number}`, requiredMinor: toMinor(5_000n), grantedMinor: toMinor(500n) },
      new Date(server.clock.nowMs()),
    );
    const refused = await send(member);
    expect(refused.outcome()).toBe('409 turnover.missing');
    expect(refused.envelope).toMatchObject({ value: { limitMinor: '5000' } });
    expect((await terms(member)).value()).toMatchObject({ turnover: { missingMinor: '5000' } });
    expect(await balanceOf(server, upline)).toBe(0n);
  });

  test('ME-13 more than thirty an hour', async () => {
    const { member } = await newLine();
    // As many as the hour takes but one, without what each costs.
    const rule = { name: 'upline.member', windowMs: 60 * 60_000, window: 'fixed' } as const;
    for (let sent = 0; sent < 29; sent += 1) await requireAttempt(server, wau, rule, member.memberId, 30);
    expect((await send(member, '1000')).outcome()).toBe('200');
    expect((await send(member, '1000')).outcome()).toBe('429 rate.limited');
  });
});
