import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { FastifyRequest } from 'fastify';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

/** What a client needs to know before it shows anything: whether the site is closed to it, and why. */
export function getSystemStatus(
  { access, contentVersion }: Pick<ServerParts, 'access' | 'contentVersion'>,
  { merchant }: VisitorContext,
  request: FastifyRequest,
): CallValue<Calls['getSystemStatus']> {
  const closure = access.closureOf(merchant, request);
  const maintenance = closure?.reason === 'maintenance' ? closure : undefined;
  const untilMs = maintenance?.untilMs;
  return {
    info: maintenance === undefined ? '' : merchant.access.statusText,
    location: access.askerOf(request).country,
    maintenance: maintenance !== undefined,
    regionRestriction: closure?.reason === 'region',
    addressBlocked: closure?.reason === 'address',
    ...(untilMs === undefined ? {} : { maintenanceUntil: new Date(untilMs).toISOString() }),
    retryAfterSeconds: maintenance?.retryAfterSeconds ?? 0,
    contentVersion: contentVersion.current(),
  };
}
