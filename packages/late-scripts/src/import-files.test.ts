import { afterEach, expect, test, vi } from 'vitest';
import { fetchFile, importWithFiles, MissingFile } from './import-files.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function stubFetch(answers: (path: string) => Response | undefined) {
  const fetched = vi.fn(async (path: string) => {
    const answer = answers(path);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('F4 nothing is imported before all of its files have come, and each is fetched once', async () => {
  let isBack = false;
  const fetched = stubFetch((path) =>
    path === '/assets/shared-1.js' && !isBack ? undefined : new Response('export {}'),
  );
  const importModule = vi.fn(async () => 'the module');
  const files = ['assets/part-1.js', 'assets/shared-1.js'];
  await expect(importWithFiles(importModule, files)).rejects.toThrow(MissingFile);
  // A browser would keep a failed import for as long as the page lives.
  expect(importModule).not.toHaveBeenCalled();
  isBack = true;
  await expect(importWithFiles(importModule, files)).resolves.toBe('the module');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/assets/part-1.js',
    '/assets/shared-1.js',
    '/assets/shared-1.js',
  ]);
});

test('F4 an error page in place of a file is no file', async () => {
  stubFetch(() => new Response('', { status: 503 }));
  await expect(fetchFile('/assets/part-2.js')).rejects.toThrow(MissingFile);
});

test('what the document names is not fetched again', async () => {
  const fetched = stubFetch(() => undefined);
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/frame.js">';
  await importWithFiles(async () => undefined, ['assets/frame.js']);
  expect(fetched).not.toHaveBeenCalled();
  document.head.innerHTML = '';
});

/** The style sheet that the import asks the page for; the page of the tests loads none. */
function appendedStyleSheet(): Promise<HTMLLinkElement> {
  return new Promise((resolve) => {
    vi.spyOn(document.head, 'append').mockImplementation((link) => resolve(link as HTMLLinkElement));
  });
}

test('F4 files of another base, and the style of what is imported before it is shown', async () => {
  const fetched = stubFetch(() => new Response(''));
  const importModule = vi.fn(async () => 'the module');
  const appended = appendedStyleSheet();
  const imported = importWithFiles(importModule, ['part-3.js', 'part-3.css'], '/games/');
  const link = await appended;
  expect(link.getAttribute('href')).toBe('/games/part-3.css');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/games/part-3.js', '/games/part-3.css']);
  expect(importModule).not.toHaveBeenCalled();
  link.dispatchEvent(new Event('load'));
  await expect(imported).resolves.toBe('the module');
});

test('F4 a style that fails is a file that did not come, and leaves no link that would count as applied', async () => {
  stubFetch(() => new Response(''));
  const appended = appendedStyleSheet();
  const imported = importWithFiles(async () => undefined, ['part-4.css'], '/games/');
  const failed = expect(imported).rejects.toThrow(MissingFile);
  const link = await appended;
  const removed = vi.spyOn(link, 'remove');
  link.dispatchEvent(new Event('error'));
  await failed;
  expect(removed).toHaveBeenCalledOnce();
});
