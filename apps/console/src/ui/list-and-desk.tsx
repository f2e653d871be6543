import type { ReactNode } from 'react';

interface ListAndDeskProps {
  readonly list: ReactNode;
  /** Everything about the one that was chosen. */
  readonly desk: ReactNode;
}

/** What was found, and beside it the one that is looked at; below it on a tablet. */
export function ListAndDesk({ list, desk }: ListAndDeskProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[360px_minmax(0,1fr)]">
      {list}
      {desk}
    </div>
  );
}
