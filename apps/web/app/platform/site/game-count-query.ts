import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../api/api-client.ts';

const freshForMs = 300_000;

/** How many games the merchant offers now; decoration, so a failure says nothing. */
export function gameCountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['game-count'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.call('listGames', { query: { pageSize: 1 } }, { signal }))).totalPages,
    staleTime: freshForMs,
    retry: false,
  });
}
