import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../../platform/api-client.ts';

const freshForMs = 60_000;

export function noticesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['notices'],
    queryFn: async ({ signal }) => (await unwrap(api.call('listNotices', {}, { signal }))).list,
    staleTime: freshForMs,
  });
}
