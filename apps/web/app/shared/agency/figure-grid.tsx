import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface FigureGridProps {
  readonly figures: readonly { readonly name: string; readonly value: ReactNode }[];
  /** How many columns where there is room for more than two. */
  readonly columnsClass?: string;
}

/** Names with their values below them, two beside each other on a phone. */
export function FigureGrid({ figures, columnsClass = '' }: FigureGridProps) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-2 gap-x-4 gap-y-3 rounded-large bg-surface p-4 shadow-low',
        columnsClass,
      )}
    >
      {figures.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-caption text-muted">{name}</dt>
          <dd className="tabular words font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
