import type { MerchantCode } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { openPayee, testPaymentPassword } from '../../../testing/open-payee.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { openPlayer } from '../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';
import { addTurnoverRequirement } from '../turnover/turnover-requirements.ts';
import { finishClosuresJob } from './finish-closures-job.ts';

const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: createTestPayments().transport }),
});
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});

const merchants = {
  byCode: async (merchantCode: MerchantCode) => server.handle.merchantOf('', merchantCode),
} as Parameters<typeof finishClosuresJob>[0]['merchants'];
const runJob = () => finishClosuresJob({ ...server, merchants }).run(undefined, new AbortController().signal);

type Owner = Pick<TestMember, 'token'>;
const close = ({ token }: Owner, userName: string) =>
  server.call('closeAccount', { token, body: { userName } });
const stateOf = async ({ token }: Owner) => (await server.call('getAccountClosure', { token })).value();
const logIn = async ({ username, password }: TestMember) =>
  server.call('login', { body: { type: 'username', username, password, captcha: '' } });
const auditOf = async ({ memberId }: TestMember) =>
  (
    await server.runner.query<{ entry: string }>({
      text: `select actor_kind || ' ' || action as entry from wau.audit_entries where subject = $1 order by entry_id`,
      values: [memberId],
    })
  ).map(({ entry }) => entry);

test('ME-08 an account with nothing in it is closed at once, by its own name alone, and logs in no more', async () => {
  const member = await server.openMember('tutup1');
  expect((await close(member, 'somebody')).outcome()).toBe('400 account.closure.name.wrong');
  expect((await close(member, ' TUTUP1 ')).value()).toEqual({ isClosed: true });
  expect((await server.call('getBalance', { token: member.token })).outcome()).toBe('401 session.ended');
  expect((await logIn(member)).outcome()).toBe('401 login.failed');
  expect(await auditOf(member)).toEqual(['member closeAccount', 'installation finishClosure']);
});

test('ME-08 an account with money waits until it is paid out by the ordinary withdrawal, and nothing else is answered', async () => {
  const player = await openPlayer(server, vendor, 10_000n);
  const { member } = player;
  const bankCardId = await openPayee(server, member, '114098770001');
  const begun = player.round();
  expect((await vendor.send('bet', begun.bet)).outcome).toBe('200 9900');
  expect((await close(member, member.username)).value()).toEqual({ isClosed: false });
  expect((await vendor.send('bet', player.round().bet)).outcome).toBe('401 vendor.token.expired');

  const back = { ...member, ...(await logIn(member)).value() };
  expect(back.isPaused).toBe(true);
  expect((await server.call('getPlayPause', { token: back.token })).value().pause).toMatchObject({
    kind: 'closure',
    endsAt: null,
  });
  expect(await stateOf(back)).toMatchObject({ balanceMinor: '9900', waitsFor: ['balance', 'round'] });
  for (const refused of [
    server.call('launchGame', { token: back.token, query: { vendor: 'studio', gameId: 'dice' } }),
    server.call('placeDeposit', {
      token: back.token,
      idempotencyKey: 'closing-deposit-0001',
      body: { methodCode: 'online-banking', amountMinor: '5000', returnPath: '/m/voucherCenter' },
    }),
  ]) {
    expect((await refused).outcome()).toBe('403 play.paused');
  }
  // What had begun is settled all the same, and paid out with the rest.
  expect((await vendor.send('win', begun.win('250'))).outcome).toBe('200 10150');
  expect((await close(back, member.username)).value(), 'asked again').toEqual({ isClosed: false });
  const withdraw = (amountMinor: string, idempotencyKey: string) =>
    server.call('placeWithdrawal', {
      token: back.token,
      idempotencyKey,
      body: { bankCardId, amountMinor, paymentPassword: testPaymentPassword },
    });
  expect((await withdraw('10149', 'closing-withdrawal-01')).outcome()).toBe('200');
  // Less than the merchant's minimum, since nothing may be left.
  expect((await withdraw('1', 'closing-withdrawal-02')).outcome()).toBe('200');
  expect((await stateOf(back)).waitsFor).toEqual(['withdrawal']);
  await runJob();
  expect((await server.call('getBalance', { token: back.token })).outcome()).toBe('200');

  await server.runner.query({
    text: `update wau.payouts set status = 'paid', sent_at = held_at, decided_at = $2, ask_at = null where member_id = $1`,
    values: [member.memberId, new Date(server.clock.nowMs())],
  });
  server.clock.advance(6 * 60_000);
  await runJob();
  expect((await server.call('getBalance', { token: back.token })).outcome()).toBe('401 session.ended');
  expect((await logIn(member)).outcome()).toBe('401 login.failed');
  await runJob();
  expect(await auditOf(member)).toEqual(['member closeAccount', 'installation finishClosure']);
});

test('ME-10 rewards that are not played through lapse, with those that come while the closure waits', async () => {
  const member = await server.openMember('tutup3');
  await fund(server, member, 8_000n);
  const owner = { ...member, currencyCode: 'MYR' } as const;
  const ask = (reference: string) =>
    withTransaction(server.database, (tx) =>
      addTurnoverRequirement(
        tx,
        owner,
        { reference, requiredMinor: toMinor(50_000n), grantedMinor: toMinor(3_000n) },
        new Date(server.clock.nowMs()),
      ),
    );
  await ask('rwd-closing-1');
  expect(await stateOf(member)).toMatchObject({
    closure: null,
    balanceMinor: '8000',
    lapsingMinor: '3000',
    waitsFor: ['balance'],
  });
  await close(member, member.username);
  expect(await balanceOf(server, member)).toBe(5_000n);
  const back = { ...member, ...(await logIn(member)).value() };
  await ask('rwd-closing-2');
  server.clock.advance(6 * 60_000);
  await runJob();
  expect(await balanceOf(server, member)).toBe(2_000n);
  const { list } = (
    await server.call('listMovements', { token: back.token, query: { kind: 'bonus' } })
  ).value();
  expect(list.map(({ amountMinor, reason }) => [amountMinor, reason])).toEqual([
    ['-3000', 'reward.lapse'],
    ['-3000', 'reward.lapse'],
  ]);
});

test('of twenty wishes at once one begins the closure', async () => {
  const member = await server.openMember('tutup4');
  await fund(server, member, 1_000n);
  const answers = await Promise.all(Array.from({ length: 20 }, () => close(member, member.username)));
  const outcomes = new Set(answers.map((answer) => answer.outcome()));
  outcomes.delete('401 session.ended');
  expect([...outcomes]).toEqual(['200']);
  expect(await auditOf(member)).toEqual(['member closeAccount']);
});

test('AC-10 play money is no account to close', async () => {
  const { userName: username, password } = (await server.call('createTrialAccount', {})).value();
  const trial = (await server.call('loginTrial', { body: { username, password } })).value();
  const asked = await server.call('closeAccount', {
    token: trial.token,
    merchantCode: trial.merchantCode,
    body: { userName: username },
  });
  expect(asked.outcome()).toBe('403 trial.closed');
});
