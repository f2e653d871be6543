import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type OwnPasskey = CallValue<Calls['listOperatorPasskeys']>['list'][number];

/** Whoever is logged in has these. */
export function ownPasskeysQuery({ client, session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['own-passkeys', token, merchantCode],
    queryFn: async ({ signal }) => (await client.call('listOperatorPasskeys', {}, signal)).list,
  });
}
