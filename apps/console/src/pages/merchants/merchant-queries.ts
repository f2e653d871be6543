import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type Merchants = CallValue<Calls['listMerchants']>;
export type MerchantView = Merchants['list'][number];
export type AskedMerchant = Merchants['asked'][number];
export type MerchantOrder = AskedMerchant['order'];

/** The merchants that whoever looks serves, and what is asked for here. */
export function merchantsQuery({ client, session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['merchants', token, merchantCode],
    queryFn: ({ signal }) => client.call('listMerchants', {}, signal),
  });
}
