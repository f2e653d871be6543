import { mostFileRows } from '@wau/contract/record-limits';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import type { CursorPage } from '@wau/service/http/cursor-page';
import type { Days } from '../calendar/require-days.ts';
import { byteOrderMark, fileLine } from './file-line.ts';

/** Rows that are read at a time: a reader who takes the file slowly holds no more of it in memory. */
const rowsPerRead = 500;

export interface FileColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string;
}

interface RecordFile<Row> {
  /** What it is called, in plain letters; its days are added. */
  readonly name: string;
  readonly days: Days;
  readonly columns: readonly FileColumn<Row>[];
  /** The last line of a file that holds more rows than a file may. */
  readonly cutText: string;
  readonly readRows: (cursor: string | undefined, pageSize: number) => Promise<CursorPage<Row>>;
}

/** A record as a file: the list that the screen shows, page after page. The first is read before anything is answered. */
export async function recordFile<Row>(file: RecordFile<Row>): Promise<AnswerFile> {
  const first = await file.readRows(undefined, rowsPerRead);
  const { fromDay, toDay } = file.days;
  return { name: `${file.name}_${fromDay}_${toDay}.csv`, pieces: piecesOf(file, first) };
}

async function* piecesOf<Row>(file: RecordFile<Row>, first: CursorPage<Row>): AsyncGenerator<string> {
  const { columns, cutText, readRows } = file;
  yield byteOrderMark + fileLine(columns.map(({ title }) => title));
  let page = first;
  let left = mostFileRows;
  for (;;) {
    const rows = page.list.slice(0, left);
    left -= rows.length;
    if (rows.length > 0) {
      yield rows.map((row) => fileLine(columns.map(({ cell }) => cell(row)))).join('');
    }
    if (page.nextCursor === undefined && rows.length === page.list.length) return;
    if (left === 0) {
      yield fileLine([cutText]);
      return;
    }
    page = await readRows(page.nextCursor, rowsPerRead);
  }
}
