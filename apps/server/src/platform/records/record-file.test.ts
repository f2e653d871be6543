import { mostFileRows } from '@wau/contract/record-limits';
import type { CursorPage } from '@wau/service/http/cursor-page';
import { expect, test } from 'vitest';
import { recordFile } from './record-file.ts';

const days = { fromDay: '2026-11-01', toDay: '2026-11-22' };

/** A list of numbers, and the cursors that it was asked for. */
function numbersUpTo(count: number) {
  const asked: (string | undefined)[] = [];
  const readRows = async (cursor: string | undefined, pageSize: number): Promise<CursorPage<number>> => {
    asked.push(cursor);
    const from = cursor === undefined ? 0 : Number(cursor);
    const list = Array.from({ length: Math.min(pageSize, count - from) }, (_, place) => from + place + 1);
    const end = from + list.length;
    return { list, ...(end < count ? { nextCursor: String(end) } : {}) };
  };
  const columns = [{ title: 'Nombor', cell: String }];
  return { asked, file: () => recordFile({ name: 'rekod', days, columns, cutText: 'CUT', readRows }) };
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

test('CA-04 a file is named by its days, begins with a byte order mark and its titles, and has every row once', async () => {
  const { name, pieces } = await numbersUpTo(1_203).file();
  expect(name).toBe('rekod_2026-11-01_2026-11-22.csv');
  const text = await textOf(pieces);
  expect(text.startsWith('\uFEFFNombor\r\n1\r\n')).toBe(true);
  const lines = text.split('\r\n');
  expect(lines.slice(1, -1)).toEqual(Array.from({ length: 1_203 }, (_, place) => String(place + 1)));
});

test('CA-04 no more is read than the reader has taken', async () => {
  const { asked, file } = numbersUpTo(5_000);
  const { pieces } = await file();
  expect(asked).toEqual([undefined]);
  const reader = pieces[Symbol.asyncIterator]();
  await reader.next();
  await reader.next();
  expect(asked).toEqual([undefined]);
  await reader.next();
  expect(asked).toEqual([undefined, '500']);
});

test.each([
  [mostFileRows, String(mostFileRows)],
  [mostFileRows + 1, 'CUT'],
])('CA-04 of %i rows the last line is %s, and no file is longer', async (count, last) => {
  const { pieces } = await numbersUpTo(count).file();
  const lines = (await textOf(pieces)).split('\r\n').slice(1, -1);
  expect(lines.at(-1)).toBe(last);
  expect(lines.filter((line) => line !== 'CUT')).toHaveLength(mostFileRows);
});

test('CA-04 a record without rows is a line of titles; what fails at once is thrown before anything is answered', async () => {
  const { pieces } = await numbersUpTo(0).file();
  expect(await textOf(pieces)).toBe('\uFEFFNombor\r\n');
  const failing = recordFile({
    ...{ name: 'rekod', days, columns: [], cutText: '' },
    readRows: () => Promise.reject(new Error('no database')),
  });
  await expect(failing).rejects.toThrow('no database');
});
