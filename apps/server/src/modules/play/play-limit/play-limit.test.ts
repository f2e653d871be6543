import { hash } from 'node:crypto';
import type { PlayLimitKind } from '@wau/contract/play-limits';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { type ServerConfig, serverConfigDefaults } from '../../../server-config.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { selectPermissions } from '../vendor/permission-sql.ts';
import { permitBet } from '../vendor/permit-bet.ts';
import { launch, openPlayer, openPlayerOf, type TestPlayer } from '../vendor/testing/test-player.ts';
import { createVendorClient } from '../vendor/testing/vendor-client.ts';

const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: createTestPayments().transport }),
});
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});
const hourMs = 3_600_000;
/** The moment of an order is not the application's to change. */
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

type Owner = Pick<TestMember, 'token' | 'merchantCode'>;
const set = ({ token, merchantCode }: Owner, kind: PlayLimitKind, value: string | null) =>
  server.call('setPlayLimit', { token, merchantCode, params: { kind }, body: { value } });
const confirm = ({ token }: Owner, kind: PlayLimitKind, value: string | null) =>
  server.call('confirmPlayLimit', { token, params: { kind }, body: { value } });
const withdraw = ({ token }: Owner, kind: PlayLimitKind) =>
  server.call('withdrawPlayLimit', { token, params: { kind } });
const limitsOf = async ({ token, merchantCode }: Owner) =>
  (await server.call('getPlayLimits', { token, merchantCode })).value();
const one = async (owner: Owner, kind: PlayLimitKind) =>
  (await limitsOf(owner)).list.find((each) => each.kind === kind);
/** With another session: those of the day before have ended by then. */
const backTomorrow = async (member: TestMember): Promise<TestMember> => {
  server.clock.advance(24 * hourMs);
  const { username, password } = member;
  const body = { type: 'username' as const, username, password, captcha: '' };
  return { ...member, token: (await server.call('login', { body })).value().token };
};
const open = (balanceMinor = 100_000n) => openPlayer(server, vendor, balanceMinor);
const bet = async (player: TestPlayer, amountMinor = '100') =>
  (await vendor.send('bet', { ...player.round().bet, amountMinor, endRound: true })).outcome;

describe('ME-08 a member sets limits', () => {
  test('a first or narrower one holds at once; a wider one, or none, waits a day and for the member’s word', async () => {
    const member = await server.openMember('limits1');
    await set(member, 'deposit.week', '50000');
    expect((await set(member, 'deposit.week', '20000')).value()).toEqual({
      currencyCode: 'MYR',
      limitsMoney: true,
      checkMinutes: 60,
      list: [{ kind: 'deposit.week', value: '20000', used: '0', pending: null }],
    });
    const asked = (await set(member, 'deposit.week', '30000')).value().list[0];
    expect(asked).toMatchObject({ value: '20000', pending: { value: '30000', isReady: false } });
    expect((await confirm(member, 'deposit.week', '30000')).outcome()).toBe('409 play.limit.change.early');
    // The same again begins no new wait, and another value does.
    server.clock.advance(hourMs);
    expect((await set(member, 'deposit.week', '30000')).value().list[0]).toEqual(asked);
    const back = await backTomorrow(member);
    expect((await one(back, 'deposit.week'))?.pending).toMatchObject({ value: '30000', isReady: true });
    expect((await one(back, 'deposit.week'))?.value, 'not by itself').toBe('20000');
    expect((await confirm(back, 'deposit.week', null)).outcome()).toBe('409 play.limit.change.unknown');
    expect((await confirm(back, 'deposit.week', '30000')).value().list).toEqual([
      { kind: 'deposit.week', value: '30000', used: '0', pending: null },
    ]);
    expect((await confirm(back, 'deposit.week', '30000')).outcome()).toBe('409 play.limit.change.unknown');
  });

  test('a wish that nobody confirms for three days is gone, and asked anew it waits anew', async () => {
    let member = await server.openMember('limits.lapsed');
    await set(member, 'loss.day', '10000');
    await set(member, 'loss.day', null);
    for (let days = 0; days < 3; days += 1) member = await backTomorrow(member);
    expect((await one(member, 'loss.day'))?.pending).toMatchObject({ isReady: true });
    member = await backTomorrow(member);
    server.clock.advance(1);
    expect((await one(member, 'loss.day'))?.pending).toBeNull();
    expect((await confirm(member, 'loss.day', null)).outcome()).toBe('409 play.limit.change.unknown');
    expect((await set(member, 'loss.day', null)).value().list).toMatchObject([
      { value: '10000', pending: { value: null, isReady: false } },
    ]);
  });

  test('what waits is given up by the member, or by setting a narrower limit or the one that holds', async () => {
    const member = await server.openMember('limits2');
    await set(member, 'loss.day', '5000');
    await set(member, 'loss.day', null);
    expect((await one(member, 'loss.day'))?.pending).toMatchObject({ value: null, isReady: false });
    expect((await withdraw(member, 'loss.day')).value().list[0]).toMatchObject({
      value: '5000',
      pending: null,
    });
    expect((await withdraw(member, 'loss.day')).outcome()).toBe('409 play.limit.change.unknown');
    for (const value of ['5000', '4000']) {
      await set(member, 'loss.day', '9000');
      expect((await set(member, 'loss.day', value)).value().list[0]).toMatchObject({ value, pending: null });
    }
  });

  test('of twenty that come at once the narrowest holds, and one of twenty confirmations counts', async () => {
    const member = await server.openMember('limits3');
    const values = Array.from({ length: 20 }, (_, index) => String(2_000 - index * 50));
    await Promise.all(values.map((value) => set(member, 'stake.day', value)));
    expect((await one(member, 'stake.day'))?.value).toBe('1050');
    await set(member, 'stake.day', null);
    const back = await backTomorrow(member);
    const outcomes = await Promise.all(
      values.map(async () => (await confirm(back, 'stake.day', null)).outcome()),
    );
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(await one(back, 'stake.day')).toBeUndefined();
  });

  test('a time is of a quarter of an hour at least and less than a day', async () => {
    const member = await server.openMember('limits4');
    for (const value of ['14', '1440']) {
      expect((await set(member, 'session.day', value)).outcome()).toBe('400 play.limit.time.wrong');
    }
    expect((await set(member, 'session.day', '15')).value().list[0]).toMatchObject({
      value: '15',
      used: '0',
    });
  });

  test('an operator sees what holds and every step of it, and has no call that changes it', async () => {
    const member = await server.openMember('limits5');
    await set(member, 'stake.once', '500');
    await set(member, 'stake.once', '900');
    await withdraw(member, 'stake.once');
    const { token } = await openOperator(server, 'pelindung', 'supporter');
    const seen = (
      await server.call('getMemberPlayLimits', { token, params: { memberId: member.memberId } })
    ).value();
    expect(seen.list).toMatchObject([{ kind: 'stake.once', value: '500', pending: null }]);
    expect(seen.changes.map(({ step, oldValue, newValue }) => [step, oldValue, newValue])).toEqual([
      ['withdrawn', '900', '500'],
      ['asked', '500', '900'],
      ['set', null, '500'],
    ]);
  });
});

