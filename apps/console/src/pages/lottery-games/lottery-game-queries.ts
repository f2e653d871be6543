import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type SiteLottery = CallValue<Calls['listSiteLotteries']>['list'][number];
export type LotterySchedule = NonNullable<SiteLottery['schedule']>;

/** Draws are planned anew within half a minute of a change. */
const lotteriesRefetchMs = 30_000;

export function siteLotteriesQuery({ client, session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['site-lotteries', token, merchantCode],
    queryFn: async ({ signal }) => (await client.call('listSiteLotteries', {}, signal)).list,
    refetchInterval: lotteriesRefetchMs,
  });
}
