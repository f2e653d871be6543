import { expect, test } from 'vitest';
import { minifyPlugin } from './minify-plugin.ts';

test('the browser’s code is made small and does the same', async () => {
  const plugin = minifyPlugin();
  expect(['client', 'ssr'].filter((name) => plugin.applyToEnvironment({ name }))).toEqual(['client']);
  const source =
    'const unused = 1;\nconst factor = 2;\nexport const doubled = (amount) => { return amount * factor; };\n';
  const { code } = await plugin.renderChunk(source);
  expect(code.length).toBeLessThan(source.length / 2);
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(module).toMatchObject({ doubled: expect.any(Function) });
  expect((module as { doubled: (amount: number) => number }).doubled(21)).toBe(42);
});
