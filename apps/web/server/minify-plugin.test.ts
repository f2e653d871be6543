import { expect, test } from 'vitest';
import { minifyPlugin } from './minify-plugin.ts';

test('the browser’s code is made small and does the same', async () => {
  const plugin = minifyPlugin();
  expect(['client', 'ssr'].filter((name) => plugin.applyToEnvironment({ name }))).toEqual(['client']);
  const source =
    'const unused = 1;\nconst factor = 2;\nexport const doubled = (amount) => { return amount * factor; };\n';
  const { code } = await plugin.renderChunk(source, { name: 'home' });
  expect(code.length).toBeLessThan(source.length / 2);
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(module).toMatchObject({ doubled: expect.any(Function) });
  expect((module as { doubled: (amount: number) => number }).doubled(21)).toBe(42);
});

test('what the framework’s packages run while a page starts is compiled with its file', async () => {
  const long = 'x'.repeat(10_000);
  const source = `const read = once((part) => { part.kept = '${long}'; });\nexport const kept = () => read();\n`;
  const codeOf = async (name: string) => (await minifyPlugin().renderChunk(source, { name })).code;
  expect(await codeOf('framework')).toMatch(/=once\(\(\w+=>\{\w+\.kept="x+"\}\)\)/);
  expect(await codeOf('home')).toMatch(/=once\(\w+=>\{\w+\.kept="x+"\}\)/);
});
