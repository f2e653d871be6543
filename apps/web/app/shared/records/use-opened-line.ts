import type { RecordFilter } from './use-record-filter.ts';

interface OpenedLine {
  /** The line whose details stand open; the last one while they close. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** The line whose details are open, as the address says: another record leads to it, and a reload keeps it. */
export function useOpenedLine(filter: RecordFilter): OpenedLine {
  const id = filter.textOf('open');
  return {
    id: id ?? '',
    isOpen: id !== undefined,
    open: (opened) => filter.change({ open: opened }),
    close: () => filter.change({ open: undefined }),
  };
}
