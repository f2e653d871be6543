import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type Settings = CallValue<Calls['listMerchantSettings']>;
export type Setting = Settings['settings'][number];
export type SettingChange = CallValue<Calls['listSettingChanges']>['list'][number];

/** What the history is asked for: settings or fields of the registration form, one of them or all. */
export interface ChangesOf {
  readonly of: 'setting' | 'registerField';
  readonly name?: string;
}

/** Everything about settings has this in front, so that what changes one asks for all of it anew. */
export function settingsKey({ session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return ['settings', token, merchantCode] as const;
}

export function settingsQuery(services: ConsoleServices) {
  return queryOptions({
    queryKey: [...settingsKey(services), 'all'],
    queryFn: ({ signal }) => services.client.call('listMerchantSettings', {}, signal),
  });
}

const changesPageSize = 10;

export function settingChangesQuery(services: ConsoleServices, changesOf: ChangesOf) {
  const query = { ...changesOf, pageSize: changesPageSize };
  return infiniteQueryOptions({
    queryKey: [...settingsKey(services), 'changes', changesOf],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listSettingChanges',
        { query: pageParam === '' ? query : { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
