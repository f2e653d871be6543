import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { callLottery } from './call-lottery.ts';

export type PlayMenu = CallValue<Calls['getLotteryPlayMenu']>;
export type MenuPlay = PlayMenu['plays'][number];
export type LotterySetting = CallValue<Calls['getLotterySetting']>;

const freshForMs = 300_000;

/** What can be bet on a lottery, and what that pays. */
export function playMenuQuery(api: ApiClient, gameId: string) {
  return queryOptions({
    queryKey: ['lottery-menu', gameId],
    queryFn: ({ signal }) =>
      unwrap(callLottery(api, 'getLotteryPlayMenu', { params: { gameId } }, { signal })),
    staleTime: freshForMs,
  });
}

/** What may be staked on it. */
export function lotterySettingQuery(api: ApiClient, gameId: string) {
  return queryOptions({
    queryKey: ['lottery-setting', gameId],
    queryFn: ({ signal }) =>
      unwrap(callLottery(api, 'getLotterySetting', { params: { gameId } }, { signal })),
    staleTime: freshForMs,
  });
}
