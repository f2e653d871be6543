import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { ratesKey } from '../../../platform/agency/own-rates.ts';
import type { WireRates } from '../../../platform/agency/rate-texts.ts';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { useApi } from '../../../platform/services/app-services.ts';

export type RatedMember = CallValue<Calls['setDownlineRates']>;

const pageSize = 20;

/** The members directly below with their rates, by name. */
export function downlineRatesQuery(api: ApiClient, search: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...ratesKey, 'downline', search ?? ''],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        pageSize,
        ...(search === undefined ? {} : { search }),
        ...(pageParam === '' ? {} : { cursor: pageParam }),
      };
      return unwrap(callAgency(api, 'listDownlineRates', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** Changes the rates of a member below from tomorrow on; twice the same is once. */
export function useSetDownlineRates({ memberId }: Pick<RatedMember, 'memberId'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rates: WireRates) =>
      unwrap(callAgency(api, 'setDownlineRates', { params: { memberId }, body: { rates: [...rates] } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ratesKey }),
  });
}
