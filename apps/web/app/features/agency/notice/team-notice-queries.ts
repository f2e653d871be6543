import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { teamKey } from '../../../platform/agency/team-counters.ts';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';

export type TeamNotice = CallValue<Calls['sendTeamNotice']>;
export type NewTeamNotice = Omit<CallBody<Calls['sendTeamNotice']>, 'clientId'>;

const pageSize = 20;
const noticesKey = [...teamKey, 'notices'] as const;

export function teamNoticesQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: noticesKey,
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listTeamNotices', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** Sends a notice, once however often the same is sent: whom it is for and each word of it are what makes it the same. */
export function useSendTeamNotice() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ memberId, title, content }: NewTeamNotice) =>
      sendOnce('sendTeamNotice', { memberId: memberId ?? 'all', title, content }, (clientId) =>
        unwrap(callAgency(api, 'sendTeamNotice', { body: { clientId, memberId, title, content } })),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticesKey }),
  });
}
