import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';

export type MemberInfo = CallValue<Calls['getMemberInfo']>;

/** The pictures on offer. A merchant may have none of them: the module is then switched off. */
export function headIconsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'head-icons'],
    queryFn: async ({ signal }) => (await unwrap(api.call('getHeadIcons', {}, { signal }))).list,
    staleTime: 600_000,
  });
}
