import { LoadingRegion } from './loading-region.tsx';
import { Skeleton } from './skeleton.tsx';

/** A list of two-line rows, before there is one. */
export function RowSkeletons({ label, count }: { label: string; count: number }) {
  const rows = Array.from({ length: count }, (_, position) => position);
  return (
    <LoadingRegion
      label={label}
      className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low"
    >
      {rows.map((row) => (
        <div key={row} className="flex h-19 items-center justify-between gap-4 px-4">
          <span>
            <Skeleton className="mb-2 h-4 w-28" />
            <Skeleton className="h-3.5 w-36" />
          </span>
          <span className="flex flex-col items-end">
            <Skeleton className="mb-2 h-4 w-20" />
            <Skeleton className="h-3.5 w-24" />
          </span>
        </div>
      ))}
    </LoadingRegion>
  );
}
