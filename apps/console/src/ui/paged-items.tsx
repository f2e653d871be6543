import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../platform/console-services.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Loading, LoadingFailure } from './states.tsx';

interface PagedItemsProps<Item> {
  readonly asked: UseInfiniteQueryResult<InfiniteData<{ readonly list: readonly Item[] }>>;
  /** What is said where there is nothing. */
  readonly none: string;
  /** All that has come so far, in its order. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** What comes page by page: under way, failed, empty, or there with a way to more. */
export function PagedItems<Item>({ asked, none, children }: PagedItemsProps<Item>) {
  const t = useTexts();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = asked;
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const items = data.pages.flatMap(({ list }) => list);
  if (items.length === 0) return <Notice>{none}</Notice>;
  return (
    <div className="flex flex-col gap-3">
      {children(items)}
      {hasNextPage ? (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('games.more')}
        </Button>
      ) : null}
    </div>
  );
}
