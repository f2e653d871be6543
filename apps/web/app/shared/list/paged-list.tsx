import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../platform/device/use-media-query.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { ListEnd } from '../../ui/states/list-end.tsx';
import { RowSkeletons } from '../../ui/states/row-skeletons.tsx';
import { LoadFailure } from '../loading/load-failure.tsx';
import { useRetryPage } from '../loading/use-retry-page.ts';
import { type Column, RowTable } from './row-table.tsx';

/** In rem, so that letters twice as large keep the list. */
export const tableQuery = '(width >= 73rem) and (height >= 480px)';

/** One page of a list that goes on at `nextCursor`. */
interface ListPage {
  readonly list: readonly unknown[];
}

interface PagedListProps<Page extends ListPage, Key extends readonly unknown[]> {
  readonly query: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, string>;
  readonly keyOf: (row: Page['list'][number]) => string;
  readonly renderRow: (row: Page['list'][number]) => ReactNode;
  /** The same as columns, for a page that has room for a table. */
  readonly table?: {
    readonly caption: string;
    readonly columns: readonly Column<Page['list'][number]>[];
  };
  /** What stands in place of a list without rows. */
  readonly empty: ReactNode;
  /** How many skeleton rows fill the screen before the first page is there. */
  readonly skeletonCount: number;
}

/** A list of a member's records, newest first, that grows page by page; with its loading, empty and failed states. */
export function PagedList<Page extends ListPage, Key extends readonly unknown[]>({
  query,
  keyOf,
  renderRow,
  table,
  empty,
  skeletonCount,
}: PagedListProps<Page, Key>) {
  const t = useTranslate();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  const retryPage = useRetryPage(refetch);
  const isTable = useMediaQuery(tableQuery);
  if (data === undefined) {
    if (error === null) return <RowSkeletons label={t('skeleton.label')} count={skeletonCount} />;
    return <LoadFailure error={error} onRetry={retryPage} />;
  }
  const rows = data.pages.flatMap((page) => page.list);
  if (rows.length === 0) return empty;
  return (
    <>
      {isTable && table !== undefined ? (
        <RowTable {...table} rows={rows} keyOf={keyOf} />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
          {rows.map((row) => (
            <li key={keyOf(row)}>{renderRow(row)}</li>
          ))}
        </ul>
      )}
      <ListEnd
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        hasFailed={error !== null}
        moreLabel={error === null ? t('action.more') : t('error.load.retry')}
        onMore={fetchNextPage}
      />
    </>
  );
}
