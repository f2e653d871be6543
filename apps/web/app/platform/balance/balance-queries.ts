import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';

export function balanceQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'balance'],
    queryFn: ({ signal }) => unwrap(api.call('getBalance', {}, { signal })),
    staleTime: 10_000,
  });
}
