import { randomUUID } from 'node:crypto';
import { calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { demoVendorSecret } from '@wau/server/demo/demo-vendors';
import { purseClient } from '@wau/server/modules/play/vendor/adapters/transfer-wallet/purse-client';
import { testTransferWalletConformance } from '@wau/server/modules/play/vendor/testing/conformance/transfer-wallet-conformance';
import { balanceOf, fund } from '@wau/server/testing/member-money';
import { createTestServer, type TestMember, testSecret } from '@wau/server/testing/test-server';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { newId, systemRandom } from '@wau/service/random';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { injectedTransport } from './injected-transport.ts';
import { registerOtherParties } from './testing/s1/register-other-parties.ts';

let database: Database;
let vendors: FastifyInstance;
let isLost = false;
const server = await createTestServer({
  dependencies: (usual) => {
    database = usual.database;
    return {
      ...usual,
      vendorTransport: () => async (request) => {
        const answer = await injectedTransport(vendors)(request);
        if (isLost) throw new Error('connection reset');
        return answer;
      },
    };
  },
  alsoRegister: async (app, handle) => {
    vendors = app;
    afterAll(await registerOtherParties(app, handle, database));
  },
});

const wau = await server.handle.merchantOf('', 'wau');
const samudra = wau?.vendors.find(({ vendorCode }) => vendorCode === 'samudra');
if (samudra === undefined) throw new Error('the demo has the vendor');
const vendor = { ...samudra, merchantCode: 'wau' as MerchantCode };
let losing: 'request' | 'answer' | undefined;
testTransferWalletConformance('the vendor of the demo', {
  wallet: purseClient(
    () => async (request) => {
      const lost = losing;
      losing = undefined;
      if (lost === 'request') throw new Error('connection refused');
      const answer = await injectedTransport(vendors)(request);
      if (lost === 'answer') throw new Error('connection reset');
      return answer;
    },
    systemClock,
  ),
  vendor,
  strangeVendor: { ...vendor, keys: { ...vendor.keys, shared: demoVendorSecret(testSecret, 'nobody') } },
  currencyCode: 'MYR',
  newMemberId: () => newId('member', systemClock, systemRandom),
  newTransferId: () => newId('fundTransfer', systemClock, systemRandom),
  lose(what) {
    losing = what;
  },
});

const gameId = 'feniks-emas';

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
  const query = { vendor: 'samudra', gameId };
  const launched = (await server.call('launchGame', { token, query })).value();
  expect(launched.vendorWallet).toEqual({ isFilledAtLaunch: true });
  expect(await move(member, 'main', 'samudra')).toMatchObject({ status: 'completed', amountMinor: '10000' });

  const launchToken = /#launch=([\w.-]+)$/.exec(launched.launchUrl)?.[1] ?? '';
  const play = await studioCall<{ playToken: string; balanceMinor: string }>(calls.openPlay.path, {
    launchToken,
  });
  expect(play.balanceMinor).toBe('10000');
  let balance = 10_000n;
  let payouts = 0n;
  for (let number = 0; number < 6; number += 1) {
    const round = await studioCall<{ payoutMinor: string; balanceMinor: string }>(
      calls.placeBet.path,
      { stakeMinor: '100', parameters: { targetHundredths: 1_000 } },
      { authorization: `Bearer ${play.playToken}`, 'idempotency-key': randomUUID() },
    );
    balance += BigInt(round.payoutMinor) - 100n;
    payouts += BigInt(round.payoutMinor);
    expect(round.balanceMinor).toBe(String(balance));
  }
  expect(await balanceOf(server, member)).toBe(0n);
  const wallet = (await server.call('getMerchantWallet', { token })).value();
  expect(wallet.wallets[0]).toMatchObject({ vendorCode: 'samudra', balanceMinor: String(balance) });

  isLost = true;
  const back = await move(member, 'samudra', 'main');
  expect(back.status).toBe('pending');
  isLost = false;
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
