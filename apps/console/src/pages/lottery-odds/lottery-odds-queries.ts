import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type LotteryOdds = CallValue<Calls['listLotteryOdds']>;
export type OddsPlay = LotteryOdds['plays'][number];
export type OddsChoice = CallQuery<Calls['listLotteryOdds']>;

/** All odds have this in front, so that what changes some asks for all of them anew. */
export function lotteryOddsKey({ session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return ['lottery-odds', token, merchantCode] as const;
}

export function lotteryOddsQuery(services: ConsoleServices, choice: OddsChoice) {
  return queryOptions({
    queryKey: [...lotteryOddsKey(services), choice],
    queryFn: ({ signal }) => services.client.call('listLotteryOdds', { query: choice }, signal),
    placeholderData: keepPreviousData,
  });
}
