import type { MerchantCode } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { sealBytes } from '@wau/service/secrets/sealing';
import { expect, test, vi } from 'vitest';
import { vendorKeyPlace, vendorKeySealingLabel } from '../../../platform/merchants/vendor-keys.ts';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { launch, openPlayer, type TestPlayer } from './testing/test-player.ts';
import { createVendorClient, type VendorClient } from './testing/vendor-client.ts';

const lautKey = Buffer.alloc(32, 9);
const server = await createTestServer();
const speaking = (key: Buffer): VendorClient =>
  createVendorClient(server.handle.vendorTransport, {
    vendorCode: studioVendorCode,
    key,
    clock: server.clock,
  });
const forWau = speaking(studioVendorKey(testSecret));
const forLaut = speaking(lautKey);

/** From now on the vendor has one key with each merchant. */
async function giveLautItsOwnKey(): Promise<void> {
  const sealingKey = deriveKey(testSecret, vendorKeySealingLabel);
  const place = vendorKeyPlace('laut', studioVendorCode);
  await server.runner.query({
    text: `update wau.vendors set sealed_key = $1 where merchant_id = 'laut' and vendor_code = $2`,
    values: [sealBytes(sealingKey, place, lautKey, systemRandom), studioVendorCode],
  });
  const probe = { merchantCode: 'laut' as MerchantCode, playerId: 'nobody' };
  await vi.waitFor(async () => {
    expect((await forLaut.send('balance', probe)).outcome).toBe('404 vendor.player.unknown');
  });
}

test("with one merchant's key a vendor reaches nobody of another", async () => {
  await giveLautItsOwnKey();
  const player: TestPlayer = await openPlayer(server, forLaut, 1_000n, 'laut');
  const { member } = player;
  const round = player.round();
  await forLaut.send('bet', round.bet);
  const { merchantCode, memberId: playerId } = member;
  const outcomes = [
    await forWau.send('balance', { merchantCode, playerId }),
    await forWau.send('bet', player.round().bet),
    await forWau.send('bet', round.bet),
    await forWau.send('win', round.win('500')),
    await forWau.send('rollback', round.rollback()),
    await forWau.send('endRound', round.end),
  ].map((answer) => answer.outcome);
  expect(outcomes).toEqual(Array.from({ length: 6 }, () => '404 vendor.player.unknown'));
  const launchToken = await launch(server, member);
  expect((await forWau.send('authenticate', { launchToken })).outcome).toBe('401 launch.token.invalid');
  expect((await forLaut.send('authenticate', { launchToken })).outcome).toBe('200 900');
  expect((await forLaut.send('win', round.win('500'))).outcome).toBe('200 1400');
});
