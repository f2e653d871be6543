import { InvalidRequestError } from './validator.ts';

/** Items of a page where the request names no number. */
const defaultPageSize = 20;

/** The cursor of a request, read by `parse`; refuses one that it does not understand. */
export function readCursor<Place>(
  cursor: string | undefined,
  parse: (cursor: string) => Place | undefined,
): Place | undefined {
  if (cursor === undefined) return undefined;
  const place = parse(cursor);
  if (place === undefined) throw new InvalidRequestError('cursor');
  return place;
}

export interface CursorPage<Item> {
  readonly list: Item[];
  readonly nextCursor?: string;
}

/**
 * A page of a list that is continued behind its last row. `read` is asked for one row more than the page holds, which
 * tells whether there is another page.
 */
export async function readPage<Row, Item>(
  pageSize: number | undefined,
  read: (limit: number) => Promise<readonly Row[]>,
  viewOf: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): Promise<CursorPage<Item>> {
  const size = pageSize ?? defaultPageSize;
  const found = await read(size + 1);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return {
    list: rows.map(viewOf),
    ...(found.length > size && last !== undefined ? { nextCursor: cursorOf(last) } : {}),
  };
}
