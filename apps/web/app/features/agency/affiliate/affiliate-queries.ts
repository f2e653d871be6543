import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AffiliateStatementId } from '@wau/contract/ids';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import type { Days } from '../../../platform/records/record-days.ts';

export type Affiliate = CallValue<Calls['getAffiliate']>;
export type AffiliateFigures = CallValue<Calls['getAffiliateFigures']>;
export type AffiliateMonth = CallValue<Calls['listAffiliateStatements']>['list'][number];
export type AffiliateLine = CallValue<Calls['listAffiliateLines']>['list'][number];

/** All that an affiliate reads has this in front. */
const affiliateKey = ['agency', 'affiliate'] as const;
const pageSize = 20;

export function affiliateQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...affiliateKey, 'own'],
    queryFn: ({ signal }) => unwrap(callAgency(api, 'getAffiliate', {}, { signal })),
    staleTime: 0,
  });
}

export type FiguresBy = 'day' | 'campaign' | 'subId';

export interface FiguresFilter extends Days {
  readonly by: FiguresBy;
  readonly campaignCode?: string;
}

export function affiliateFiguresQuery(api: ApiClient, filter: FiguresFilter) {
  return queryOptions({
    queryKey: [...affiliateKey, 'figures', filter],
    queryFn: ({ signal }) => unwrap(callAgency(api, 'getAffiliateFigures', { query: filter }, { signal })),
    staleTime: 0,
  });
}

/** Who is no affiliate has no months: asking again would change nothing, and the page of links says how to become one. */
export function affiliateMonthsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...affiliateKey, 'months'],
    queryFn: async ({ pageParam, signal }): Promise<CallValue<Calls['listAffiliateStatements']>> => {
      const query = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      const answer = await callAgency(api, 'listAffiliateStatements', { query }, { signal });
      return !answer.ok && answer.code === 'affiliate.unknown' ? { list: [] } : unwrap(answer);
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

export function affiliateLinesQuery(api: ApiClient, statementId: AffiliateStatementId) {
  return infiniteQueryOptions({
    queryKey: [...affiliateKey, 'lines', statementId],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listAffiliateLines', { params: { statementId }, query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}
