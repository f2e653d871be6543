import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { iconKeysPlugin } from './icon-keys-plugin.ts';

const { transform, applyToEnvironment } = iconKeysPlugin();
const iconFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/icons',
);

test('every icon loses the keys of its lines and nothing else', () => {
  const names = readdirSync(iconFolder).filter((name) => name.endsWith('.mjs'));
  expect(names.length).toBeGreaterThan(1_000);
  for (const name of names) {
    const code = readFileSync(path.join(iconFolder, name), 'utf8');
    if (!code.includes('createLucideIcon(')) continue;
    const made = transform(code, path.join(iconFolder, name)) ?? '';
    expect(made, name).not.toMatch(/key:|__iconData\.node/);
    const drawing = (text: string): readonly string[] => text.match(/\w+: "[^"]*"/g) ?? [];
    expect(drawing(made), name).toEqual(drawing(code).filter((line) => !line.startsWith('key: ')));
  }
});

test('an icon that is written in another way ends the build, and other files stay as they are', () => {
  const icon = path.join(iconFolder, 'sparkle.mjs');
  expect(() => transform('const Sparkle = createLucideIcon({ node: [] });', icon)).toThrow(
    'is not as it was',
  );
  expect(transform('createLucideIcon([{ a: 1, key: "1s2grr" }]);', '/app/home.ts')).toBeUndefined();
});

test('the server’s icons stay as they came', () => {
  expect(['client', 'ssr'].filter((name) => applyToEnvironment({ name }))).toEqual(['client']);
});
