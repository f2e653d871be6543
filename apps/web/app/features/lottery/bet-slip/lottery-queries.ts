import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { callLottery } from '../../../platform/lottery/call-lottery.ts';
import { type SalesClock, salesClock, serverTimeMs } from '../../../platform/lottery/sales-clock.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';

export type LotterySeries = CallValue<Calls['getLotterySeries']>;
export type Sales = CallValue<Calls['getLotteryDraw']> & { readonly clock: SalesClock };
export type SalesDraw = NonNullable<Sales['current']>;

const freshForMs = 300_000;

/** By which series the member may play. */
export function lotterySeriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'lottery-series'],
    queryFn: ({ signal }) => unwrap(callLottery(api, 'getLotterySeries', {}, { signal })),
    staleTime: freshForMs,
    // Without an answer those of the lottery count, which are the same for nearly everybody.
    retry: false,
  });
}

/** A little after its moment, so that the server's clock is past it as well. */
const afterClosingMs = 300;
const askAgainMs = 1_000;
const withoutDrawsMs = 15_000;
const longestMs = 3_600_000;

/** The draw that takes stakes; asked for anew when it closes, and when the page is seen again. */
export function salesQuery(api: ApiClient, gameId: string) {
  return queryOptions({
    queryKey: ['lottery-sales', gameId],
    queryFn: async ({ signal }): Promise<Sales> => {
      const askedAtMs = performance.now();
      const sales = await unwrap(callLottery(api, 'getLotteryDraw', { params: { gameId } }, { signal }));
      return { ...sales, clock: salesClock(sales.now, askedAtMs, performance.now()) };
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : nextAskMs(data)),
  });
}

function nextAskMs({ current, clock }: Sales): number {
  if (current === null) return withoutDrawsMs;
  const leftMs = Date.parse(current.closesAt) - serverTimeMs(clock, performance.now());
  return Math.min(longestMs, Math.max(askAgainMs, leftMs + afterClosingMs));
}

const awaitedResultMs = 3_000;
/** Whoever comes after sales have ended and before the draw waits for its result, and the page does not know. */
const otherResultMs = 60_000;

/** The latest draws; while the result of one is awaited they are asked for every few seconds. */
export function latestNumerosQuery(api: ApiClient, gameId: string, isAwaited: boolean) {
  return queryOptions({
    queryKey: ['lottery-latest', gameId],
    queryFn: async ({ signal }) =>
      (await unwrap(callLottery(api, 'listNumeros', { query: { gameId } }, { signal }))).list,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: isAwaited ? awaitedResultMs : otherResultMs,
  });
}
