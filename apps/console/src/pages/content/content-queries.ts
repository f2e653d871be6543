import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ContentKindName } from '@wau/contract/content-kinds';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type ContentSite = CallValue<Calls['listContentKinds']>;
export type ContentKind = ContentSite['kinds'][number];
export type ContentField = ContentKind['fields'][number];
export type ContentItem = CallValue<Calls['listContentItems']>['list'][number];
export type WrittenItem = ContentItem['item'];
export type ContentChange = CallValue<Calls['listContentChanges']>['list'][number];

/** Everything about a kind has this in front, so that what changes one of it asks for all of it anew. */
export function kindKey({ session }: ConsoleServices, kind: ContentKindName) {
  const { token, merchantCode } = session.current();
  return ['content', token, merchantCode, kind] as const;
}

export function contentKindsQuery({ client, session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['content-kinds', token, merchantCode],
    queryFn: ({ signal }) => client.call('listContentKinds', {}, signal),
  });
}

export function contentItemsQuery(services: ConsoleServices, kind: ContentKindName) {
  return queryOptions({
    queryKey: [...kindKey(services, kind), 'items'],
    queryFn: async ({ signal }) =>
      (await services.client.call('listContentItems', { params: { kind } }, signal)).list,
  });
}

const changesPageSize = 10;

/** The history of one item, or of all where none is named. */
export function contentChangesQuery(
  services: ConsoleServices,
  kind: ContentKindName,
  itemKey: string | undefined,
) {
  const query = { pageSize: changesPageSize, ...(itemKey === undefined ? {} : { key: itemKey }) };
  return infiniteQueryOptions({
    queryKey: [...kindKey(services, kind), 'changes', itemKey],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listContentChanges',
        { params: { kind }, query: pageParam === '' ? query : { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** What the server's sanitiser makes of texts; what was shown stays until the next has come. */
export function contentPreviewQuery(
  services: ConsoleServices,
  kind: ContentKindName,
  texts: CallBody<Calls['previewContentItem']>['texts'],
) {
  return queryOptions({
    queryKey: [...kindKey(services, kind), 'preview', texts],
    queryFn: async ({ signal }) =>
      (await services.client.call('previewContentItem', { params: { kind }, body: { texts } }, signal)).texts,
    placeholderData: keepPreviousData,
  });
}