describe('GA-10 every bet keeps to its player’s own limits', () => {
  test('one stake, and the stakes of a day: twenty at once are taken as far as there is room', async () => {
    const player = await open();
    await set(player.member, 'stake.once', '100');
    await set(player.member, 'stake.week', '1000');
    expect(await bet(player, '101')).toBe('409 play.limit.stake');
    const bets = Array.from({ length: 20 }, () => player.round().bet);
    const answers = [
      ...(await vendor.sendBets(bets.slice(0, 10))),
      ...(await Promise.all(bets.slice(10).map(async (each) => (await vendor.send('bet', each)).outcome))),
    ];
    expect(answers.filter((answer) => !answer.includes('play.limit.stake'))).toHaveLength(10);
    expect(await player.balance()).toBe(99_000n);
    expect((await one(player.member, 'stake.week'))?.used).toBe('1000');
    expect(await bet(player, '0'), 'a free spin costs nothing').toBe('200 99000');
  });

  test('a refused bet stays refused, one that was taken keeps its answer, and the refusal tells the balance', async () => {
    const player = await open(1_000n);
    await set(player.member, 'loss.month', '150');
    const [first, second] = [player.round(), player.round()];
    expect((await vendor.send('bet', first.bet)).outcome).toBe('200 900');
    const refused = await vendor.send('bet', second.bet);
    expect([refused.outcome, refused.failure]).toEqual(['409 play.limit.loss', { balanceMinor: '900' }]);
    expect((await vendor.send('bet', first.bet)).outcome).toBe('200 900');
    // What the round has paid is no loss any more.
    expect((await vendor.send('win', first.win('400'))).outcome).toBe('200 1300');
    expect((await vendor.send('bet', second.bet)).outcome).toBe('409 play.limit.loss');
    expect(await bet(player)).toBe('200 1200');
    expect((await one(player.member, 'loss.month'))?.used).toBe('-200');
  });

  test('what a bet of yesterday wins today gives no room today, as in records', async () => {
    const player = await open(1_000n);
    await set(player.member, 'loss.day', '150');
    const round = player.round();
    await vendor.send('bet', round.bet);
    const member = await backTomorrow(player.member);
    expect((await vendor.send('win', round.win('400'))).outcome).toBe('200 1300');
    expect((await one(member, 'loss.day'))?.used).toBe('0');
    const today = await openPlayerOf(server, vendor, member);
    expect(await bet(today, '151')).toBe('409 play.limit.loss');
    expect(await bet(today, '150')).toBe('200 1150');
    expect((await one(member, 'loss.day'))?.used).toBe('150');
  });

  test('a stake that came back counts no more', async () => {
    const player = await open(1_000n);
    await set(player.member, 'stake.day', '100');
    const round = player.round();
    await vendor.send('bet', round.bet);
    expect(await bet(player)).toBe('409 play.limit.stake');
    await vendor.send('rollback', round.rollback());
    expect(await bet(player)).toBe('200 900');
  });

  test('a further stake of a round keeps to a limit on money as well', async () => {
    const player = await open(1_000n);
    await set(player.member, 'loss.day', '100');
    const { bet: first } = player.round();
    await vendor.send('bet', first);
    const further = { ...first, transactionId: `${first.transactionId}:double` };
    expect((await vendor.send('bet', further)).outcome).toBe('409 play.limit.loss');
  });

  test('two processes that look at a player’s limits take turns', async () => {
    const player = await open();
    await set(player.member, 'stake.day', '100');
    const inQuestion = { ...questionOf(player), amountMinor: toMinor(100n) };
    const now = new Date(server.clock.nowMs());
    await withTransaction(server.database, async (tx) => {
      await selectPermissions(tx, [inQuestion], now);
      await expect(
        withTransaction(server.database, async (other) => {
          await other.query({ text: `set local lock_timeout = '50ms'`, values: [] });
          await selectPermissions(other, [inQuestion], now);
        }),
      ).rejects.toThrow('lock timeout');
    });
  });

  test('vendors that keep the money ask with each stake, and are told the same', async () => {
    const player = await open();
    await set(player.member, 'stake.once', '100');
    const config = { ...serverConfigDefaults, masterSecret: testSecret } as ServerConfig;
    const parts = { ...server, config };
    const permit = (amountMinor: bigint) =>
      permitBet(parts, { ...questionOf(player), amountMinor: toMinor(amountMinor) }, false);
    expect([await permit(100n), await permit(101n)]).toEqual([undefined, 'play.limit.stake']);
  });

  const questionOf = ({ member, sessionToken }: TestPlayer) => ({
    merchantCode: member.merchantCode,
    vendorCode: studioVendorCode,
    memberId: member.memberId,
    gameId: 'dice',
    sessionTokenHash: hash('sha256', sessionToken, 'buffer'),
    buysFeature: false,
  });
});

