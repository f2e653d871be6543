import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getConsolidatedSettings } from './get-consolidated-settings.ts';
import { getSystemStatus } from './get-system-status.ts';
import { getWhitelabel } from './get-whitelabel.ts';
import { listCountries } from './list-countries.ts';
import { listDomains } from './list-domains.ts';

export function registerSiteRoutes(
  { registerVisitorCall }: CallRegistrars,
  parts: Pick<ServerParts, 'access' | 'config' | 'contentVersion' | 'random' | 'runner'>,
): void {
  registerVisitorCall(calls.getSystemStatus, async ({ context, request }) =>
    getSystemStatus(parts, context, request),
  );
  registerVisitorCall(calls.getWhitelabel, async ({ context }) =>
    getWhitelabel(context.merchant, parts.random),
  );
  registerVisitorCall(calls.getConsolidatedSettings, async ({ context, request }) =>
    getConsolidatedSettings(parts, context, request),
  );
  registerVisitorCall(calls.listCountries, async ({ context }) => listCountries(context));
  registerVisitorCall(calls.listDomains, async ({ context, query }) =>
    listDomains(parts, context.merchant, query),
  );
}
