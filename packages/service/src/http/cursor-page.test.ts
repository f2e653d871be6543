import { expect, test } from 'vitest';
import { readCursor, readPage } from './cursor-page.ts';

const rows = Array.from({ length: 45 }, (_, index) => 45 - index);

const pageBehind = (cursor: string | undefined, pageSize?: number) => {
  const before = readCursor(cursor, (text) => (/^\d+$/.test(text) ? Number(text) : undefined)) ?? 99;
  const read = async (limit: number) => rows.filter((row) => row < before).slice(0, limit);
  return readPage(pageSize, read, (row) => `item ${row}`, String);
};

test('pages follow each other without gap or repetition, and the last one has no cursor', async () => {
  for (const pageSize of [1, 7, 15, 44, 45, 46]) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await pageBehind(cursor, pageSize);
      expect(page.list.length).toBeLessThanOrEqual(pageSize);
      seen.push(...page.list);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen, `pages of ${pageSize}`).toEqual(rows.map((row) => `item ${row}`));
  }
});

test('a page holds twenty where nobody says otherwise, and an empty list is a page', async () => {
  expect((await pageBehind(undefined)).list).toHaveLength(20);
  expect(await pageBehind('1')).toEqual({ list: [] });
});

test('a cursor that is none is refused', () => {
  expect(() => pageBehind('x')).toThrow('invalid: cursor');
});
