import { headerNames } from '@wau/contract/headers';
import { beforeAll, describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { fund } from '../../../testing/member-money.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { openPlayer } from '../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';

const server = await createTestServer();
/** Laut has no account record of its own. */
beforeAll(() => switchOnFlags(server, 'TRANSREC3'));

test('CA-01: the balance is exact in minor units and has the digits of the currency', async () => {
  const member = await server.openMember('saver');
  const empty = await server.call('getBalance', { token: member.token });
  expect(empty.value()).toEqual({
    sumBalance: '0.00',
    sumBalanceMinor: '0',
    currencyCode: 'MYR',
    currencySymbol: 'RM',
  });
  await fund(server, member, 9_007_199_254_740_993n % 1_000_000_000_000_000n);
  const full = await server.call('getBalance', { token: member.token });
  expect(full.value()).toMatchObject({ sumBalance: '71992547409.93', sumBalanceMinor: '7199254740993' });
});

test('movements are listed newest first by pages, each with the balance after it', async () => {
  const member = await server.openMember('mover');
  for (const amount of [100n, 20n, 3n]) await fund(server, member, amount);
  const first = await server.call('listMovements', { token: member.token, query: { pageSize: 2 } });
  expect(first.value()).toMatchObject({
    list: [
      { amountMinor: '3', balanceMinor: '123', reason: 'adjustment', currencyCode: 'MYR', reference: '' },
      { amountMinor: '20', balanceMinor: '120' },
    ],
    nextCursor: '2',
  });
  const second = await server.call('listMovements', {
    token: member.token,
    query: { pageSize: 2, cursor: '2' },
  });
  expect(second.value()).toMatchObject({ list: [{ amountMinor: '100', balanceMinor: '100' }] });
  expect(second.value().nextCursor).toBeUndefined();
  for (const cursor of ['0', '-1', 'x', '1e3', '9'.repeat(19)]) {
    const wrong = await server.call('listMovements', { token: member.token, query: { cursor } });
    expect(wrong.outcome(), cursor).toBe('400 request.invalid');
  }
});

test("a member sees no movement of another's, and nobody's without a session", async () => {
  const owner = await server.openMember('owner');
  await fund(server, owner, 500n);
  const namesake = await server.openMember('owner', 'laut');
  const { token, merchantCode } = namesake;
  expect((await server.call('getBalance', { token, merchantCode })).value()).toMatchObject({
    sumBalanceMinor: '0',
    currencyCode: 'USD',
  });
  expect((await server.call('listMovements', { token, merchantCode })).value().list).toEqual([]);
  const outcomes = await Promise.all([
    server.call('getBalance'),
    server.call('getBalance', { token: owner.token, merchantCode: 'laut' }),
    server.call('listMovements'),
    server.call('listMovements', { token: owner.token, headers: { [headerNames.module]: undefined } }),
    server.call('listMovements', { token: owner.token, headers: { [headerNames.module]: 'GAME3' } }),
  ]);
  expect(outcomes.map((answer) => answer.outcome())).toEqual([
    '401 session.missing',
    '401 session.ended',
    '401 session.missing',
    '400 module.missing',
    '400 module.wrong',
  ]);
});

test('a module that the merchant has switched off is not to be had', async () => {
  const member = await server.openMember('switched');
  const setModules = async (sql: string): Promise<void> => {
    await server.runner.query({
      text: `update wau.merchants set enabled_modules = ${sql} where merchant_id = 'wau'`,
      values: [],
    });
  };
  const outcome = async () => (await server.call('listMovements', { token: member.token })).outcome();
  await setModules(`array_remove(enabled_modules, 'TRANSREC3')`);
  try {
    await expect.poll(outcome).toBe('403 module.unavailable');
  } finally {
    await setModules(`array_append(enabled_modules, 'TRANSREC3')`);
  }
  await expect.poll(outcome).toBe('200');
});

describe('CA-04 CA-06 the account record', () => {
  const vendor = createVendorClient(server.handle.vendorTransport, {
    vendorCode: studioVendorCode,
    key: studioVendorKey(testSecret),
    clock: server.clock,
  });
  const day = (moment: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' }).format(new Date(moment));

  test('names the game in the language that was asked for, and is kept to a kind with its totals', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const { token } = player.member;
    const round = player.round();
    await vendor.send('bet', round.bet);
    await vendor.send('win', round.win('250'));
    const all = (await server.call('listMovements', { token })).value().list;
    expect(all.map(({ reason, gameName }) => [reason, gameName])).toEqual([
      ['game.win', 'Dadu'],
      ['game.bet', 'Dadu'],
      ['adjustment', ''],
    ]);
    const english = await server.call('listMovements', { token, headers: { Language: 'EN' } });
    expect(english.value().list[0]?.gameName).toBe('Dice');
    // The ledger takes its times from the database's clock.
    const days = { fromDay: day(all[0]?.happenedAt ?? ''), toDay: day(all[0]?.happenedAt ?? '') };
    const totals = async (kind?: 'stake' | 'payout' | 'deposit' | 'other') =>
      (
        await server.call('getMovementTotals', {
          token,
          query: { ...days, ...(kind === undefined ? {} : { kind }) },
        })
      ).value();
    const reasons = async (kind: 'stake' | 'payout' | 'deposit' | 'other') =>
      (await server.call('listMovements', { token, query: { ...days, kind } }))
        .value()
        .list.map(({ reason }) => reason);
    expect(await totals()).toEqual({
      inMinor: '1250',
      outMinor: '100',
      netMinor: '1150',
      currencyCode: 'MYR',
    });
    expect(await totals('stake')).toMatchObject({ inMinor: '0', outMinor: '100', netMinor: '-100' });
    expect(await totals('payout')).toMatchObject({ inMinor: '250', outMinor: '0' });
    expect(await totals('deposit')).toMatchObject({ inMinor: '0', outMinor: '0' });
    expect(await reasons('stake')).toEqual(['game.bet']);
    expect(await reasons('payout')).toEqual(['game.win']);
    expect(await reasons('other')).toEqual(['adjustment']);
    expect(await reasons('deposit')).toEqual([]);
    const before = { fromDay: '2020-01-01', toDay: '2020-01-31' };
    expect((await server.call('listMovements', { token, query: before })).value().list).toEqual([]);
    expect((await server.call('getMovementTotals', { token, query: before })).value()).toMatchObject({
      inMinor: '0',
      outMinor: '0',
    });
  });

  test.each([
    [{ fromDay: '2026-02-30', toDay: '2026-03-01' }],
    [{ fromDay: '2026-03-02', toDay: '2026-03-01' }],
    [{ fromDay: '2026-01-01', toDay: '2026-12-31' }],
  ])('refuses a period that is none: %j', async (query) => {
    const { token } = await server.openMember(`period-${query.fromDay}`);
    expect((await server.call('getMovementTotals', { token, query })).outcome()).toBe('400 request.invalid');
    expect((await server.call('listMovements', { token, query })).outcome()).toBe('400 request.invalid');
  });

  test('half a period is none', async () => {
    const { token } = await server.openMember('half');
    for (const query of [{ fromDay: '2026-01-01' }, { toDay: '2026-01-01' }]) {
      expect((await server.call('listMovements', { token, query })).outcome()).toBe('400 request.invalid');
    }
  });
});
