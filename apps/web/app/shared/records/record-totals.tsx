import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useTranslate } from '../../platform/language/use-language.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { isClosed } from '../loading/load-failure.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { type Figure, RecordFigures } from './record-figures.tsx';

interface RecordTotalsProps<Totals, Key extends QueryKey> {
  readonly query: UseQueryOptions<Totals, Error, Totals, Key>;
  readonly figuresOf: (totals: Totals) => readonly Figure[];
}

/** Sums over everything that the filter takes, also what no page shows yet. */
export function RecordTotals<Totals, Key extends QueryKey>({
  query,
  figuresOf,
}: RecordTotalsProps<Totals, Key>) {
  const t = useTranslate();
  return (
    <Loaded
      query={query}
      skeleton={
        <LoadingRegion label={t('skeleton.label')} className="rounded-large bg-raised p-4">
          <Skeleton className="h-11 w-full" />
        </LoadingRegion>
      }
      // Of a record that is closed the list says so, and no other try will bring its sums.
      failure={(onRetry, error) => (isClosed(error) ? null : <MissingTotals onRetry={onRetry} />)}
    >
      {(totals) => <RecordFigures figures={figuresOf(totals)} />}
    </Loaded>
  );
}

/** A line in their place: the list below is what the player came for, and tells more where it has failed as well. */
function MissingTotals({ onRetry }: { readonly onRetry: () => unknown }) {
  const t = useTranslate();
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-large bg-raised px-4 py-2 text-detail text-muted"
    >
      {t('records.totals.failed')}
      <Button look="quiet" size="small" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </p>
  );
}
