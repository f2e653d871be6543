import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { contractsKey } from '../../../platform/agency/contract-requests.ts';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';

export type OwnContracts = CallValue<Calls['listOwnContracts']>;
export type Contract = OwnContracts['list'][number];
export type WireTier = Contract['tiers'][number];
export type Downline = CallValue<Calls['listDownlineContracts']>['list'][number];
export type ContractStep = CallBody<Calls['processDividendContract']>;

const pageSize = 20;

/** What the agent is paid by, and what is offered. */
export function ownContractsQuery(api: ApiClient, kind: ContractKind) {
  return queryOptions({
    queryKey: [...contractsKey, 'own', kind],
    queryFn: ({ signal }) => unwrap(callAgency(api, 'listOwnContracts', { query: { kind } }, { signal })),
    staleTime: 0,
  });
}

/** The agents directly below with their contracts. */
export function downlineContractsQuery(api: ApiClient, kind: ContractKind) {
  return infiniteQueryOptions({
    queryKey: [...contractsKey, 'downlines', kind],
    queryFn: ({ pageParam, signal }) => {
      const query = { kind, pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listDownlineContracts', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}
