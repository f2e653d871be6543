import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';

/** What the browser keeps of what the house tells agents. */
export const agentNoticesKey = [...memberKey, 'agent-notices'] as const;

/** What the house tells agents, the newest first, and how much of it the agent has not seen. */
export function agentNoticesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: agentNoticesKey,
    queryFn: async ({ signal }) => {
      const query = { types: 'A', platform: 'M' as const };
      const { list, footer } = await unwrap(api.call('listAnnouncements', { query }, { signal }));
      return { list, unreadCount: footer.unreadCount };
    },
    staleTime: 0,
  });
}
