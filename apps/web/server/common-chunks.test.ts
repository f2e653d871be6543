import { expect, test } from 'vitest';
import { commonChunks } from './common-chunks.ts';

const screen = (name: string) => `/w/app/features/${name}-screen.tsx`;
const others = ['help', 'mine', 'bets', 'inbox', 'agent', 'deposit', 'withdraw'].map(screen);

const importersOf: Readonly<Record<string, readonly string[]>> = {
  '/w/app/ui/row.tsx': others,
  '/w/app/ui/row-icon.ts': ['/w/app/ui/row.tsx'],
  '/w/app/ui/field.tsx': [...others, screen('login'), '/w/app/shared/form.tsx'],
  '/w/app/shared/form.tsx': [screen('registration')],
  '/w/app/ui/rare.ts': [screen('inbox'), screen('help')],
  '/w/app/ui/few.ts': [screen('home'), screen('help')],
  '/w/app/ui/own.ts': [screen('home')],
  '/w/app/ui/late.ts': [screen('home'), '/w/app/ui/late-sheet.tsx'],
  // The same screen with the query that the build asks with.
  '/w/app/ui/twice.ts': others.slice(1).flatMap((file) => [file, `${file}?client-route`]),
  '/w/app/ui/panel.tsx': ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    (name) => `/w/app/shared/${name}-panel.tsx`,
  ),
  '/w/app/ui/one.ts': ['/w/app/ui/other.ts', ...others],
  '/w/app/ui/other.ts': ['/w/app/ui/one.ts'],
};

test.each([
  ['what seven screens import', '/w/app/ui/row.tsx', 'common'],
  ['what that imports in turn', '/w/app/ui/row-icon.ts', 'common'],
  ['what first screens import besides', '/w/app/ui/field.tsx', 'common-login-registration'],
  ['what few screens import', '/w/app/ui/rare.ts', undefined],
  ['what a first screen imports and another one', '/w/app/ui/few.ts', 'common-home'],
  ['what a first screen alone imports', '/w/app/ui/own.ts', undefined],
  ['what a first screen imports and a late part', '/w/app/ui/late.ts', 'common-home'],
  ['a screen itself', screen('home'), undefined],
  ['what fewer import than it looks', '/w/app/ui/twice.ts', undefined],
  ['what only late parts import', '/w/app/ui/panel.tsx', undefined],
  ['a circle', '/w/app/ui/other.ts', 'common'],
])('common chunks: %s', (_, moduleId, chunk) => {
  const graph = {
    getModuleInfo: (id: string) => ({
      importers: importersOf[id] ?? [],
      dynamicImporters: id === '/w/app/ui/late-sheet.tsx' ? ['/w/app/ui/late.tsx'] : [],
    }),
  };
  const names = commonChunks().map(({ name }) => name(moduleId, graph));
  expect(names.find((name) => name !== null)).toBe(chunk);
  expect(names.filter((name) => name !== null).length).toBeLessThanOrEqual(1);
});

test('common chunks: what more first screens need goes first', () => {
  const graph = { getModuleInfo: () => ({ importers: [...others, screen('home'), screen('login')] }) };
  const both = commonChunks().find(({ name }) => name('/w/app/ui/x.ts', graph) === 'common-home-login');
  const least = Math.min(...commonChunks().map(({ priority }) => priority));
  expect(both?.priority).toBe(least + 2);
});
