import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';

export type AccountClosure = CallValue<Calls['getAccountClosure']>;

/** Money comes and goes while a closure waits, so it is never taken for fresh. */
export function accountClosureQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'accountClosure'],
    queryFn: ({ signal }) => unwrap(api.call('getAccountClosure', {}, { signal })),
    staleTime: 0,
  });
}
