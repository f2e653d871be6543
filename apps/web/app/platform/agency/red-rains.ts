import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { type SalesClock, salesClock, serverTimeMs } from '../lottery/sales-clock.ts';
import { memberKey } from '../member/member-queries.ts';
import { callAgency } from './call-agency.ts';

export type RedRain = CallValue<Calls['listRedRains']>['list'][number];

export interface RedRains {
  readonly list: readonly RedRain[];
  /** The server's time, by which rains begin and end. */
  readonly clock: SalesClock;
}

/** A rain is announced by a message of the inbox, so that whatever tells of one has rains asked for anew as well. */
export const redRainsKey = [...memberKey, 'inbox', 'rains'] as const;

const soonMs = 60_000;
const oftenMs = 3_000;
const seldomMs = 30_000;

/** What comes, falls or was of the last day; asked for often while one falls or is about to. */
export function redRainsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: redRainsKey,
    queryFn: async ({ signal }): Promise<RedRains> => {
      const askedAtMs = performance.now();
      const { list, now } = await unwrap(callAgency(api, 'listRedRains', {}, { signal }));
      return { list, clock: salesClock(now, askedAtMs, performance.now()) };
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (isAnyNear(state.data) ? oftenMs : seldomMs),
  });
}

function isAnyNear(rains: RedRains | undefined): boolean {
  if (rains === undefined) return false;
  const nowMs = serverTimeMs(rains.clock, performance.now());
  return rains.list.some(
    (rain) => isOpen(rain, nowMs) && rain.caught === null && Date.parse(rain.startsAt) - nowMs < soonMs,
  );
}

/** Neither over nor cancelled. */
export function isOpen({ status, endsAt }: RedRain, nowMs: number): boolean {
  return status === 'scheduled' && nowMs < Date.parse(endsAt);
}

/** The rain that falls or comes next, of those that have a packet for the member. */
export function nextRain({ list, clock }: RedRains): RedRain | undefined {
  const nowMs = serverTimeMs(clock, performance.now());
  return list
    .filter((rain) => isOpen(rain, nowMs) && rain.hasPackets && rain.caught === null)
    .toSorted((left, right) => Date.parse(left.startsAt) - Date.parse(right.startsAt))[0];
}
