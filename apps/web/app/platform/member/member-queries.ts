import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../api/api-client.ts';

/** Everything under this key belongs to the member who is logged in and goes when the session ends. */
export const memberKey = ['member'] as const;

export const memberInfoKey = [...memberKey, 'info'] as const;

export function memberInfoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: memberInfoKey,
    queryFn: ({ signal }) => unwrap(api.call('getMemberInfo', {}, { signal })),
    staleTime: 300_000,
  });
}
