import { calls } from '@wau/contract/calls';
import type { FastifyRequest } from 'fastify';
import type { CallRegistrars } from '../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { getSystemStatus } from './get-system-status.ts';
import { getWhitelabel } from './get-whitelabel.ts';

export function registerSystemRoutes({ registerVisitorCall }: CallRegistrars, parts: ServerParts): void {
  registerVisitorCall(calls.getSystemStatus, async ({ context, request }) =>
    getSystemStatus(context.merchant, countryOf(request, parts.config.countryHeader)),
  );
  registerVisitorCall(calls.getWhitelabel, async ({ context }) => getWhitelabel(context.merchant));
}

/** Believed from a proxy that is trusted with the address, and from nobody else. */
function countryOf(request: FastifyRequest, countryHeader: string | undefined): string {
  const isThroughProxy = (request.ips?.length ?? 0) > 1;
  const value = countryHeader === undefined ? undefined : request.headers[countryHeader.toLowerCase()];
  return isThroughProxy && typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : '';
}
