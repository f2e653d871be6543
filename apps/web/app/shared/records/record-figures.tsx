import type { ReactNode } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';

export interface Figure {
  readonly name: string;
  readonly value: ReactNode;
}

/** Sums side by side, as many as there is room for. */
export function RecordFigures({ figures }: { readonly figures: readonly Figure[] }) {
  const t = useTranslate();
  return (
    <section aria-label={t('records.totals')}>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 rounded-large bg-raised p-4 shadow-low">
        {figures.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-caption text-muted">{name}</dt>
            <dd className="tabular text-detail font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
