import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import type { AppServices } from '../../../platform/services/app-services.ts';
import { lotteriesQuery } from './lobby-queries.ts';

/** The lotteries of the house and those of vendors. */
export function loadLotteries({ api, queryClient }: AppServices): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(lotteryGamesQuery(api)),
    queryClient.prefetchQuery(lotteriesQuery(api)),
  ]);
}
