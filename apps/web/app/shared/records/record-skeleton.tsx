import { useTranslate } from '../../platform/language/use-language.ts';
import { RowSkeletons } from '../../ui/states/row-skeletons.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

/** The shape of a record until its code is there: the filter, the file, the sums, and as many rows as its list has skeletons. */
export function RecordSkeleton({ rowCount }: { readonly rowCount: number }) {
  const t = useTranslate();
  return (
    <div className="space-y-4 px-4 pb-6">
      <Skeleton className="h-55 w-full" />
      <Skeleton className="h-11 w-44" />
      <Skeleton className="h-18 w-full" />
      <RowSkeletons label={t('skeleton.label')} count={rowCount} />
    </div>
  );
}
