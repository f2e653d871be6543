import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';
import { refreshMoney } from '../money/refresh-money.ts';

export type MerchantWallet = CallValue<Calls['getMerchantWallet']>;
export type FundTransfer = MerchantWallet['transfers'][number];

/** What becomes of a transfer is known within seconds where the vendor answers at all. */
const pollEveryMs = 5_000;

/** The main wallet and those at vendors; asked again by itself while something is on its way. */
export function merchantWalletQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'merchant-wallet'],
    queryFn: ({ signal }) => unwrap(api.call('getMerchantWallet', {}, { signal })),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.transfers.some(({ status }) => status === 'pending') === true ? pollEveryMs : false,
  });
}

/** Whatever is on show of the member's money is asked for anew. */
export function refreshWallets(queryClient: QueryClient): Promise<unknown> {
  return refreshMoney(queryClient, 'merchant-wallet');
}
