import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import type { ConsoleServices } from './console-services.ts';

export type Agent = CallValue<Calls['getAgent']>;
export type AgentContracts = CallValue<Calls['listAgentContracts']>;
export type AgentContract = AgentContracts['list'][number];

/** Everything that is asked about agents has this in front: a move changes several of them. */
export function agentsKey({ session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return ['agents', token, merchantCode] as const;
}

export function agentQuery(services: ConsoleServices, memberId: MemberId) {
  return queryOptions({
    queryKey: [...agentsKey(services), memberId, 'place'],
    queryFn: ({ signal }) => services.client.call('getAgent', { params: { memberId } }, signal),
  });
}

export function agentContractsQuery(services: ConsoleServices, memberId: MemberId) {
  return queryOptions({
    queryKey: [...agentsKey(services), memberId, 'contracts'],
    queryFn: ({ signal }) => services.client.call('listAgentContracts', { params: { memberId } }, signal),
  });
}
