import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import type { GameCategory } from '../../../platform/game/game-categories.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import type { Days } from '../../../platform/records/record-days.ts';

export type Profit = CallValue<Calls['getProfit']>;
export type ProfitDay = Profit['days'][number];

export interface ProfitFilter extends Days {
  readonly category?: GameCategory;
}

export function profitQuery(api: ApiClient, filter: ProfitFilter) {
  return queryOptions({
    queryKey: [...memberKey, 'profit', filter],
    queryFn: ({ signal }) => unwrap(api.call('getProfit', { query: filter }, { signal })),
    staleTime: 0,
  });
}
