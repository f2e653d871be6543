import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { callLottery } from '../../../platform/lottery/call-lottery.ts';
import { type SalesClock, salesClock } from '../../../platform/lottery/sales-clock.ts';

type StreaksAnswer = CallValue<Calls['listLotteryStreaks']>;
export type LotteryStreak = StreaksAnswer['list'][number];
export type LotteryStreaks = StreaksAnswer & { readonly clock: SalesClock };

/** The quickest lotteries draw every minute. */
const askAgainMs = 15_000;

/** What came several times in a row; asked for anew while it is looked at. */
export function streaksQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['lottery-streaks'],
    queryFn: async ({ signal }): Promise<LotteryStreaks> => {
      const askedAtMs = performance.now();
      const answer = await unwrap(callLottery(api, 'listLotteryStreaks', {}, { signal }));
      return { ...answer, clock: salesClock(answer.now, askedAtMs, performance.now()) };
    },
    staleTime: 0,
    refetchInterval: askAgainMs,
    refetchOnWindowFocus: 'always',
  });
}
