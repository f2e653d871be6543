import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { CommissionRunId, MemberId } from '@wau/contract/ids';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type Run = CallValue<Calls['listCommissionRuns']>['list'][number];
export type RunAgent = CallValue<Calls['getCommissionRun']>['list'][number];
export type RunLine = CallValue<Calls['listCommissionRunLines']>['list'][number];
export type RunFilter = Pick<CallQuery<Calls['listCommissionRuns']>, 'kind' | 'state'>;

const pageSize = 25;

/** Everything about runs has this in front: a decision changes the list and the run. */
function runsKey({ session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return ['commissions', token, merchantCode] as const;
}

const after = (cursor: string) => (cursor === '' ? {} : { cursor });

export function runsQuery(services: ConsoleServices, filter: RunFilter) {
  return infiniteQueryOptions({
    queryKey: [...runsKey(services), 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listCommissionRuns',
        { query: { pageSize, ...filter, ...after(pageParam) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** A run with its agents, page by page; the run itself comes with each. */
export function runQuery(services: ConsoleServices, runId: CommissionRunId) {
  return infiniteQueryOptions({
    queryKey: [...runsKey(services), runId, 'agents'],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'getCommissionRun',
        { params: { runId }, query: { pageSize, ...after(pageParam) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function runLinesQuery(services: ConsoleServices, runId: CommissionRunId, agentId: MemberId) {
  return infiniteQueryOptions({
    queryKey: [...runsKey(services), runId, 'lines', agentId],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listCommissionRunLines',
        { params: { runId }, query: { pageSize, agentId, ...after(pageParam) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function lineBetsQuery(
  services: ConsoleServices,
  runId: CommissionRunId,
  agentId: MemberId,
  line: number,
) {
  return infiniteQueryOptions({
    queryKey: [...runsKey(services), runId, 'bets', agentId, line],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listCommissionLineBets',
        { params: { runId }, query: { pageSize, agentId, line, ...after(pageParam) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function betLinesQuery(services: ConsoleServices, betKey: string) {
  return queryOptions({
    queryKey: [...runsKey(services), 'bet', betKey],
    queryFn: async ({ signal }) =>
      (await services.client.call('listBetCommissionLines', { query: { betKey } }, signal)).list,
  });
}
