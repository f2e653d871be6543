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

test('the document names its style, and its code in its own script alone', () => {
  const markup = markupOf(facts.start);
  expect(markup).toContain('<link rel="stylesheet" href="/assets/frame.css" nonce="n1"/>');
  expect(markup).not.toContain('<link rel="modulepreload"');
  expect(markup).not.toContain('src=');
});

test('nothing of a route breaks out of the script', () => {
  const [, script] = /<script nonce="n1">(.*)<\/script>/.exec(markupOf(facts.start)) ?? [];
  expect(script).toContain('"id":"a\\u003c/script>"');
  expect(() => new Function(script ?? '')).not.toThrow();
});

test('the script asks for all files once the page is drawn, the foundations first, and starts with the modules of the routes', async () => {
  const [, script = ''] = /<script nonce="n1">(.*)<\/script>/.exec(markupOf(facts.start)) ?? [];
  const links: Record<string, unknown>[] = [];
  const imported: string[] = [];
  const bring = async (file: string) => {
    imported.push(file);
    return { file };
  };
  const frames: (() => void)[] = [];
  const page = {
    hidden: false,
    currentScript: { nonce: 'n1' },
    createElement: () => ({}),
    head: { append: (link: Record<string, unknown>) => links.push(link) },
  };
  const window: { wauStart?: unknown } = {};
  const run = new Function(
    'document',
    'window',
    'requestAnimationFrame',
    'bring',
    script.replaceAll('import(', 'bring('),
  );
  run(page, window, (frame: () => void) => frames.push(frame), bring);
  expect([links, imported]).toEqual([[], []]);
  frames[0]?.();
  await expect.poll(() => imported).toHaveLength(4);
  expect(links.map(({ rel, href, nonce }) => [rel, href, nonce])).toEqual(
    ['framework', 'frame', 'my-1'].map((name) => ['modulepreload', `/assets/${name}.js`, 'n1']),
  );
  expect(imported).toEqual([
    '/assets/framework.js',
    '/assets/frame.js',
    '/assets/root.js',
    '/assets/entry.js',
  ]);
  expect(window.wauStart).toEqual({
    manifest: '/assets/manifest.js',
    routes: [{ id: 'a</script>', path: '', isToLoad: false }],
    modules: [{ file: '/assets/root.js' }],
  });
});

test('in the browser nothing is added to what came', () => {
  expect(markupOf(undefined)).toBe('');
});
