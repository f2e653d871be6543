import { favouriteIdsQuery } from '../../../platform/game/favourite-queries.ts';
import type { AppServices } from '../../../platform/services/app-services.ts';
import { merchantWalletQuery } from '../../../platform/wallets/merchant-wallet-queries.ts';

/** HO-01: what opening home loads for a member besides what it shows: favourites and wallets, for the screens that do. */
export function loadForMember({ api, queryClient }: AppServices): void {
  void queryClient.prefetchQuery(favouriteIdsQuery(api));
  void queryClient.prefetchQuery(merchantWalletQuery(api));
}
