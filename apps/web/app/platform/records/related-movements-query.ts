import { queryOptions } from '@tanstack/react-query';
import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';

export type RelatedTo = CallQuery<Calls['listRelatedMovements']>;
export type RelatedMovement = CallValue<Calls['listRelatedMovements']>['list'][number];

/** What an order or a bet moved in the wallet; asked for anew with all movements. */
export function relatedMovementsQuery(api: ApiClient, to: RelatedTo) {
  return queryOptions({
    queryKey: [...memberKey, 'movements', 'related', to],
    queryFn: async ({ signal }) =>
      (await unwrap(api.call('listRelatedMovements', { query: to }, { signal }))).list,
    staleTime: 0,
  });
}
