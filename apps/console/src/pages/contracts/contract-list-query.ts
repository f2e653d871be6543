import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { agentsKey } from '../../platform/agent-queries.ts';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type FoundContract = CallValue<Calls['listContracts']>['list'][number];
export type ContractFilter = Pick<CallQuery<Calls['listContracts']>, 'kind' | 'state' | 'payer'>;

const pageSize = 25;

/** Contracts of all agents, the newest first. */
export function contractListQuery(services: ConsoleServices, filter: ContractFilter) {
  return infiniteQueryOptions({
    queryKey: [...agentsKey(services), 'contract-list', filter],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listContracts',
        { query: { pageSize, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
