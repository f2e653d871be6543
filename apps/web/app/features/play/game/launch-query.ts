import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { emptyOtherWallets, fillVendorWallet } from '../../../platform/wallets/vendor-wallet.ts';

export interface LaunchChoice {
  readonly vendor: string;
  readonly gameId: string;
  readonly nodeId: number | undefined;
  readonly gameCategory: string | undefined;
  readonly showChoice?: string | undefined;
  readonly supportPlay?: string | undefined;
}

/** The game that an address names; `undefined` when it names none. */
export function launchChoiceIn(search: URLSearchParams): LaunchChoice | undefined {
  const vendor = search.get('vendor');
  const gameId = search.get('gameId');
  if (vendor === null || vendor === '' || gameId === null || gameId === '') return undefined;
  const nodeId = Number(search.get('nodeId') ?? Number.NaN);
  return {
    vendor,
    gameId,
    nodeId: Number.isSafeInteger(nodeId) ? nodeId : undefined,
    gameCategory: search.get('gameCategory') ?? undefined,
    showChoice: search.get('showChoice') ?? undefined,
    supportPlay: search.get('supportPlay') ?? undefined,
  };
}

/**
 * Asks for a launch URL. Its token works once, so the answer is never asked for again behind the player's back and
 * never kept for a second visit; `attempt` counts the player's own retries. What is
 * left at other vendors comes back first, and the balance goes along to a vendor that keeps wallets of its own.
 */
export function launchQuery(api: ApiClient, choice: LaunchChoice, attempt: number) {
  const { vendor, gameId, nodeId, gameCategory, showChoice, supportPlay } = choice;
  return queryOptions({
    queryKey: ['launch', vendor, gameId, attempt],
    queryFn: async ({ signal }) => {
      const launch = await unwrap(
        api.call(
          'launchGame',
          {
            query: {
              vendor,
              gameId,
              ...(nodeId === undefined ? {} : { nodeId }),
              ...(gameCategory === undefined ? {} : { gameCategory }),
              ...(showChoice === undefined ? {} : { showChoice }),
              ...(supportPlay === undefined ? {} : { supportPlay }),
            },
          },
          { signal },
        ),
      );
      if (launch.fundsAt !== undefined) await emptyOtherWallets(api, launch.fundsAt);
      if (launch.vendorWallet?.isFilledAtLaunch === true) await fillVendorWallet(api, vendor);
      return launch;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
