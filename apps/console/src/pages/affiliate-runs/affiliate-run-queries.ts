import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AffiliateStatementId } from '@wau/contract/ids';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type AffiliateRun = CallValue<Calls['listAffiliateRuns']>['list'][number];
export type RunStatement = CallValue<Calls['listAffiliateRunStatements']>['list'][number];
export type RunLine = CallValue<Calls['listAffiliateRunLines']>['list'][number];

const pageSize = 25;
const runsRefetchMs = 15_000;

/** Everything about months has this in front, so that what changes one asks for all of it anew. */
export function affiliateRunsKey({ session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return ['affiliate-runs', token, merchantCode] as const;
}

const paging = {
  initialPageParam: '',
  getNextPageParam: (page: { readonly nextCursor?: string }) => page.nextCursor,
};

function queryOf(cursor: string) {
  return cursor === '' ? { pageSize } : { pageSize, cursor };
}

/** Asked for anew while it is looked at, since the job counts and pays meanwhile. */
export function affiliateRunsQuery(services: ConsoleServices) {
  return infiniteQueryOptions({
    queryKey: [...affiliateRunsKey(services), 'list'],
    queryFn: ({ pageParam, signal }) =>
      services.client.call('listAffiliateRuns', { query: queryOf(pageParam) }, signal),
    refetchInterval: runsRefetchMs,
    ...paging,
  });
}

export function runStatementsQuery(services: ConsoleServices, month: string) {
  return infiniteQueryOptions({
    queryKey: [...affiliateRunsKey(services), 'statements', month],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listAffiliateRunStatements',
        { params: { month }, query: queryOf(pageParam) },
        signal,
      ),
    ...paging,
  });
}

export function runLinesQuery(services: ConsoleServices, statementId: AffiliateStatementId) {
  return infiniteQueryOptions({
    queryKey: [...affiliateRunsKey(services), 'lines', statementId],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listAffiliateRunLines',
        { params: { statementId }, query: queryOf(pageParam) },
        signal,
      ),
    ...paging,
  });
}
