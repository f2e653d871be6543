import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DocumentFacts, DocumentFactsContext } from '../../platform/runtime/document-state.ts';
import { StartFiles, StartScript } from './start-files.tsx';

const facts: DocumentFacts = {
  nonce: 'n1',
  modulePreloads: ['/assets/my-1.js'],
  state: () => expect.fail('not asked for'),
  start: {
    styleSheets: ['/assets/frame.css'],
    modulePreloads: ['/assets/frame.js'],
    foundations: ['/assets/framework.js', '/assets/frame.js'],
    entry: '/assets/entry.js',
    manifest: '/assets/manifest.js',
    routes: [{ id: 'a</script>', path: '', module: '/assets/root.js', isToLoad: false }],
  },
};

beforeEach(() => vi.stubEnv('DEV', false));
afterEach(() => vi.unstubAllEnvs());

function markupOf(start: DocumentFacts['start']): string {
  return renderToStaticMarkup(
    <DocumentFactsContext value={{ ...facts, start }}>
      <StartFiles />
      <StartScript />
    </DocumentFactsContext>,
  );
}

test('on a slow line style comes before code', () => {
  const markup = markupOf(facts.start);
  expect(markup).toContain('<link rel="stylesheet" href="/assets/frame.css" nonce="n1"/>');
  for (const file of ['my-1', 'frame'])
    expect(markup).toContain(
      `<link rel="modulepreload" fetchPriority="low" href="/assets/${file}.js" nonce="n1"/>`,
    );
});

test('the script of the document starts the app with its screen, and nothing breaks out of it', () => {
  const [, script] =
    /<script type="module" async="" nonce="n1">(.*)<\/script>/.exec(markupOf(facts.start)) ?? [];
  expect(script).toBe(
    'import * as route0 from"/assets/root.js";' +
      'window.wauStart={...{"manifest":"/assets/manifest.js","routes":[{"id":"a\\u003c/script>","path":"","isToLoad":false}]},' +
      'modules:[route0]};import("/assets/entry.js")',
  );
});

test('in the browser nothing is added to what came', () => {
  expect(markupOf(undefined)).toBe('');
});
