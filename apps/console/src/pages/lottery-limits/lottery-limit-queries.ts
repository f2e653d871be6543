import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

type LotteryLimitsList = CallValue<Calls['listLotteryLimits']>;
export type LimitedGame = LotteryLimitsList['list'][number];
export type AskedLimits = LotteryLimitsList['asked'][number];
export type LimitsOrder = Omit<CallBody<Calls['setLotteryLimits']>, 'seenVersion' | 'reason'>;
export type Exposure = CallValue<Calls['getLotteryExposure']>;

/** Everything about limits has this in front, so that what sets one asks for all of it anew. */
export function lotteryLimitsKey({ session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return ['lottery-limits', token, merchantCode] as const;
}

export function lotteryLimitsQuery(services: ConsoleServices) {
  return queryOptions({
    queryKey: [...lotteryLimitsKey(services), 'games'],
    queryFn: ({ signal }) => services.client.call('listLotteryLimits', {}, signal),
  });
}

const changesPageSize = 10;

export function limitChangesQuery(services: ConsoleServices, gameId: string) {
  const query = { pageSize: changesPageSize };
  return infiniteQueryOptions({
    queryKey: [...lotteryLimitsKey(services), 'changes', gameId],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listLotteryLimitChanges',
        { params: { gameId }, query: pageParam === '' ? query : { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

const exposureRefetchMs = 5_000;

/** Asked for anew while it is looked at, since players stake meanwhile. */
export function exposureQuery(services: ConsoleServices, gameId: string, numero: string | undefined) {
  return queryOptions({
    queryKey: [...lotteryLimitsKey(services), 'exposure', gameId, numero ?? ''],
    queryFn: ({ signal }) =>
      services.client.call(
        'getLotteryExposure',
        { params: { gameId }, query: numero === undefined ? {} : { numero } },
        signal,
      ),
    refetchInterval: exposureRefetchMs,
    placeholderData: keepPreviousData,
  });
}
