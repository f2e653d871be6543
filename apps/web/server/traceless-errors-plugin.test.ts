import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { tracelessErrorsPlugin } from './traceless-errors-plugin.ts';

const { transform, applyToEnvironment } = tracelessErrorsPlugin();
const reactFile = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace(/client\.js$/, 'cjs/react-dom-client.production.js');

test('the errors that React knows by themselves alone are made without a trace, and no other', async () => {
  const code = await readFile(reactFile, 'utf8');
  const changed = transform(code, reactFile)?.split('\n') ?? [];
  const changes = code
    .split('\n')
    .flatMap((line, index) => (changed[index] === line ? [] : [{ line, changed: changed[index] }]));
  expect(changes.map(({ line }) => /\d+/.exec(line)?.[0])).toEqual(['519', '460', '474', '542', '461']);
  for (const { changed: by } of changes) expect(by).toMatch(/ = Object\.create\(Error\.prototype\)[,;]$/);
});

test('a React that makes them in another way ends the build, and other files stay as they are', () => {
  expect(() => transform('var mark = new Error(1);', reactFile)).toThrow('makes 0 errors');
  expect(transform('var mark = Error(formatProdErrorMessage(1));', '/app/home.ts')).toBeUndefined();
});

test('the server’s React stays as it came', () => {
  expect(['client', 'ssr'].filter((name) => applyToEnvironment({ name }))).toEqual(['client']);
});
