import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../../platform/api/api-client.ts';
import { memberKey } from '../../platform/member/member-queries.ts';

/** When the player looks back next; what is known was another game's, so it is always asked for anew. */
export function realityCheckQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'realityCheck'],
    queryFn: ({ signal }) => unwrap(api.call('getRealityCheck', {}, { signal })),
    staleTime: 0,
  });
}
