import { hash } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { expect, test, vi } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { type ServerConfig, serverConfigDefaults } from '../../../server-config.ts';
import { changeSetting } from '../../../testing/change-settings.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { permitBet } from '../vendor/permit-bet.ts';
import { launch, openPlayer, type TestPlayer } from '../vendor/testing/test-player.ts';
import { createVendorClient } from '../vendor/testing/vendor-client.ts';

const server = await createTestServer();
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});
const minuteMs = 60_000;
const open = () => openPlayer(server, vendor, 100_000n);
const bet = async (player: TestPlayer, amountMinor = '100') =>
  (await vendor.send('bet', { ...player.round().bet, amountMinor, endRound: true })).outcome;
/** Plays on without a break, until so many minutes have passed. */
const playFor = async (player: TestPlayer, minutes: number) => {
  for (let passed = 0; passed < minutes; passed += 20) {
    await bet(player);
    server.clock.advance(Math.min(20, minutes - passed) * minuteMs);
  }
};
const checkOf = async ({ token, merchantCode }: TestMember) =>
  (await server.call('getRealityCheck', { token, merchantCode })).value().check;
const answer = ({ token, merchantCode }: TestMember, dueAt: string, word: 'go.on' | 'stop') =>
  server.call('answerRealityCheck', { token, merchantCode, body: { dueAt, answer: word } });
const due = async (member: TestMember) => {
  const check = await checkOf(member);
  if (check?.result == null) throw new Error('the check is due');
  return { ...check, result: check.result };
};

test('ME-08 after an hour of play no round begins until the member has looked back, and what has begun is played to its end', async () => {
  const member = await server.openMember('reality.none');
  expect(await checkOf(member)).toBeNull();
  const player = await open();
  const begun = player.round();
  expect((await vendor.send('bet', begun.bet)).outcome).toBe('200 99900');
  expect(await checkOf(player.member)).toMatchObject({ everyMinutes: 60, result: null });
  await playFor(player, 60);
  expect(await bet(player)).toBe('409 play.check.due');
  expect(await vendor.sendBets([player.round().bet, player.round().bet])).toEqual([
    'play.check.due',
    'play.check.due',
  ]);
  const further = { ...begun.bet, transactionId: `${begun.bet.transactionId}:double` };
  expect((await vendor.send('bet', further)).outcome).toMatch(/^200 /);
  expect((await vendor.send('win', begun.win('450'))).outcome).toMatch(/^200 /);
  const { dueAt, result } = await due(player.member);
  expect(result).toEqual({ playedMinutes: 60, stakeMinor: '500', payoutMinor: '450', netMinor: '-50' });
  const answered = (await answer(player.member, dueAt, 'go.on')).value().check;
  expect(answered).toMatchObject({ everyMinutes: 60, result: null });
  expect(await bet(player)).toMatch(/^200 /);
});

test('vendors that keep the money ask with each stake, and are told the same', async () => {
  const player = await open();
  const config = { ...serverConfigDefaults, masterSecret: testSecret } as ServerConfig;
  const question = {
    merchantCode: player.member.merchantCode,
    vendorCode: studioVendorCode,
    memberId: player.member.memberId,
    gameId: 'dice',
    sessionTokenHash: hash('sha256', player.sessionToken, 'buffer'),
    buysFeature: false,
    amountMinor: toMinor(100n),
  };
  const permit = (isBegun: boolean) => permitBet({ ...server, config }, question, isBegun);
  expect(await permit(false)).toBeUndefined();
  await playFor(player, 60);
  expect([await permit(false), await permit(true)]).toEqual(['play.check.due', undefined]);
});

test('a check is not answered beforehand, and an answer is good for the check that was shown alone', async () => {
  const player = await open();
  const early = (await checkOf(player.member))?.dueAt ?? '';
  expect((await answer(player.member, early, 'go.on')).outcome()).toBe('409 play.check.early');
  await playFor(player, 60);
  expect((await answer(player.member, '2026-01-01T00:00:00.000Z', 'go.on')).outcome()).toBe('200');
  expect(await bet(player)).toBe('409 play.check.due');
  const { dueAt } = await due(player.member);
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer(player.member, dueAt, 'go.on')));
  expect(new Set(answers.map((each) => each.value().check?.dueAt)).size).toBe(1);
  const stored = await server.runner.query<{ answer: string; stake_minor: bigint }>({
    text: 'select answer, stake_minor from wau.reality_check_answers where member_id = $1',
    values: [player.member.memberId],
  });
  expect(stored).toEqual([{ answer: 'go.on', stake_minor: 300n }]);
});

test('whoever stops places no bet before opening a game anew, and is then not asked again at once', async () => {
  const player = await open();
  await playFor(player, 60);
  const { dueAt } = await due(player.member);
  await answer(player.member, dueAt, 'stop');
  await answer(player.member, dueAt, 'stop');
  expect(await bet(player)).toBe('409 play.check.due');
  await launch(server, player.member);
  expect(await bet(player)).toMatch(/^200 /);
  expect(await checkOf(player.member)).toMatchObject({ result: null });
});

test('opening another game does not put a check off, and half an hour without a bet begins play anew', async () => {
  const player = await open();
  const first = (await checkOf(player.member))?.dueAt;
  await playFor(player, 40);
  await launch(server, player.member);
  expect((await checkOf(player.member))?.dueAt).toBe(first);
  await playFor(player, 20);
  await launch(server, player.member);
  expect(await bet(player), 'a check that is due stays').toBe('409 play.check.due');
  server.clock.advance(31 * minuteMs);
  const { username, password, merchantCode } = player.member;
  const body = { type: 'username' as const, username, password, captcha: '' };
  const back = {
    ...player.member,
    token: (await server.call('login', { body, merchantCode })).value().token,
  };
  await launch(server, back);
  expect(await checkOf(back)).toMatchObject({ result: null });
});

test('a member looks back more often at once, and less often a day later; the bounds are kept', async () => {
  const player = await open();
  const { token } = player.member;
  const set = (value: string | null) =>
    server.call('setPlayLimit', { token, params: { kind: 'check.every' }, body: { value } });
  for (const value of ['9', '241']) {
    expect((await set(value)).outcome()).toBe('400 play.limit.time.wrong');
  }
  server.clock.advance(15 * minuteMs);
  const limits = (await set('10')).value();
  expect(limits).toMatchObject({
    checkMinutes: 60,
    list: [{ kind: 'check.every', value: '10', used: null }],
  });
  expect(await bet(player)).toBe('409 play.check.due');
  const { dueAt } = await due(player.member);
  expect((await answer(player.member, dueAt, 'go.on')).value().check).toMatchObject({ everyMinutes: 10 });
  expect((await set(null)).value().list).toMatchObject([{ value: '10', pending: { value: null } }]);
  server.clock.advance(10 * minuteMs);
  expect(await bet(player)).toBe('409 play.check.due');
});

test('two merchants ask by their own interval', async () => {
  const merchantId = 'laut' as MerchantCode;
  await changeSetting(server, { merchantId, settingName: 'reality-check-minutes', value: '30' });
  await vi.waitFor(async () => {
    expect((await server.handle.merchantOf('', merchantId))?.realityCheckMinutes).toBe(30);
  });
  const player = await openPlayer(server, vendor, 1_000n, 'laut');
  expect(await checkOf(player.member)).toMatchObject({ everyMinutes: 30, currencyCode: 'USD' });
});
