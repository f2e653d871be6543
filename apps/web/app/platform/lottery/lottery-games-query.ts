import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import type { PrizeMode } from '../game/lottery-launch.ts';
import { callLottery } from './call-lottery.ts';
import { freshForMs, jitterMaximumMs, type KnownLotteries, withAnswer } from './lottery-game.ts';
import { salesClock } from './sales-clock.ts';

/** Two places of a page that ask for it have one answer. */
const sharedForMs = 2_000;

/**
 * The house's lotteries of a prize mode, or all, with the draw of each that takes stakes and its latest numbers. While they
 * are on show they are asked for anew whenever sales end or numbers are due, and when the page is looked at again: a
 * device that slept has slept with its clock.
 */
export function lotteryGamesQuery(api: ApiClient, prizeMode?: PrizeMode) {
  const queryKey = ['lottery-games', prizeMode ?? 'all'];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<KnownLotteries> => {
      const askedAtMs = performance.now();
      const query = prizeMode === undefined ? {} : { prizeMode };
      const answer = await unwrap(callLottery(api, 'listLotteryGames', { query }, { signal }));
      const isBrowser = typeof window !== 'undefined';
      return withAnswer(
        client.getQueryData<KnownLotteries>(queryKey),
        answer,
        isBrowser ? salesClock(answer.now, askedAtMs, performance.now()) : undefined,
        isBrowser ? Math.random() * jitterMaximumMs : 0,
      );
    },
    staleTime: sharedForMs,
    refetchOnMount: ({ state }) => (state.data?.clock === undefined ? 'always' : true),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data === undefined ? false : freshForMs(state.data, performance.now()),
  });
}
