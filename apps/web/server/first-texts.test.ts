// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { messages } from '@wau/i18n/web/en';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstPaths } from '../app/platform/language/first-paths.ts';
import { firstTextsOf } from './first-texts.ts';

let folder: string;
const inFolder = (file: string) => path.join(folder, file);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wau-first-texts-'));
  const files: Record<string, string> = {
    'routes.mjs': `export default [
      { file: 'layout.tsx', children: [
        { file: 'home.tsx', index: true },
        { file: 'home.tsx', path: 'm/home' },
        { file: 'other.tsx', path: 'm/other' },
      ] },
    ];`,
    'entry.client.tsx': `import './policy.ts';`,
    'policy.ts': `export const id = 'of.policy';`,
    'root.tsx': `export const title = 'of.root';`,
    'layout.tsx': `import { part } from './part.tsx';\nexport { part };`,
    'part.tsx': `export const part = <p>{t('of.part')}</p>;`,
    'home.tsx': `import type { Other } from './other.tsx';
      import { useState } from 'react';
      export { passed } from './passed.ts';
      export const sheet = () => import('./sheet.tsx');`,
    'passed.ts': `export const passed = ['of.passed'];`,
    'sheet.tsx': `import './home.tsx';\nexport const sheet = { title: 'of.sheet' } as const;`,
    'other.tsx': `export const title = 'of.other';`,
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(inFolder(name), text)));
});

afterAll(() => rm(folder, { recursive: true }));

test('texts of the frame, of a screen, and of what it opens are first; those of other screens are not', async () => {
  const texts = await firstTextsOf(inFolder('routes.mjs'), ['/m/home'])();
  for (const id of ['of.policy', 'of.root', 'of.part', 'of.passed', 'of.sheet']) expect(texts).toContain(id);
  expect(texts).not.toContain('of.other');
});

test('the index is at /, and an address without a screen is a mistake', async () => {
  expect(await firstTextsOf(inFolder('routes.mjs'), ['/'])()).toContain('of.sheet');
  await expect(firstTextsOf(inFolder('routes.mjs'), ['/m/gone'])()).rejects.toThrow('/m/gone');
});

test('a visit begins with less than half of all texts, and with those that its screens open', async () => {
  const routes = fileURLToPath(new URL('../app/routes.ts', import.meta.url));
  const texts = await firstTextsOf(routes, firstPaths)();
  const first = Object.keys(messages).filter((id) => texts.has(id));
  expect(first).toEqual(
    expect.arrayContaining(['login.popup.title', 'error.crash.title', 'language.title', 'session.ended']),
  );
  expect(first).not.toContain('deposit.amount');
  expect(first.length).toBeLessThan(Object.keys(messages).length / 2);
});
