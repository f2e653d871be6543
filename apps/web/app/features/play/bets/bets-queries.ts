import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { type Period, periodStart } from './bets-period.ts';

export type Bet = CallValue<Calls['listBets']>['list'][number];

const pageSize = 20;

export function betsQuery(api: ApiClient, period: Period) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, 'bets', period],
    queryFn: ({ pageParam, signal }) => {
      const from = periodStart(period, new Date());
      const query = {
        pageSize,
        ...(from === undefined ? {} : { from }),
        ...(pageParam === '' ? {} : { cursor: pageParam }),
      };
      return unwrap(api.call('listBets', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}
