import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { refreshMoney } from '../../../platform/money/refresh-money.ts';

export type UplineTransferTerms = CallValue<Calls['getUplineTransferTerms']>;
export type UplineTransfer = CallValue<Calls['transferToUpline']>;

const part = 'upline-transfer';

/** To whom and how much can be sent, and what was sent lately. */
export function uplineTransferTermsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, part],
    queryFn: ({ signal }) => unwrap(api.call('getUplineTransferTerms', {}, { signal })),
    staleTime: 0,
  });
}

/** Whatever is on show of the member's money is asked for anew. */
export function refreshUplineTransfers(queryClient: QueryClient): Promise<unknown> {
  return refreshMoney(queryClient, part);
}
