import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';
import { type AuditFilter, queryOf } from './audit-filter.ts';

export type AuditPageOfEntries = CallValue<Calls['listAuditEntries']>;
export type AuditEntry = AuditPageOfEntries['list'][number];

const entriesPageSize = 25;

export function auditEntriesQuery({ client, session }: ConsoleServices, filter: AuditFilter) {
  const { token, merchantCode } = session.current();
  const query = { ...queryOf(filter), pageSize: entriesPageSize };
  return infiniteQueryOptions({
    queryKey: ['audit', token, merchantCode, 'entries', query],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'listAuditEntries',
        { query: pageParam === '' ? query : { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function auditOperatorsQuery({ client, session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['audit', token, merchantCode, 'operators'],
    queryFn: async ({ signal }) => (await client.call('listAuditOperators', {}, signal)).list,
  });
}
