import { expect, test } from 'vitest';
import { languageChunksOf } from './language-chunks.ts';

test('each language finds its chunk by its source', () => {
  const manifest = {
    '../../packages/i18n/src/web/my.ts?catalogue': { file: 'assets/my-1.js' },
    '../../packages/i18n/src/web/en.ts?catalogue': { file: 'assets/en-2.js' },
    'app/root.tsx': { file: 'assets/root-3.js' },
  };
  expect(languageChunksOf(manifest)).toEqual({ MY: '/assets/my-1.js', EN: '/assets/en-2.js' });
});

test('without a manifest nothing is preloaded', () => {
  expect(languageChunksOf(null)).toEqual({});
});
