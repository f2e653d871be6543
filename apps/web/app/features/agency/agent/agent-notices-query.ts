import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';

/** How many notices for agents the member has not seen. */
export function agentNoticesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'agentNotices'],
    queryFn: async ({ signal }) => {
      const { footer } = await unwrap(
        api.call('listAnnouncements', { query: { types: 'A', platform: 'M' } }, { signal }),
      );
      return footer.unreadCount;
    },
    staleTime: 0,
    retry: false,
  });
}
