import { expect, test } from 'vitest';
import { readSources } from '../read-sources.ts';

const named = /\bname:\s*'([a-z0-9-]+)',\s*(?:\/\/[^\n]*\s*)*text:\s*(`[^`]*`|'[^']*')/g;

test('a name of a prepared statement stands for one text, or a connection that knows the other one refuses it', async () => {
  const sources = await readSources(['apps/*.ts', 'packages/*.ts']);
  const texts = new Map<string, Set<string>>();
  for (const source of sources.values()) {
    for (const [, name = '', text = ''] of source.matchAll(named)) {
      const known = texts.get(name) ?? new Set();
      texts.set(name, known.add(text.replaceAll(/\s+/g, ' ')));
    }
  }
  expect(texts.size).toBeGreaterThan(150);
  expect([...texts].filter(([, known]) => known.size > 1).map(([name]) => name)).toEqual([]);
});
