import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../platform/api/api-client.ts';
import { memberKey } from '../../platform/member/member-queries.ts';
import type { SessionInfo } from '../../platform/services/session-store.ts';

export type Popup = CallValue<Calls['listAnnouncements']>['popup'][number];

const freshForMs = 60_000;

/** The pop-ups of home; a member's are forgotten with the session. */
export function popupsQuery(api: ApiClient, session: SessionInfo | undefined) {
  const whose = session === undefined ? [] : memberKey;
  return queryOptions({
    queryKey: [...whose, 'announcements', 'popup'],
    queryFn: async ({ signal }) => {
      const query = { types: 'PU', groupName: 'm_home', platform: 'M' } as const;
      return (await unwrap(api.call('listAnnouncements', { query }, { signal }))).popup;
    },
    staleTime: freshForMs,
  });
}
