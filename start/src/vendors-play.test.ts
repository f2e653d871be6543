import { randomUUID } from 'node:crypto';
import { playerAccountId } from '@wau/ledger/account-id';
import { reconcileDay } from '@wau/server/modules/play/reconciliation/reconcile-day';
import { testQuestions } from '@wau/server/modules/play/vendor/testing/test-questions';
import type { ServerDependencies } from '@wau/server/register-server';
import { fund } from '@wau/server/testing/member-money';
import { openOperator } from '@wau/server/testing/open-operator';
import { createTestServer, type TestMember, testSecret } from '@wau/server/testing/test-server';
import { createMetrics } from '@wau/service/monitoring/metrics';
import { systemRandom } from '@wau/service/random';
import type { TextTransport } from '@wau/service/secrets/signed-transport';
import { registerStudio, type StudioHandle } from '@wau/studio/register-studio';
import { writeClientBuild } from '@wau/studio/testing/write-client-build';
import { readTitleShelf, type TitleShelf } from '@wau/titles/title-shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studioConfigOf } from './configuration/app-configs.ts';
import { playedVendors } from './configuration/config.ts';
import { injectedTextTransport, injectedTransport } from './injected-transport.ts';
import { importHistory } from './testing/import-history.ts';

/**
 * Operator and studio beside each other, where the studio plays a title each for vendors that speak other protocols than
 * its own. Which titles those are is the catalogue's matter: here it is the ones below, whatever the shelf says.
 */
const vendorOfTitle: Readonly<Record<string, string>> = {
  plinko: 'angin',
  dice: 'rimba',
  'wau-bulan': 'studio',
};
/** Of a vendor that keeps wallets of its own: what is played there is not in the main wallet, and in the record only later. */
const purseTitle = 'feniks-emas';
const purseVendor = 'samudra';

function shelfOfVendors(): TitleShelf {
  const shelf = readTitleShelf(({ gameId }) => gameId === purseTitle || vendorOfTitle[gameId] !== undefined);
  return {
    find: (gameId) => shelf.find(gameId),
    facts: shelf.facts.map((facts) => ({ ...facts, vendor: vendorOfTitle[facts.gameId] ?? facts.vendor })),
  };
}

let operator: ServerDependencies;
let studio: StudioHandle;
/** Loses an answer, or a request, where it is told to. */
let meddle: (path: string, send: () => ReturnType<TextTransport>) => ReturnType<TextTransport> = (
  _path,
  send,
) => send();

const server = await createTestServer({
  dependencies: (usual) => {
    operator = { ...usual, vendorTransport: () => (request) => injectedTransport(server.app)(request) };
    return operator;
  },
  alsoRegister: async (app, handle) => {
    const transport = injectedTextTransport(app);
    studio = await registerStudio(app, {
      database: operator.database,
      clock: operator.clock,
      random: systemRandom,
      walletTransport: handle.vendorTransport,
      directBets: handle.directBets,
      furtherWalletTransport: (request) => meddle(request.path, () => transport(request)),
      metrics: createMetrics(),
      titles: shelfOfVendors(),
      config: {
        ...studioConfigOf(
          { gameFrameOrigins: ['*'], studioVendors: playedVendors, studioPicturesAhead: false },
          testSecret,
          '',
          true,
        ),
        clientBuildFolder: await writeClientBuild(),
      },
    });
  },
});

beforeAll(async () => {
  const titles = Object.entries({ ...vendorOfTitle, [purseTitle]: purseVendor });
  for (const [place, [gameId, vendorCode]] of titles.entries()) {
    await server.runner.query({
      text: `insert into wau.games
               (merchant_id, vendor_code, game_id, node_id, game_name, game_type, icon_url, return_percent,
                min_stake_minor, max_stake_minor, max_win_minor)
             select 'wau', $1, $2, $3, $2, 'RNG', '', 97, 10, 100000, 10000000
             on conflict do nothing`,
      values: [vendorCode, gameId, 9_001 + place],
    });
  }
  await studio.startWorkers();
});
afterAll(() => studio.close());

const balanceOf = async ({ merchantCode, memberId }: TestMember) =>
  (await server.ledger.balanceOf(merchantCode, playerAccountId(memberId)))?.balanceMinor;

const bets: Readonly<Record<string, { readonly stakeMinor: string; readonly parameters: object }>> = {
  plinko: { stakeMinor: '100', parameters: { rows: 8, risk: 'low' } },
  dice: { stakeMinor: '100', parameters: { direction: 'under', targetHundredths: 9500 } },
  'wau-bulan': { stakeMinor: '100', parameters: {} },
  [purseTitle]: { stakeMinor: '100', parameters: { targetHundredths: 1_000 } },
};

