import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

export interface Column<Row> {
  readonly name: string;
  /** Figures stand under each other by their last digit. */
  readonly isAmount?: boolean;
  /** What a row is about, read out with each of its cells. */
  readonly isHead?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface RowTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** The rows of a list as a table, where there is room for all columns beside one another. */
export function RowTable<Row>({ caption, columns, rows, keyOf }: RowTableProps<Row>) {
  return (
    <div className="overflow-x-auto rounded-large bg-surface shadow-low">
      <table className="w-full border-collapse text-detail">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-caption text-muted">
            {columns.map((column) => (
              <th key={column.name} scope="col" className={classNames(cellClass(column), 'font-medium')}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)} className="hover:bg-raised">
              {columns.map((column) => (
                <Cell key={column.name} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const content = column.cell(row);
  if (column.isHead !== true) return <td className={cellClass(column)}>{content}</td>;
  return (
    <th scope="row" className={classNames(cellClass(column), 'font-normal')}>
      {content}
    </th>
  );
}

function cellClass({ isAmount }: Pick<Column<never>, 'isAmount'>): string {
  return classNames(
    'h-12 px-3 py-2 align-middle first:ps-4 last:pe-4',
    isAmount === true ? 'tabular text-end whitespace-nowrap' : 'text-start',
  );
}
