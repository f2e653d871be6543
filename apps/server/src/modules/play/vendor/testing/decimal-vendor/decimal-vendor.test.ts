import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../../../seed-demo.ts';
import { addTestGame } from '../../../../../testing/add-test-game.ts';
import { testSecret } from '../../../../../testing/test-server.ts';
import { createOpenVendorGame } from '../../open-vendor-game.ts';
import type { VendorLaunch } from '../../vendor-adapter.ts';
import { openUnderTest } from '../conformance/adapter-under-test.ts';
import { launch as launchOfStudio } from '../test-player.ts';
import { createVendorClient } from '../vendor-client.ts';
import { decimalAdapter, decimalGame, decimalProtocol, decimalVendorCode } from './decimal-adapter.ts';
import { launchService, underTest } from './decimal-under-test.ts';

// That it conforms is tried in ../conformance/given-adapters.test.ts, as a third party's adapter is.
const fixture = await openUnderTest(underTest);
const { server } = fixture;

test('a launch of another vendor’s game opens nothing here, and stays good there', async () => {
  // Both vendors have a game of that name.
  await addTestGame(server, { merchantCode: 'wau', vendorCode: decimalVendorCode, gameId: 'dice' });
  const launchToken = await launchOfStudio(server, await server.openMember('elsewhere'));
  const speak = fixture.speechOf('wau');
  expect(await speak.enter(`https://decimal.example/play/1?ticket=${launchToken}`)).toBe('token');
  const studio = createVendorClient(server.handle.vendorTransport, {
    vendorCode: studioVendorCode,
    key: studioVendorKey(testSecret),
    clock: server.clock,
  });
  expect((await studio.send('authenticate', { launchToken })).outcome).toBe('200 0');
});

describe('a launch for which the vendor is asked', () => {
  const launch = async () => {
    const member = await server.openMember(`asks${randomUUID().slice(0, 8)}`);
    const query = { vendor: decimalVendorCode, gameId: decimalGame.gameId };
    return (await server.call('launchGame', { token: member.token, query })).outcome();
  };

  test('is refused as unreachable when the vendor fails', async () => {
    const before = launchService.ask;
    launchService.ask = async () => {
      throw new TypeError('fetch failed');
    };
    expect(await launch()).toBe('502 network.upstream.failed');
    launchService.ask = before;
    expect(await launch()).toBe('200');
  });

  test('is aborted when the vendor does not answer in time, also where the adapter does not listen', async () => {
    const signals: AbortSignal[] = [];
    const silent = decimalAdapter((_game, _ticket, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const open = createOpenVendorGame([silent], 5);
    const vendor = { vendorCode: decimalVendorCode, protocol: decimalProtocol } as VendorLaunch['vendor'];
    const asked = { vendor, gameId: decimalGame.gameId, launchToken: 't' } as VendorLaunch;
    await expect(open(asked)).rejects.toMatchObject({ code: 'network.upstream.failed' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
