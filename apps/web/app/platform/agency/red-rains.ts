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

/** How rains are followed on a page. */
export interface RainPace {
  /** News of rains come by themselves, so that none has to be asked for. */
  readonly isTold: boolean;
  /** So long before a rain starts the page begins to ask how it stands, and so often. */
  readonly nearMs: number;
  readonly everyMs: number;
}

const seldomMs = 30_000;
/** Timers take no more; nothing that is further away is waited for. */
const longestMs = 86_400_000;

/**
 * What comes, falls or was of the last day. How many packets are left is asked for again while a rain that still has
 * one for the member falls or is about to; what else becomes of rains the page is told, or asks for seldom.
 */
export function redRainsQuery(api: ApiClient, pace?: RainPace) {
  return queryOptions({
    queryKey: redRainsKey,
    queryFn: async ({ signal }): Promise<RedRains> => {
      const askedAtMs = performance.now();
      const { list, now } = await unwrap(callAgency(api, 'listRedRains', {}, { signal }));
      return { list, clock: salesClock(now, askedAtMs, performance.now()) };
    },
    staleTime: 0,
    refetchInterval: ({ state }) => pace !== undefined && nextAskMs(state.data, pace, performance.now()),
  });
}

/** When rains are asked for again; `false`: not before something is told. */
export function nextAskMs(
  rains: RedRains | undefined,
  { isTold, nearMs, everyMs }: RainPace,
  monotonicMs: number,
): number | false {
  // What has failed is asked for again.
  if (rains === undefined) return seldomMs;
  const nowMs = serverTimeMs(rains.clock, monotonicMs);
  const waits = rains.list
    .filter((rain) => isOpen(rain, nowMs))
    .map(
      (rain) => (isForMember(rain) ? Date.parse(rain.startsAt) - nearMs : Date.parse(rain.endsAt)) - nowMs,
    );
  const soonest = Math.min(...waits);
  if (soonest <= 0) return everyMs;
  if (!isTold) return seldomMs;
  return waits.length === 0 ? false : Math.min(Math.max(soonest, everyMs), longestMs);
}

/** There is a packet left for the member, who has caught none. */
function isForMember({ caught, hasPackets }: RedRain): boolean {
  return caught === null && hasPackets;
}

/** Neither over nor cancelled. */
export function isOpen({ status, endsAt }: RedRain, nowMs: number): boolean {
  return status === 'scheduled' && nowMs < Date.parse(endsAt);
}

/** The rain that falls or comes next, of those that have a packet for the member. */
export function nextRain({ list, clock }: RedRains): RedRain | undefined {
  const nowMs = serverTimeMs(clock, performance.now());
  return list
    .filter((rain) => isOpen(rain, nowMs) && isForMember(rain))
    .toSorted((left, right) => Date.parse(left.startsAt) - Date.parse(right.startsAt))[0];
}
