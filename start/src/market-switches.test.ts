import { randomUUID } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import { changeSetting } from '@wau/server/testing/change-settings';
import { balanceOf, fund } from '@wau/server/testing/member-money';
import { createTestServer, type TestMember } from '@wau/server/testing/test-server';
import type { Database } from '@wau/service/database/database';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { injectedTransport } from './injected-transport.ts';
import { registerOtherParties } from './testing/s1/register-other-parties.ts';

/** What a merchant switches off is off at once: through the real operator, the real studio and the four protocols. */

let database: Database;
let vendors: FastifyInstance;
const server = await createTestServer({
  dependencies: (usual) => {
    database = usual.database;
    return { ...usual, vendorTransport: () => (request) => injectedTransport(vendors)(request) };
  },
  alsoRegister: async (app, handle) => {
    vendors = app;
    afterAll(await registerOtherParties(app, handle, database));
  },
});

const wau = 'wau' as MerchantCode;
const changed = new Map<string, string>();

/** Switched back when the test is over. */
async function change(settingName: string, value: string): Promise<void> {
  const { oldValue } = await changeSetting(server, { merchantId: wau, settingName, value });
  if (!changed.has(settingName)) changed.set(settingName, { true: 'on', false: 'off' }[oldValue] ?? oldValue);
}
afterEach(async () => {
  for (const [settingName, value] of changed)
    await changeSetting(server, { merchantId: wau, settingName, value });
  changed.clear();
});

let members = 0;

async function open(vendor: string, gameId: string, member?: TestMember) {
  members += 1;
  const player = member ?? (await server.openMember(`switched${members}`));
  const { token } = player;
  if (member === undefined) await fund(server, player, 100_000n);
  const launched = await server.call('launchGame', { token, query: { vendor, gameId } });
  const { launchUrl, vendorWallet } = launched.value();
  if (vendorWallet !== undefined && member === undefined) {
    const body = { from: 'main', to: vendor };
    await server.call('transferFunds', { token, idempotencyKey: randomUUID(), body });
  }
  const launchToken = /#launch=([\w.-]+)$/.exec(launchUrl)?.[1] ?? '';
  const play = (await server.call('openPlay', { body: { launchToken } })).value();
  const bet = (stakeMinor: string, parameters: unknown, idempotencyKey = randomUUID()) =>
    server.call('placeBet', { token: play.playToken, body: { stakeMinor, parameters }, idempotencyKey });
  const balance = async () =>
    (await server.call('getPlayBalance', { token: play.playToken })).value().balanceMinor;
  return { member: player, play, bet, balance };
}

/** A title of each vendor that sells free spins, with a whole number of coins at their price. */
const selling = [
  ['studio', 'angkasa-lohong', '2640', '30'],
  ['angin', 'dinosaur-jura', '980', '35'],
  ['rimba', 'aztek-suria', '1300', '50'],
  ['samudra', 'drakula-puri', '820', '20'],
] as const;

