import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { callLottery } from '../../../platform/lottery/call-lottery.ts';
import type { NumberedDraw } from './track-figures.ts';

const freshForMs = 10_000;

export function recentDrawsKey(gameId: string): readonly string[] {
  return ['recent-draws', gameId];
}

/** The latest draws of a lottery that have numbers, the very latest first. */
export function recentDrawsQuery(api: ApiClient, gameId: string) {
  return queryOptions({
    queryKey: recentDrawsKey(gameId),
    queryFn: ({ signal }) =>
      unwrap(callLottery(api, 'listRecentNumeros', { params: { gameId } }, { signal })),
    select: numbered,
    staleTime: freshForMs,
  });
}

function numbered({ list }: CallValue<Calls['listRecentNumeros']>): readonly NumberedDraw[] {
  return list.flatMap(({ numero, result }) => (result === null ? [] : [{ numero, result }]));
}
