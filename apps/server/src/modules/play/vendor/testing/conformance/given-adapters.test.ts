import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { type AdapterUnderTest, openUnderTest } from './adapter-under-test.ts';
import { testAdapterConformance } from './test-adapter-conformance.ts';

/**
 * The adapters of the modules that `npm run conformance -- <module> …` was given, which may stand anywhere; without any,
 * the one that docs/vendors/write-an-adapter.md has as its example.
 */
const example = '../decimal-vendor/decimal-under-test.ts';
const given = inject('conformanceModules');

for (const path of given.length > 0 ? given : [example]) {
  const address = isAbsolute(path) ? pathToFileURL(path).href : path;
  const { underTest } = (await import(address)) as { readonly underTest?: AdapterUnderTest };
  if (underTest === undefined) {
    throw new Error(`${path} exports no \`underTest\`: docs/vendors/write-an-adapter.md`);
  }
  testAdapterConformance(underTest.title, await openUnderTest(underTest));
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Paths of the modules. */
    conformanceModules: readonly string[];
  }
}
