import { expect, vi } from 'vitest';
import type { ServerDependencies } from '../../../../../../register-server.ts';
import { createTestServer, type TestServer } from '../../../../../../testing/test-server.ts';
import type { VendorAdapter } from '../../../vendor-adapter.ts';
import { addTestVendor, type TestVendor } from '../../add-test-vendor.ts';
import type { WalletFixture } from './wallet-fixture.ts';

const longestSettingUpMs = 5_000;

/**
 * What a module exports as `walletUnderTest`, so that `npm run conformance -- <module>` tries its adapter for wallets at the
 * vendor.
 */
export interface WalletUnderTest {
  readonly title: string;
  readonly adapter: VendorAdapter;
  /** Only of the house's own protocol, whose adapter every server makes by itself: its way to the vendor. */
  readonly vendorTransport?: ServerDependencies['vendorTransport'];
  /** The vendor as both demo merchants have it, `wau` and `laut`. */
  readonly vendor: Omit<TestVendor, 'protocol'>;
  /** The vendor's side, which speaks with this server. */
  fixtureOf(server: TestServer): Omit<WalletFixture, 'server' | 'adapter' | 'vendorCode' | 'gameId'>;
}

/** A server that has the adapter, and the vendor at both merchants: call it at the top of a test file. */
export async function openWalletUnderTest({
  adapter,
  vendor,
  vendorTransport,
  fixtureOf,
}: WalletUnderTest): Promise<WalletFixture> {
  const server = await createTestServer({
    dependencies: (usual) => ({
      ...usual,
      ...(vendorTransport === undefined ? { vendorAdapters: [adapter] } : { vendorTransport }),
    }),
  });
  const { vendorCode, gameId } = vendor;
  await addTestVendor(server, { ...vendor, protocol: adapter.protocol });
  // The server notices a new vendor after a moment.
  for (const merchantCode of ['wau', 'laut']) {
    const vendorsOf = async () => (await server.handle.merchantOf('', merchantCode))?.vendors;
    await vi.waitFor(
      async () => expect(await vendorsOf()).toContainEqual(expect.objectContaining({ vendorCode })),
      { timeout: longestSettingUpMs },
    );
  }
  return { ...fixtureOf(server), server, adapter, vendorCode, gameId };
}
