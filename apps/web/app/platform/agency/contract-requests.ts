import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';

export type ContractRequests = CallValue<Calls['getContractRequests']>;

export const contractsKey = [...memberKey, 'contracts'] as const;

/** Members of these types have no contracts, whatever else they are. */
const typesWithoutContracts: readonly number[] = [0, 4, 40, 41, 42];

export function mayHaveContracts(memberType: number): boolean {
  return !typesWithoutContracts.includes(memberType);
}

/** Of which kinds a contract waits for an answer. */
export function contractRequestsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...contractsKey, 'requests'],
    queryFn: ({ signal }) => unwrap(api.call('getContractRequests', {}, { signal })),
    staleTime: 0,
  });
}

/** The page of each kind, by the name under which it waits. */
export const contractPages = [
  { request: 'dailysalreqtype', kind: 'dailySalary', path: '/m/member/agent/getSalaryContract' },
  { request: 'divtypecompperiodreq', kind: 'dividend', path: '/m/member/agent/getDevidendContract' },
  { request: 'contracthoursalreq', kind: 'hourlySalary', path: '/m/member/agent/getHourContract' },
] as const satisfies readonly { readonly request: keyof ContractRequests; kind: string; path: string }[];
