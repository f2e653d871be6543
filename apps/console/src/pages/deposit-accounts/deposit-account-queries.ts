import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type DepositAccounts = CallValue<Calls['listDepositAccounts']>;
export type AccountView = DepositAccounts['list'][number];
export type AskedAccount = DepositAccounts['asked'][number];
export type AccountOrder = CallBody<Calls['changeDepositAccount']>;

/** Where members pay to by bank transfer, and what is asked for. */
export function depositAccountsQuery({ client, session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['deposit-accounts', token, merchantCode],
    queryFn: ({ signal }) => client.call('listDepositAccounts', {}, signal),
  });
}
