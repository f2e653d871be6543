import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../../platform/api-client.ts';

const freshForMs = 300_000;

export function helpQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['help'],
    queryFn: ({ signal }) => unwrap(api.call('listHelpItems', { query: { device: 'MOBILE' } }, { signal })),
    staleTime: freshForMs,
  });
}
