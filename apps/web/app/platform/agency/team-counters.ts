import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';
import { callAgency } from './call-agency.ts';

/** What the browser keeps of an agent's team. */
export const teamKey = [...memberKey, 'team'] as const;

/** The counters of a day of the merchant's, as agent home shows them. */
export function teamCountersQuery(api: ApiClient, day: string) {
  return queryOptions({
    queryKey: [...teamKey, 'counters', day],
    queryFn: ({ signal }) =>
      unwrap(
        callAgency(api, 'getTeamOverview', { query: { startDate: day, endDate: day, size: 0 } }, { signal }),
      ),
    staleTime: 0,
  });
}