async function play(gameId: string, balanceMinor = 10_000n) {
  const member = await server.openMember(`p${randomUUID().slice(0, 12).replaceAll('-', '')}`);
  await fund(server, member, balanceMinor);
  const vendor = vendorOfTitle[gameId] ?? purseVendor;
  const launched = await server.call('launchGame', { token: member.token, query: { vendor, gameId } });
  const launchToken = new URLSearchParams(new URL(launched.value().launchUrl, 'http://x').hash.slice(1)).get(
    'launch',
  );
  if (vendor === purseVendor) {
    const body = { from: 'main', to: purseVendor };
    const moved = await server.call('transferFunds', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body,
    });
    expect(moved.value().status).toBe('completed');
  }
  const opened = await server.call('openPlay', { body: { launchToken: launchToken ?? '' } });
  const { playToken } = opened.value();
  const bet = (key = randomUUID()) =>
    server.call('placeBet', { token: playToken, body: bets[gameId] as never, idempotencyKey: key });
  const record = async () => {
    const { list } = (await server.call('listBets', { token: member.token })).value();
    return list.map((each) => `${each.provider} ${each.status} ${each.stakeMinor} ${each.payoutMinor}`);
  };
  return { member, opened: opened.value(), bet, record, playToken };
}

describe.each(Object.entries(vendorOfTitle))('%s, a title of %s,', (gameId, vendor) => {
  test('launches and plays: stakes and wins are in the wallet and in the record', async () => {
    const { member, opened, bet, record } = await play(gameId);
    expect(opened).toMatchObject({ gameId, balanceMinor: '10000', currencyCode: 'MYR', isTrial: false });
    let balanceMinor = 10_000n;
    for (let round = 0; round < 6; round += 1) {
      const played = (await bet()).value();
      balanceMinor += BigInt(played.payoutMinor) - 100n;
      expect([played.status, played.balanceMinor]).toEqual(['settled', String(balanceMinor)]);
    }
    expect(await balanceOf(member)).toBe(balanceMinor);
    expect((await record()).every((line) => line.startsWith(`${vendor} settled 100 `))).toBe(true);
    expect(await record()).toHaveLength(6);
  });

  test('the same bet again, twenty times at once, is one round with one answer', async () => {
    const { bet, record } = await play(gameId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => bet('one-key-for-all-of-twenty')));
    const settled = answers.filter((answer) => answer.outcome() === '200').map((answer) => answer.value());
    expect(new Set(settled.map(({ roundId, balanceMinor }) => `${roundId} ${balanceMinor}`)).size).toBe(1);
    expect(await record()).toHaveLength(1);
  });

  test('without funds the bet is refused with the balance, and no round is left open', async () => {
    const { bet, record } = await play(gameId, 99n);
    const answer = await bet();
    expect([answer.outcome(), answer.envelope]).toMatchObject([
      '402 balance.insufficient',
      { value: { balanceMinor: '99' } },
    ]);
    expect(await record()).toEqual([]);
  });

  test('after the logout no bet is taken and nothing is shown', async () => {
    const { member, bet, playToken } = await play(gameId);
    await server.call('logout', { token: member.token });
    expect((await bet()).outcome()).toBe('401 session.ended');
    expect((await server.call('getPlayBalance', { token: playToken })).outcome()).toBe('401 session.ended');
    expect(await balanceOf(member)).toBe(10_000n);
  });
});

describe.each(['plinko', 'dice'])('%s, when the wallet’s answers are lost,', (gameId) => {
  const lost = async (): Promise<never> => {
    throw new Error('the connection broke');
  };

  test.each(['before the request arrives', 'after it was carried out'])(
    'of every call once, %s: the round comes to its end by itself',
    async (when) => {
      const { member, bet, record } = await play(gameId);
      const failed = new Set<string>();
      meddle = async (path, send) => {
        if (failed.has(path)) return send();
        failed.add(path);
        if (when === 'after it was carried out') await send();
        return lost();
      };
      const key = randomUUID();
      const first = await bet(key);
      expect(['200', '409 round.pending']).toContain(first.outcome());
      await expect
        .poll(async () => {
          server.clock.advance(15_000);
          return (await bet(key)).outcome();
        })
        .toBe('200');
      const { payoutMinor } = (await bet(key)).value();
      expect(await record()).toEqual([`${vendorOfTitle[gameId]} settled 100 ${payoutMinor}`]);
      expect(await balanceOf(member)).toBe(10_000n - 100n + BigInt(payoutMinor));
      meddle = (_path, send) => send();
    },
  );
});