describe('GA-07 the time of a day', () => {
  test('when it is up no round begins and no game opens; what has begun is played to its end', async () => {
    const player = await open(1_000n);
    await set(player.member, 'session.day', '15');
    const { bet: first } = player.round();
    await vendor.send('bet', first);
    server.clock.advance(16 * 60_000);
    const further = { ...first, transactionId: `${first.transactionId}:double` };
    expect((await vendor.send('bet', further)).outcome).toBe('200 800');
    expect(await bet(player)).toBe('409 play.limit.time');
    expect(await vendor.sendBets([player.round().bet])).toEqual(['play.limit.time']);
    await expect(launch(server, player.member)).rejects.toThrow('play.limit.time');
    expect(Number((await one(player.member, 'session.day'))?.used)).toBeGreaterThanOrEqual(15);
  });

  test('AC-10 play money has a limit of the time and none of money', async () => {
    const account = (await server.call('createTrialAccount', {})).value();
    const { userName: username, password } = account;
    const trial = (await server.call('loginTrial', { body: { username, password } })).value();
    expect((await set(trial, 'loss.day', '100')).outcome()).toBe('403 module.unavailable');
    expect((await set(trial, 'session.day', '15')).value()).toMatchObject({
      limitsMoney: false,
      list: [{ kind: 'session.day', value: '15' }],
    });
  });
});

describe('CA-02 deposits keep to the member’s own limit', () => {
  let number = 0;
  const deposit = ({ token }: TestMember, amountMinor: string) => {
    number += 1;
    return server.call('placeDeposit', {
      token,
      idempotencyKey: `limited-deposit-${String(number).padStart(4, '0')}`,
      body: { methodCode: 'online-banking', amountMinor, returnPath: '/m/voucherCenter' },
    });
  };

  test('what is ordered counts while it may be paid, cancelled or not, and a refusal says how much is left', async () => {
    const member = await server.openMember('depositor1');
    await set(member, 'deposit.month', '8000');
    const { depositId } = (await deposit(member, '5000')).value();
    const refused = await deposit(member, '5000');
    expect([refused.outcome(), refused.envelope.value]).toEqual([
      '409 play.limit.deposit',
      { field: 'amountMinor', limitMinor: '3000' },
    ]);
    await server.call('cancelDeposit', { token: member.token, params: { depositId } });
    expect((await deposit(member, '5000')).outcome()).toBe('409 play.limit.deposit');
    await owner.query(
      `update wau.deposits set placed_at = placed_at - interval '2 hours' where deposit_id = $1`,
      [depositId],
    );
    expect((await deposit(member, '5000')).outcome()).toBe('200');
  });

  test('twenty orders at once find the room of one', async () => {
    const member = await server.openMember('depositor2');
    await set(member, 'deposit.day', '5000');
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => (await deposit(member, '5000')).outcome()),
    );
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['200', '409 play.limit.deposit']));
  });
});
