import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';
import { callAgency } from './call-agency.ts';

export type ContractRequests = CallValue<Calls['getContractRequests']>;

export const contractsKey = [...memberKey, 'contracts'] as const;

/** Of which kinds a contract waits for an answer. */
export function contractRequestsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...contractsKey, 'requests'],
    queryFn: ({ signal }) => unwrap(callAgency(api, 'getContractRequests', {}, { signal })),
    staleTime: 0,
  });
}

/** The page of each kind, by the name under which it waits. */
export const contractPages = [
  { request: 'dailysalreqtype', kind: 'dailySalary', path: '/m/member/agent/getSalaryContract' },
  { request: 'divtypecompperiodreq', kind: 'dividend', path: '/m/member/agent/getDevidendContract' },
  { request: 'contracthoursalreq', kind: 'hourlySalary', path: '/m/member/agent/getHourContract' },
] as const satisfies readonly { readonly request: keyof ContractRequests; kind: string; path: string }[];
