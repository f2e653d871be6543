import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';

/** As many as a page may hold. */
const pageSize = 100;
const freshForMs = 300_000;

/** Under this key stand the lists of favourites, page by page. */
export const favouriteListsKey = [...memberKey, 'favourite-lists'] as const;

/** The `nodeId` of each favourite of the member, so that every list marks them. */
export function favouriteIdsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'favourites'],
    queryFn: async ({ signal }) => {
      const ids: number[] = [];
      for (let pageNo = 1; ; pageNo += 1) {
        const query = { pageNo, pageSize };
        const page = await unwrap(api.call('listFavouriteGames', { query }, { signal }));
        ids.push(...page.content.map(({ nodeId }) => nodeId));
        if (pageNo >= page.totalPages) return ids;
      }
    },
    staleTime: freshForMs,
  });
}
