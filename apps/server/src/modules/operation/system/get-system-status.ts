import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { Closure } from '../../../platform/merchants/merchant-access.ts';

/** What a client needs to know before it shows anything: whether the site is closed to it, and why. */
export function getSystemStatus(
  merchant: Merchant,
  country: string,
  closure: Closure | undefined,
): CallValue<Calls['getSystemStatus']> {
  const maintenance = closure?.reason === 'maintenance' ? closure : undefined;
  const untilMs = maintenance?.untilMs;
  return {
    info: maintenance === undefined ? '' : merchant.access.statusText,
    location: country,
    maintenance: maintenance !== undefined,
    regionRestriction: closure?.reason === 'region',
    addressBlocked: closure?.reason === 'address',
    ...(untilMs === undefined ? {} : { maintenanceUntil: new Date(untilMs).toISOString() }),
    retryAfterSeconds: maintenance?.retryAfterSeconds ?? 0,
  };
}
