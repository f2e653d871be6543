import { randomUUID } from 'node:crypto';
import { calls } from '@wau/contract/calls';
import { houseVendorSecret } from '@wau/server/modules/operation/merchant/house-vendors';
import { transferWalletAdapter } from '@wau/server/modules/play/vendor/adapters/transfer-wallet/transfer-wallet-adapter';
import { testWalletConformance } from '@wau/server/modules/play/vendor/testing/conformance/wallet/test-wallet-conformance';
import { spoilingTransport } from '@wau/server/modules/play/vendor/testing/transfer-wallet/spoiling-transport';
import { transferWalletSpeech } from '@wau/server/modules/play/vendor/testing/transfer-wallet/transfer-wallet-speech';
import {
  transferWalletFeatures,
  wrongTransferAmounts,
} from '@wau/server/modules/play/vendor/testing/transfer-wallet/transfer-wallet-under-test';
import { balanceOf, fund } from '@wau/server/testing/member-money';
import { createTestServer, type TestMember, testSecret } from '@wau/server/testing/test-server';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { writePurseFiles } from '@wau/studio/purse/write-purse-files';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { injectedTransport } from './injected-transport.ts';
import { registerOtherParties } from './testing/s1/register-other-parties.ts';

let database: Database;
let vendors: FastifyInstance;
const { transport, spoilNext } = spoilingTransport((request) => injectedTransport(vendors)(request));
const server = await createTestServer({
  dependencies: (usual) => {
    database = usual.database;
    return { ...usual, vendorTransport: () => transport };
  },
  alsoRegister: async (app, handle) => {
    vendors = app;
    afterAll(await registerOtherParties(app, handle, database));
  },
});

const vendorCode = 'samudra';
const gameId = 'feniks-emas';
const strange = Buffer.alloc(32, 99);
const speechWith = (key: Buffer) => transferWalletSpeech(server, { vendorCode, gameId, key });
const stakeOf = { targetHundredths: 1_000 };

interface Played {
  readonly roundId: string;
  readonly payoutMinor: string;
  readonly balanceMinor: string;
}

/** Opens the game in the studio, and tells how a round of it is played. */
async function openGame({ token }: TestMember) {
  const query = { vendor: vendorCode, gameId };
  const launched = (await server.call('launchGame', { token, query })).value();
  const launchToken = /#launch=([\w.-]+)$/.exec(launched.launchUrl)?.[1] ?? '';
  const opened = await studioCall<{ playToken: string; balanceMinor: string }>(calls.openPlay.path, {
    launchToken,
  });
  const play = (stakeMinor: bigint) =>
    studioCall<Played>(
      calls.placeBet.path,
      { stakeMinor: String(stakeMinor), parameters: stakeOf },
      { authorization: `Bearer ${opened.playToken}`, 'idempotency-key': randomUUID() },
    );
  return { opened, play };
}

testWalletConformance('the vendor of the demo', {
  ...{ server, vendorCode, gameId, spoilNext },
  adapter: transferWalletAdapter(() => transport, systemClock),
  features: new Set(transferWalletFeatures),
  wrongAmountTexts: wrongTransferAmounts,
  strangeKeys: { shared: strange, vendorPublic: undefined, ownPrivate: undefined },
  speechOf: () => speechWith(houseVendorSecret(testSecret, vendorCode)),
  forgedSpeechOf: () => speechWith(strange),
  async play(member, stakeMinor) {
    const { play } = await openGame(member);
    const { roundId, payoutMinor } = await play(stakeMinor);
    return {
      ...{ roundId, playerId: member.memberId, gameId, stakeMinor, payoutMinor: BigInt(payoutMinor) },
      ...{ currency: 'MYR', placedAt: new Date(systemClock.nowMs()) },
    };
  },
  // What has just been played is filed as if the minutes had passed that files wait for more.
  fileRounds: () =>
    writePurseFiles({ sql: server.runner, clock: { nowMs: () => systemClock.nowMs() + 6 * 60_000 } }),
});

async function studioCall<Value>(path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ method: 'POST', url: path, payload, headers });
  const envelope = answer.json<{ success: boolean; value: Value; errorCode?: string }>();
  if (!envelope.success) throw new Error(`${path}: ${answer.statusCode} ${envelope.errorCode}`);
  return envelope.value;
}

const move = async ({ token }: TestMember, from: string, to: string) =>
  (await server.call('transferFunds', { token, idempotencyKey: randomUUID(), body: { from, to } })).value();

test('CA-01 GA-10 a title of the vendor is played from the wallet there, and all figures agree', async () => {
  const member = await server.openMember('pelaut');
  const { token } = member;
  await fund(server, member, 10_000n);
  const toldAtLaunch = (
    await server.call('launchGame', { token, query: { vendor: vendorCode, gameId } })
  ).value();
  expect(toldAtLaunch.vendorWallet).toEqual({ isFilledAtLaunch: true });
  expect(await move(member, 'main', 'samudra')).toMatchObject({ status: 'completed', amountMinor: '10000' });

  const { opened, play } = await openGame(member);
  expect(opened.balanceMinor).toBe('10000');
  let balance = 10_000n;
  let payouts = 0n;
  for (let number = 0; number < 6; number += 1) {
    const round = await play(100n);
    balance += BigInt(round.payoutMinor) - 100n;
    payouts += BigInt(round.payoutMinor);
    expect(round.balanceMinor).toBe(String(balance));
  }
  expect(await balanceOf(server, member)).toBe(0n);
  const wallet = (await server.call('getMerchantWallet', { token })).value();
  expect(wallet.wallets[0]).toMatchObject({ vendorCode: 'samudra', balanceMinor: String(balance) });

  spoilNext('answer lost');
  const back = await move(member, 'samudra', 'main');
  expect(back.status).toBe('pending');
  expect((await move(member, 'main', 'samudra').catch(String)) as unknown).toContain('balance.insufficient');
  const [row] = await server.runner.query<{ stake: bigint; payout: bigint; count: number }>({
    text: `select sum(stake_minor)::bigint as stake, sum(payout_minor)::bigint as payout, count(*)::int4 as count
             from studio.purse_round where player_id = $1 and status = 'ended'`,
    values: [member.memberId],
  });
  expect(row).toEqual({ stake: 600n, payout: payouts, count: 6 });
});

test('GA-07 another game says where money was left, for the client to bring it back, until it is back', async () => {
  const member = await server.openMember('perantau');
  const { token } = member;
  await fund(server, member, 5_000n);
  const launched = async (vendor: string, id: string) =>
    (await server.call('launchGame', { token, query: { vendor, gameId: id } })).value();
  expect((await launched('studio', 'dice')).fundsAt).toBeUndefined();
  await move(member, 'main', 'samudra');
  expect((await launched('studio', 'dice')).fundsAt).toEqual(['samudra']);
  expect((await launched('samudra', gameId)).fundsAt, 'what is there already').toBeUndefined();

  await server.call('returnFunds', {
    token,
    idempotencyKey: randomUUID(),
    body: { vendorCode: 'samudra' },
  });
  expect(await balanceOf(server, member)).toBe(5_000n);
  expect((await launched('studio', 'dice')).fundsAt).toBeUndefined();
});
