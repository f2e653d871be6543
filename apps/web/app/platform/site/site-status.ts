import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import type { ApiFailure } from '../api/api-failure.ts';
import { useApi } from '../services/app-services.ts';

/** Whether the site is open to whoever asks. */
export type SiteStatus = CallValue<Calls['getSystemStatus']>;

/** Why the site is closed to this visitor. */
export type ClosureReason = 'maintenance' | 'address' | 'region';

/** Asked with the document, and again when a call is refused because the site has closed. */
export function siteStatusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['site-status'],
    queryFn: () => unwrap(api.call('getSystemStatus', {})),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** SH-12: when both are on, maintenance wins over a restricted region. */
export function closureReasonOf(status: SiteStatus | undefined): ClosureReason | undefined {
  if (status === undefined) return undefined;
  if (status.maintenance) return 'maintenance';
  if (status.addressBlocked) return 'address';
  return status.regionRestriction ? 'region' : undefined;
}

/** The HTTP status of a document that says so. */
export const closureStatuses: Readonly<Record<ClosureReason, number>> = {
  maintenance: 503,
  address: 403,
  region: 451,
};

const closureCodes: readonly string[] = ['site.maintenance', 'region.restricted', 'address.blocked'];

/** Whether a call was refused because the site has closed since the page was loaded. */
export function isClosureFailure(failure: ApiFailure): boolean {
  return closureCodes.includes(failure.code);
}

const shortestPollMs = 15_000;

/** The status; while maintenance lasts it is asked for again from time to time, so that the page opens by itself. */
export function useSiteStatus(): SiteStatus | undefined {
  const { data } = useQuery({
    ...siteStatusQuery(useApi()),
    refetchInterval: ({ state }) =>
      state.data?.maintenance === true
        ? Math.max(shortestPollMs, Math.min(state.data.retryAfterSeconds * 1_000, 60_000))
        : false,
  });
  return data;
}
