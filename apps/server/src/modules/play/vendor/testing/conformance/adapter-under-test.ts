import { expect, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../../../../testing/test-server.ts';
import { vendorAdapters } from '../../adapters/vendor-adapters.ts';
import type { VendorAdapter } from '../../vendor-adapter.ts';
import { addTestVendor, type TestVendor } from '../add-test-vendor.ts';
import type { AdapterFixture } from './adapter-fixture.ts';

const longestSettingUpMs = 5_000;

/** What a module exports as `underTest`, so that `npm run conformance -- <module>` tries its adapter. */
export interface AdapterUnderTest {
  readonly title: string;
  readonly adapter: VendorAdapter;
  /** The vendor as both demo merchants have it, `wau` and `laut`. */
  readonly vendor: Omit<TestVendor, 'protocol'>;
  /** The vendor's side, which speaks with this server. */
  fixtureOf(server: TestServer): Omit<AdapterFixture, 'server' | 'vendorCode' | 'gameId'>;
}

/** A server that has the adapter, and the vendor at both merchants: call it at the top of a test file. */
export async function openUnderTest({
  adapter,
  vendor,
  fixtureOf,
}: AdapterUnderTest): Promise<AdapterFixture> {
  const more = vendorAdapters.includes(adapter) ? [] : [adapter];
  const server = await createTestServer({
    dependencies: (usual) => ({ ...usual, vendorAdapters: more }),
  });
  const { vendorCode, gameId } = vendor;
  const fixture: AdapterFixture = { ...fixtureOf(server), server, vendorCode, gameId };
  await addTestVendor(server, { ...vendor, protocol: adapter.protocol });
  await expectVendor(fixture);
  return fixture;
}

/** The server notices a new vendor after a moment: until then its signatures are as wrong as anybody's. */
async function expectVendor(fixture: AdapterFixture): Promise<void> {
  for (const merchantCode of ['wau', 'laut']) {
    const nobody = { merchantCode, playerId: 'nobody', sessionToken: '' };
    await vi.waitFor(
      async () =>
        expect(
          await fixture.speechOf(merchantCode).balance(nobody),
          `the balance of nobody at ${merchantCode}, which shows that signatures are found right`,
        ).toBe('unknown player'),
      { timeout: longestSettingUpMs },
    );
  }
}