describe.each(selling)('S10 GA-09 %s, %s', (vendor, gameId, priceMinor, stakeMinor) => {
  test('sells its feature, until the market forbids it: then refused, in a page that was opened before as well', async () => {
    const before = await open(vendor, gameId);
    expect(before.play.allowsFeatureBuy).toBe(true);
    const bought = (await before.bet(priceMinor, { buy: 'freeSpins' })).value();
    expect(bought.events).toContainEqual(expect.objectContaining({ type: 'featureStarted', isBought: true }));
    await change('feature-buy', 'off');
    const held = await before.balance();
    const key = randomUUID();
    for (const attempt of ['first', 'repeated']) {
      const refused = await before.bet(priceMinor, { buy: 'freeSpins' }, key);
      expect(refused.outcome(), attempt).toBe('403 feature.buy.forbidden');
    }
    expect(await before.balance()).toBe(held);
    expect((await before.bet(stakeMinor, {})).outcome(), 'a spin').toBe('200');
    await expect
      .poll(async () => (await open(vendor, gameId, before.member)).play.allowsFeatureBuy)
      .toBe(false);
  });

  test('switched off it begins no round, launches nothing and is in no list; switched on it does again', async () => {
    const player = await open(vendor, gameId);
    expect((await player.bet(stakeMinor, {})).outcome()).toBe('200');
    await change(`game ${vendor} ${gameId}`, 'off');
    const held = await player.balance();
    expect((await player.bet(stakeMinor, {})).outcome()).toBe('403 game.unavailable');
    expect(await player.balance()).toBe(held);
    const { token } = player.member;
    const launch = () => server.call('launchGame', { token, query: { vendor, gameId } });
    expect((await launch()).outcome()).toBe('403 game.unavailable');
    const listed = async () => {
      const query = { vassalage: vendor, pageSize: 100 };
      const { games, totalPages } = (await server.call('listGames', { query })).value();
      expect(totalPages).toBeLessThan(4);
      const further = await Promise.all(
        Array.from({ length: totalPages - 1 }, async (_, page) => {
          const answer = await server.call('listGames', { query: { ...query, pageNo: page + 2 } });
          return answer.value().games;
        }),
      );
      return [games, ...further].flat().some((game) => game.gameId === gameId);
    };
    // Each process learns of it by a notice.
    await expect.poll(listed).toBe(false);
    await change(`game ${vendor} ${gameId}`, 'on');
    await expect.poll(listed).toBe(true);
    expect((await launch()).outcome()).toBe('200');
    expect((await player.bet(stakeMinor, {})).outcome()).toBe('200');
  });
});

test('S10 a vendor that is switched off begins no round in any of its titles, and the others go on', async () => {
  const off = await open('rimba', 'aztek-suria');
  const on = await open('angin', 'dinosaur-jura');
  await change('vendor rimba', 'off');
  expect((await off.bet('50', {})).outcome()).toBe('403 game.unavailable');
  expect((await on.bet('35', {})).outcome()).toBe('200');
});

test('S10 without transfers no game of a vendor with wallets of its own is launched, nor money sent there; others are', async () => {
  const { member } = await open('samudra', 'drakula-puri');
  const { token } = member;
  await change('module FUNDTRANS3', 'off');
  const launch = async (vendor: string, gameId: string) =>
    (await server.call('launchGame', { token, query: { vendor, gameId } })).outcome();
  await expect.poll(() => launch('samudra', 'drakula-puri')).toBe('403 game.unavailable');
  const body = { from: 'main', to: 'samudra' };
  const sent = await server.call('transferFunds', { token, idempotencyKey: randomUUID(), body });
  expect(sent.outcome()).toBe('403 module.unavailable');
  expect(await launch('angin', 'dinosaur-jura')).toBe('200');
  expect(await launch('studio', 'angkasa-lohong')).toBe('200');
  await change('module FUNDTRANS3', 'on');
  await expect.poll(() => launch('samudra', 'drakula-puri')).toBe('200');
});

describe('a round that has begun when its title is switched off', () => {
  /** A hand that may be doubled. */
  async function doublingHand() {
    for (;;) {
      const player = await open('studio', 'blackjack-klasik');
      const round = (await player.bet('100', {})).value();
      if (round.decision?.choices.some(({ kind }) => kind === 'double') === true) return { player, round };
    }
  }

  test('is played to its end, with the stake that a decision costs, and what it wins is paid', async () => {
    const { player, round } = await doublingHand();
    await change('game studio blackjack-klasik', 'off');
    const before = (await balanceOf(server, player.member)) ?? 0n;
    const decided = await server.call('decideRound', {
      token: player.play.playToken,
      params: { roundId: round.roundId },
      body: { step: round.decision?.step ?? 0, decision: { kind: 'double' } },
    });
    const { status, stakeMinor, payoutMinor } = decided.value();
    expect([status, stakeMinor]).toEqual(['settled', '200']);
    expect(await balanceOf(server, player.member)).toBe(before - 100n + BigInt(payoutMinor));
    expect((await player.bet('100', {})).outcome()).toBe('403 game.unavailable');
  });
});
