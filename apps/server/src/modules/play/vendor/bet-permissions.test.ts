import { expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { launch, openPlayer, type TestPlayer } from './testing/test-player.ts';
import { createVendorClient } from './testing/vendor-client.ts';

const server = await createTestServer();
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});

/** Has rows of a table switched off while `work` runs. */
async function whileDisabled(
  table: 'games' | 'vendors',
  condition: string,
  work: () => Promise<void>,
): Promise<void> {
  const set = (enabled: boolean) =>
    server.runner.query({
      text: `update wau.${table} set enabled = $1 where merchant_id = 'wau' and ${condition}`,
      values: [enabled],
    });
  await set(false);
  try {
    await work();
  } finally {
    await set(true);
  }
}

/** The body of a bet in a game that the player opens now. */
async function betIn(player: TestPlayer, gameId: string) {
  const launchToken = await launch(server, player.member, gameId);
  const { sessionToken } = (await vendor.send('authenticate', { launchToken })).value();
  return player.round({ gameId, sessionToken }).bet;
}

test('bets of several games in one call go each by its own game', async () => {
  const players = await Promise.all([1, 2, 3].map(() => openPlayer(server, vendor, 1_000n)));
  const [first, second, third] = players;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three players');
  const bets = [await betIn(first, 'plinko'), await betIn(second, 'dice'), await betIn(third, 'plinko')];
  await whileDisabled('games', `game_id = 'plinko'`, async () => {
    expect(await vendor.sendBets(bets)).toEqual(['game.unavailable', '900', 'game.unavailable']);
  });
  expect(await Promise.all(players.map((player) => player.balance()))).toEqual([1_000n, 900n, 1_000n]);
});

test('a vendor that a merchant has switched off takes no bet from games that are open', async () => {
  const player = await openPlayer(server, vendor, 1_000n);
  await whileDisabled('vendors', `vendor_code = 'studio'`, async () => {
    expect((await vendor.send('bet', player.round().bet)).outcome).toBe('403 game.unavailable');
  });
  expect(await player.balance()).toBe(1_000n);
});
