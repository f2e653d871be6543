import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { type LobbyFilter, lotteryCategories } from '../../../platform/game/game-categories.ts';
import { reference, referenceMeta } from '../../../platform/reference/reference-data.ts';

/** The page size of game lists. */
const pageSize = 26;
const freshForMs = 300_000;

export function lobbyQuery(api: ApiClient, filter: LobbyFilter) {
  return infiniteQueryOptions({
    queryKey: ['lobby', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageNo: pageParam, pageSize, ...(filter === 'ALL' ? {} : { gameType: filter }) };
      return unwrap(api.call('listGames', { query }, { signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: freshForMs,
  });
}

/** Every lottery of both kinds; there are never so many that they need pages. */
export function lotteriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['lotteries'],
    queryFn: ({ signal }) =>
      reference(api, 'lotteries', async () => {
        const pages = await Promise.all(
          lotteryCategories.map((gameType) =>
            unwrap(api.call('listGames', { query: { gameType, pageSize: 100 } }, { signal })),
          ),
        );
        return pages.flatMap((page) => page.games);
      }),
    staleTime: freshForMs,
    meta: referenceMeta,
  });
}
