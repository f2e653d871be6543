import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type PaymentProviders = CallValue<Calls['listPaymentProviders']>;
export type ProviderView = PaymentProviders['list'][number];
export type ProviderProtocol = PaymentProviders['protocols'][number];
export type AskedProvider = PaymentProviders['asked'][number];
export type ProviderOrder = CallBody<Calls['changePaymentProvider']>;

/** Who takes and pays money for the site, and what is asked for. */
export function paymentProvidersQuery({ client, session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['payment-providers', token, merchantCode],
    queryFn: ({ signal }) => client.call('listPaymentProviders', {}, signal),
  });
}
