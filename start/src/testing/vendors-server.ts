import { randomUUID } from 'node:crypto';
import type { ServerDependencies } from '@wau/server/register-server';
import { addTestGame } from '@wau/server/testing/add-test-game';
import { fund } from '@wau/server/testing/member-money';
import { createTestServer, type TestServer, testSecret } from '@wau/server/testing/test-server';
import { createMetrics } from '@wau/service/monitoring/metrics';
import { systemRandom } from '@wau/service/random';
import type { TextTransport } from '@wau/service/secrets/signed-transport';
import { registerStudio, type StudioHandle } from '@wau/studio/register-studio';
import { writeClientBuild } from '@wau/studio/testing/write-client-build';
import { readTitleShelf, type TitleShelf } from '@wau/titles/title-shelf';
import { afterAll, beforeAll, expect } from 'vitest';
import { studioConfigOf } from '../configuration/app-configs.ts';
import { playedVendors } from '../configuration/config.ts';
import { injectedTextTransport, injectedTransport } from '../injected-transport.ts';

/** Titles that the studio plays for vendors of several protocols, whatever the shelf says of whose they are. */
export const vendorOfTitle: Readonly<Record<string, string>> = {
  plinko: 'angin',
  dice: 'rimba',
  'wau-bulan': 'studio',
};
/** Of a vendor that keeps wallets of its own: what is played there is not in the main wallet, and in the record only later. */
export const purseTitle = 'roda-gula';
export const purseVendor = 'samudra';

type Send = () => ReturnType<TextTransport>;

export interface VendorsServer {
  readonly server: TestServer;
  /** What becomes of calls to the operator from now on, those of the house's own protocol aside; default: they arrive. */
  meddle(how: (path: string, send: Send) => ReturnType<TextTransport>): void;
}

/** Operator and studio beside each other, where the studio plays a title each for vendors of all protocols. */
export async function createVendorsServer(): Promise<VendorsServer> {
  let operator: ServerDependencies;
  let studio: StudioHandle;
  let meddle: Parameters<VendorsServer['meddle']>[0] = (_path, send) => send();

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
    for (const [gameId, vendorCode] of Object.entries({ ...vendorOfTitle, [purseTitle]: purseVendor })) {
      await addTestGame(server, { merchantCode: 'wau', vendorCode, gameId });
    }
    await studio.startWorkers();
  });
  afterAll(() => studio.close());
  return {
    server,
    meddle(how) {
      meddle = how;
    },
  };
}

function shelfOfVendors(): TitleShelf {
  const shelf = readTitleShelf(({ gameId }) => gameId === purseTitle || vendorOfTitle[gameId] !== undefined);
  return {
    find: (gameId) => shelf.find(gameId),
    facts: shelf.facts.map((facts) => ({ ...facts, vendor: vendorOfTitle[facts.gameId] ?? facts.vendor })),
  };
}

/** Nearly all of them pay, and of the wheel each: whoever needs a round that pays plays until there is one. */
const bets: Readonly<Record<string, { readonly stakeMinor: string; readonly parameters: object }>> = {
  plinko: { stakeMinor: '100', parameters: { rows: 8, risk: 'low' } },
  dice: { stakeMinor: '100', parameters: { direction: 'under', targetHundredths: 9500 } },
  'wau-bulan': { stakeMinor: '100', parameters: {} },
  [purseTitle]: { stakeMinor: '100', parameters: { risk: 'low', segments: 12 } },
};

/** A member who has opened a title, with so much in the wallet that its vendor plays from. */
export async function play(server: TestServer, gameId: string, balanceMinor = 10_000n) {
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
