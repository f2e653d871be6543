import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type LotteryFeeds = CallValue<Calls['listLotteryFeeds']>;

export function lotteryFeedsQuery({ client, session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['lottery-feeds', token, merchantCode],
    queryFn: ({ signal }) => client.call('listLotteryFeeds', {}, signal),
  });
}
