import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { memberKey } from './member-queries.ts';

export type BankCard = CallValue<Calls['listBankCards']>[number];

/** Everything that protects the account; after a change all of it is asked for again. */
export const securityKey = [...memberKey, 'security'] as const;

/** The accounts that the member can be paid out to. */
export function bankCardsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...securityKey, 'cards'],
    queryFn: ({ signal }) => unwrap(api.call('listBankCards', {}, { signal })),
  });
}
