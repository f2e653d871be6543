import type { ReactNode } from 'react';

export interface FigureColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Words stand at the beginning of their column, figures at its end. */
  readonly isText?: boolean;
}

interface FigureTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly [FigureColumn<Row>, ...FigureColumn<Row>[]];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** Not every browser lets a keyboard come to what scrolls, and nothing in a table of figures takes the focus. */
function keyboardScrolls(region: HTMLElement | null): void {
  region?.setAttribute('tabindex', '0');
}

/** Figures in rows, whose first column names them; where it is wider than its place, it scrolls by itself. */
export function FigureTable<Row>({ caption, columns, rows, keyOf }: FigureTableProps<Row>) {
  const [first, ...others] = columns;
  const align = ({ isText }: FigureColumn<Row>) => (isText === true ? 'text-start' : 'text-end');
  return (
    <section
      aria-label={caption}
      ref={keyboardScrolls}
      className="overflow-x-auto rounded-medium border border-line bg-surface"
    >
      <table className="w-full border-collapse whitespace-nowrap">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            {columns.map((column) => (
              <th key={column.id} scope="col" className={`px-3 py-2 font-medium ${align(column)}`}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line last:border-b-0">
              <th scope="row" className={`px-3 py-2 font-medium ${align(first)}`}>
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.id} className={`tabular px-3 py-2 ${align(column)}`}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
