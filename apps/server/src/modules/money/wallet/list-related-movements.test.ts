import { makeId } from '@wau/contract/ids';
import { describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { fund } from '../../../testing/member-money.ts';
import { openPayee, testPaymentPassword } from '../../../testing/open-payee.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { openPlayer } from '../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';

const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: createTestPayments().transport }),
});
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});

type Query = NonNullable<NonNullable<Parameters<typeof server.call<'listRelatedMovements'>>[1]>['query']>;

const related = ({ token }: TestMember, query: Query) =>
  server.call('listRelatedMovements', { token, query });

const told = async (member: TestMember, query: Query) =>
  (await related(member, query)).value().list.map((row) => [row.reason, row.amountMinor, row.balanceMinor]);

describe('CA-04 CA-06 what a line of a record moved in the wallet', () => {
  test('a bet leads to its stake and its win among other rounds, and from the movement back to the bet', async () => {
    const { member, round } = await openPlayer(server, vendor, 1_000n);
    const [wanted, other] = [round(), round()];
    await vendor.send('bet', wanted.bet);
    await vendor.send('bet', other.bet);
    await vendor.send('win', wanted.win('250'));
    await vendor.send('endRound', other.end);
    const betKey = `vendor:studio:${wanted.bet.roundId}`;
    expect(await told(member, { betKey })).toEqual([
      ['game.bet', '-100', '900'],
      ['game.win', '250', '1050'],
    ]);

    const { token } = member;
    const movements = (await server.call('listMovements', { token, query: {} })).value().list;
    expect(movements.filter((movement) => movement.betKey === betKey)).toHaveLength(2);
    const bet = (await server.call('getBet', { token, query: { betKey } })).value();
    expect(bet).toMatchObject({
      stakeMinor: '100',
      payoutMinor: '250',
      verifyUrl: expect.stringContaining('verify'),
    });
    expect(bet.steps.map(({ kind, payoutMinor }) => [kind, payoutMinor])).toEqual([['settled', '250']]);

    const stranger = await server.openMember('nosy');
    expect((await related(stranger, { betKey })).outcome()).toBe('404 bet.unknown');
    const strangers = await server.call('getBet', { token: stranger.token, query: { betKey } });
    expect(strangers.outcome()).toBe('404 bet.unknown');
    expect((await related(member, { betKey: 'no bet at all' })).outcome()).toBe('404 bet.unknown');
  });

  test('a withdrawal that was cancelled leads to what it took and to what came back', async () => {
    const member = await server.openMember('withdraws');
    await fund(server, member, 100_000n);
    const bankCardId = await openPayee(server, member);
    const { token } = member;
    const body = { bankCardId, amountMinor: '40000', paymentPassword: testPaymentPassword };
    const { withdrawalId } = (
      await server.call('placeWithdrawal', { token, idempotencyKey: 'related-withdrawal-1', body })
    ).value();
    (await server.call('cancelWithdrawal', { token, params: { withdrawalId } })).value();
    expect(await told(member, { withdrawalId })).toEqual([
      ['withdrawal', '-40000', '60000'],
      ['withdrawal.reversal', '40000', '100000'],
    ]);
    const query = { kind: 'withdrawal' } as const;
    const movements = (await server.call('listMovements', { token, query })).value().list;
    expect(movements.map((movement) => movement.withdrawalId)).toEqual([withdrawalId, withdrawalId]);
    const stranger = await server.openMember('nosier');
    expect((await related(stranger, { withdrawalId })).outcome()).toBe('404 withdrawal.unknown');
  });

  test('a deposit without money has moved nothing; one of somebody else is not there', async () => {
    const member = await server.openMember('deposits');
    const { depositId } = (
      await server.call('placeDeposit', {
        token: member.token,
        idempotencyKey: 'related-deposit-0001',
        body: { methodCode: 'online-banking', amountMinor: '5000', returnPath: '/m/voucherCenter' },
      })
    ).value();
    expect(await told(member, { depositId })).toEqual([]);
    const stranger = await server.openMember('nosiest');
    expect((await related(stranger, { depositId })).outcome()).toBe('404 deposit.unknown');
  });

  test('one thing is asked about at a time', async () => {
    const member = await server.openMember('asks');
    const depositId = makeId('deposit', 1, new Uint8Array(10));
    expect((await related(member, {})).outcome()).toBe('400 request.invalid');
    const both = await related(member, { depositId, betKey: 'vendor:studio:1' });
    expect(both.outcome()).toBe('400 request.invalid');
  });
});
