import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { type AdapterUnderTest, openUnderTest } from './adapter-under-test.ts';
import { testAdapterConformance } from './test-adapter-conformance.ts';
import { testWalletConformance } from './wallet/test-wallet-conformance.ts';
import { openWalletUnderTest, type WalletUnderTest } from './wallet/wallet-under-test.ts';

/**
 * The adapters of the modules that `npm run conformance -- <module> …` was given, which may stand anywhere; without any,
 * the one that docs/vendors/write-an-adapter.md has as its example.
 */
const example = '../decimal-vendor/decimal-under-test.ts';
const given = inject('conformanceModules');

for (const path of given.length > 0 ? given : [example]) {
  const address = isAbsolute(path) ? pathToFileURL(path).href : path;
  const { underTest, walletUnderTest } = (await import(address)) as {
    readonly underTest?: AdapterUnderTest;
    readonly walletUnderTest?: WalletUnderTest;
  };
  if (underTest !== undefined) testAdapterConformance(underTest.title, await openUnderTest(underTest));
  if (walletUnderTest !== undefined) {
    testWalletConformance(walletUnderTest.title, await openWalletUnderTest(walletUnderTest));
  }
  if (underTest === undefined && walletUnderTest === undefined) {
    throw new Error(
      `${path} exports neither \`underTest\` nor \`walletUnderTest\`: docs/vendors/write-an-adapter.md`,
    );
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Paths of the modules. */
    conformanceModules: readonly string[];
  }
}