test('a launch is good at its own vendor only', async () => {
  const member = await server.openMember('elsewhere1');
  const launched = await server.call('launchGame', {
    token: member.token,
    query: { vendor: 'angin', gameId: 'plinko' },
  });
  const [, token = ''] = /launch=angin\.([\w-]+)$/.exec(launched.value().launchUrl) ?? [];
  for (const launchToken of [token, `rimba.${token}`, `nobody.${token}`]) {
    expect((await server.call('openPlay', { body: { launchToken } })).outcome()).toBe(
      '401 launch.token.invalid',
    );
  }
  expect((await server.call('openPlay', { body: { launchToken: `angin.${token}` } })).outcome()).toBe('200');
});

describe.each(['plinko', 'dice', purseTitle])('a round of %s that is not settled yet', (gameId) => {
  test('is on the player’s list of unfinished rounds until it is, and on nobody else’s', async () => {
    const { member, bet } = await play(gameId);
    const other = await server.openMember(`other${gameId.replace('-', '')}`);
    const listOf = async ({ token }: TestMember) =>
      (await server.call('listUnfinishedRounds', { token })).value();
    expect(await listOf(member)).toEqual({ list: [], silentVendors: [] });
    meddle = async () => {
      throw new Error('the connection broke');
    };
    const key = randomUUID();
    expect((await bet(key)).outcome()).toBe('409 round.pending');
    expect((await listOf(member)).list).toMatchObject([
      {
        vendor: vendorOfTitle[gameId] ?? purseVendor,
        gameId,
        stakeMinor: '100',
        state: 'settling',
        canContinue: true,
      },
    ]);
    expect((await listOf(other)).list).toEqual([]);
    meddle = (_path, send) => send();
    await expect
      .poll(async () => {
        server.clock.advance(15_000);
        return (await listOf(member)).list;
      })
      .toEqual([]);
  });
});

/** Also of a member whose session has ended. */
async function countRecorded({ merchantCode, memberId }: TestMember): Promise<number | undefined> {
  const rows = await server.runner.query<{ count: number }>({
    text: 'select count(*)::int4 as count from wau.bets where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
  return rows[0]?.count;
}

test('what vendors state of a day is what the operator has recorded, also where that came after midnight', async () => {
  const dayMs = 24 * 60 * 60_000;
  const late = await play(purseTitle);
  for (let round = 0; round < 3; round += 1) expect((await late.bet()).outcome()).toBe('200');
  const startMs = Math.floor(server.clock.nowMs() / dayMs) * dayMs;
  const merchant = await server.handle.merchantOf('', 'wau');
  if (merchant === undefined) throw new Error('the demo has its merchant');
  // Into a later day of the merchant's and of UTC: what was played counts on the day on which its file comes.
  server.clock.advance(startMs + dayMs + (dayMs * 5) / 6 - server.clock.nowMs());
  expect(await countRecorded(late.member)).toBe(0);
  await importHistory(server);
  expect(await countRecorded(late.member)).toBe(3);
  const questions = testQuestions(server, () => injectedTransport(server.app));
  const reconcile = async (dayStartMs: number) => {
    for (const vendor of merchant.vendors) {
      await reconcileDay(
        { ...server, questions },
        { ...vendor, merchantCode: merchant.merchantCode },
        new Date(dayStartMs).toISOString().slice(0, 10),
      );
    }
  };
  await reconcile(startMs);
  const operator = await openOperator(server, 'reads.statements', 'auditor');
  const { list } = (await server.call('listReconciliations', operator)).value();
  const found = Object.fromEntries(list.map((each) => [each.vendor, each]));
  for (const vendor of ['angin', 'rimba', 'samudra', 'studio']) {
    expect(found[vendor]).toMatchObject({ state: 'compared', differenceCount: 0, failure: null });
    expect(found[vendor]?.statedCount).toBeGreaterThan(0);
  }
  await reconcile(startMs + dayMs);
  const query = { vendor: 'samudra' };
  const next = (await server.call('listReconciliations', { ...operator, query })).value().list[0];
  expect(next).toMatchObject({ state: 'compared', statedCount: 0, recordedCount: 0, differenceCount: 0 });
});
