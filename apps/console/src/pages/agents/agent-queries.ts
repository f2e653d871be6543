import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { agentsKey } from '../../platform/agent-queries.ts';
import type { ConsoleServices } from '../../platform/console-services.ts';
import type { Period } from '../../ui/period.ts';

export type FoundAgent = CallValue<Calls['listAgents']>['list'][number];
export type AgentFigures = CallValue<Calls['getAgentFigures']>;

/** What agents are looked for by. */
export interface AgentFilter {
  /** How the username begins, or a member's whole id. */
  readonly text: string;
  readonly memberType: number | undefined;
}

const foundSize = 25;
/** Payments at a glance; a run has all of them. */
const paidSize = 10;

export function foundAgentsQuery(services: ConsoleServices, { text, memberType }: AgentFilter) {
  const query = {
    pageSize: foundSize,
    ...(text === '' ? {} : { userName: text }),
    ...(memberType === undefined ? {} : { memberType }),
  };
  return infiniteQueryOptions({
    queryKey: [...agentsKey(services), 'found', text, memberType ?? null],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listAgents',
        { query: pageParam === '' ? query : { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function agentFiguresQuery(services: ConsoleServices, memberId: MemberId, period: Period) {
  return queryOptions({
    queryKey: [...agentsKey(services), memberId, 'figures', period.fromDay, period.toDay],
    queryFn: ({ signal }) =>
      services.client.call('getAgentFigures', { params: { memberId }, query: { ...period } }, signal),
  });
}

export function agentLineQuery(services: ConsoleServices, memberId: MemberId) {
  return infiniteQueryOptions({
    queryKey: [...agentsKey(services), memberId, 'line'],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listAgentLine',
        {
          params: { memberId },
          query: { pageSize: foundSize, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function agentCommissionsQuery(services: ConsoleServices, memberId: MemberId) {
  return infiniteQueryOptions({
    queryKey: [...agentsKey(services), memberId, 'commissions'],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listAgentCommissions',
        {
          params: { memberId },
          query: { pageSize: paidSize, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
