import { expect, test } from 'vitest';
import { readSources } from './read-sources.ts';

/** The places that make answers of the API: for rendered screens, for games, and for pages in a browser. */
const makers = [
  'apps/web/test-support/fake-api.ts',
  'apps/web/test-support/fake-api.test.ts',
  'apps/studio/client/src/testing/fake-studio.ts',
  'e2e/src/fake-calls.ts',
];

/** Answers that are made by hand and are not of the API, with whose they are. */
const others: Readonly<Record<string, string>> = {
  'apps/web/test-support/fake-phone-service.ts': 'the service that checks telephone numbers',
  'apps/web/app/platform/phone-verification/phone-service.test.ts':
    'the service that checks telephone numbers',
  'e2e/src/begin-session.ts': 'an empty page',
  'e2e/phone-verification.spec.ts': 'the service that checks telephone numbers',
  'apps/web/app/platform/navigation/create-screen-router.test.tsx': 'files of the build',
  'apps/web/app/shell/preload/screen-preload.test.ts': 'files of the build',
  'apps/web/receipt-verifier/receipt-verifier.test.ts': 'nothing: the page asks for nothing',
  'apps/web/server/answer-document.test.ts': 'documents',
  'apps/web/server/document-handler.test.ts': 'documents',
  'apps/web/server/fetch-in-time.test.ts': 'what is passed on unread',
  'apps/web/server/ssr-plugin.test.ts': 'documents, and what is passed on unread',
  'apps/web/service-worker/service-worker.test.ts': 'pages, and files of the build',
};

const signs: readonly (readonly [sign: RegExp, what: string])[] = [
  [/\bResponse\.json\(|\bnew Response\(/, 'makes a response'],
  [/\bsuccess['"]?\s*:\s*(?:true|false)\b/, 'writes an envelope'],
  [
    /\bstubGlobal\(\s*['"]fetch['"]\s*,(?!\s*(?:fakeApi|fakeStudioFetch)\()/,
    'replaces fetch by other than a fake',
  ],
  [/\bspyOn\(\s*\w+\s*,\s*['"]fetch['"]/, 'replaces fetch by other than fakeApi'],
  [/\b(?:globalThis|window)\.fetch\s*=(?!=)/, 'replaces fetch by other than fakeApi'],
  [/\.fulfill\(/, 'answers for the server'],
  [/:\s*StudioApi\s*=/, 'makes a studio'],
];

/** Where the text of a test makes an answer by itself. */
function handMade(text: string): string[] {
  return signs.filter(([sign]) => sign.test(text)).map(([, what]) => what);
}

test('fakes of the API are made in one place, which holds them to the contract', async () => {
  const sources = await readSources([
    'apps/web/*.test.ts',
    'apps/web/*.test.tsx',
    'apps/web/**/testing/**',
    'apps/web/test-support/**',
    'apps/studio/client/*.test.ts',
    'apps/studio/client/*.test.tsx',
    'apps/studio/client/**/testing/**',
    'e2e/*.ts',
  ]);
  const files = [...sources.keys()].filter((file) => !makers.includes(file) && !(file in others));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => handMade(sources.get(file) ?? '').map((what) => `${file}: ${what}`));
  expect(found).toEqual([]);
});

test('the list of other answers names no file in vain', async () => {
  const sources = await readSources(Object.keys(others));
  const idle = Object.keys(others).filter((file) => handMade(sources.get(file) ?? '').length === 0);
  expect(idle).toEqual([]);
});

test.each([
  `answer(${'Response'}.json({}))`,
  `fulfil({ ${'success'}: true, value: null })`,
  `fulfil({ "${'success'}": false })`,
  `vi.${'stubGlobal'}('fetch', () => undefined)`,
  `vi.${'spyOn'}(globalThis, 'fetch')`,
  `${'window'}.fetch = other`,
  `route.${'fulfill'}({ status: 500 })`,
  `const api: ${'StudioApi'} = { call }`,
])('%s is found', (text) => {
  expect(handMade(text)).toHaveLength(1);
});

test('fetch may be replaced by the fake', () => {
  expect(handMade(`vi.${'stubGlobal'}('fetch', fakeApi({ logout }));`)).toEqual([]);
});
