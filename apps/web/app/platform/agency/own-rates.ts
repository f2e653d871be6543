import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { callAgency } from './call-agency.ts';
import { teamKey } from './team-counters.ts';

/** What the browser keeps of the rates of a team. */
export const ratesKey = [...teamKey, 'rates'] as const;

/** What of stakes is given back at the agent, and can be passed on. */
export function ownRatesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...ratesKey, 'own'],
    queryFn: ({ signal }) => unwrap(callAgency(api, 'getOwnRates', {}, { signal })),
    staleTime: 0,
  });
}
