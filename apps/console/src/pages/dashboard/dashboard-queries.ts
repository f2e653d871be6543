import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { GameGrouping } from '@wau/contract/return-standings';
import type { ConsoleServices } from '../../platform/console-services.ts';
import type { Period } from '../../ui/period.ts';

export type DashboardDays = CallValue<Calls['getDashboardDays']>;
export type DashboardGames = CallValue<Calls['getDashboardGames']>;
export type DashboardFunnel = CallValue<Calls['getDashboardFunnel']>;

/** Money is summed every minute, so nothing newer is there sooner. */
const refetchMs = 60_000;

const shared = { refetchInterval: refetchMs, placeholderData: keepPreviousData } as const;

export function daysQuery({ client, session }: ConsoleServices, period: Period) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    ...shared,
    queryKey: ['dashboard', 'days', token, merchantCode, period],
    queryFn: ({ signal }) => client.call('getDashboardDays', { query: { ...period } }, signal),
  });
}

export function gamesQuery({ client, session }: ConsoleServices, period: Period, groupBy: GameGrouping) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    ...shared,
    queryKey: ['dashboard', 'games', token, merchantCode, period, groupBy],
    queryFn: ({ signal }) => client.call('getDashboardGames', { query: { ...period, groupBy } }, signal),
  });
}

export function funnelQuery({ client, session }: ConsoleServices, period: Period) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    ...shared,
    queryKey: ['dashboard', 'funnel', token, merchantCode, period],
    queryFn: ({ signal }) => client.call('getDashboardFunnel', { query: { ...period } }, signal),
  });
}
