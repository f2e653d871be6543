import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type WaitingDraw = CallValue<Calls['listWaitingLotteryDraws']>['list'][number];
export type SiteDraw = CallValue<Calls['listSiteLotteryDraws']>['list'][number];
export type ResultShape = WaitingDraw['shape'];
export type Result = Record<string, string[]>;

const waitingRefetchMs = 15_000;

/** Everything about draws has this in front, so that what decides about one asks for all of it anew. */
export function lotteryDrawsKey({ session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return ['lottery-draws', token, merchantCode] as const;
}

/** Asked for anew now and then: colleagues enter results, and draws fall due. */
export function waitingDrawsQuery(services: ConsoleServices) {
  return queryOptions({
    queryKey: [...lotteryDrawsKey(services), 'waiting'],
    queryFn: async ({ signal }) => (await services.client.call('listWaitingLotteryDraws', {}, signal)).list,
    refetchInterval: waitingRefetchMs,
  });
}

export function siteDrawsQuery(services: ConsoleServices, gameId: string, page: number) {
  return queryOptions({
    queryKey: [...lotteryDrawsKey(services), 'all', gameId, page],
    queryFn: ({ signal }) =>
      services.client.call(
        'listSiteLotteryDraws',
        { query: gameId === '' ? { page } : { gameId, page } },
        signal,
      ),
    placeholderData: keepPreviousData,
    refetchInterval: waitingRefetchMs,
  });
}
