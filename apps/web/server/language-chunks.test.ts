import { expect, test } from 'vitest';
import { languageChunksOf } from './language-chunks.ts';

test('each language finds its chunks by their source', () => {
  const manifest = {
    '../../packages/i18n/src/web/my.ts?catalogue=first': { file: 'assets/my-1.js' },
    '../../packages/i18n/src/web/my.ts?catalogue=later': { file: 'assets/my-2.js' },
    '../../packages/i18n/src/web/my.ts?catalogue=lottery': { file: 'assets/my-6.js' },
    '../../packages/i18n/src/web/en.ts?catalogue=first': { file: 'assets/en-3.js' },
    '../../packages/i18n/src/web/en.ts?catalogue=later': { file: 'assets/en-4.js' },
    '../../packages/i18n/src/web/en.ts?catalogue=lottery': { file: 'assets/en-7.js' },
    'app/root.tsx': { file: 'assets/root-5.js' },
  };
  expect(languageChunksOf(manifest)).toEqual({
    MY: { first: '/assets/my-1.js', lottery: '/assets/my-6.js', later: '/assets/my-2.js' },
    EN: { first: '/assets/en-3.js', lottery: '/assets/en-7.js', later: '/assets/en-4.js' },
  });
});

test('without a manifest nothing is preloaded', () => {
  expect(languageChunksOf(null)).toEqual({});
});
