import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getRegisterSettings } from '../../account/registration/get-register-settings.ts';
import { getSystemStatus } from './get-system-status.ts';
import { getWhitelabel } from './get-whitelabel.ts';
import { listCountries } from './list-countries.ts';
import { listDomains } from './list-domains.ts';

export function registerSystemRoutes(
  { registerVisitorCall }: CallRegistrars,
  parts: Pick<ServerParts, 'access' | 'random' | 'runner'>,
): void {
  const { access, random } = parts;
  const status = ({ merchant }: VisitorContext, request: Parameters<typeof access.askerOf>[0]) =>
    getSystemStatus(merchant, access.askerOf(request).country, access.closureOf(merchant, request));
  registerVisitorCall(calls.getSystemStatus, async ({ context, request }) => status(context, request));
  registerVisitorCall(calls.getWhitelabel, async ({ context }) => getWhitelabel(context.merchant, random));
  registerVisitorCall(calls.getConsolidatedSettings, async ({ context, request }) => ({
    status: status(context, request),
    whitelabel: getWhitelabel(context.merchant, random),
    register: await getRegisterSettings(parts, context, request.hostname),
  }));
  registerVisitorCall(calls.listCountries, async ({ context }) => listCountries(context));
  registerVisitorCall(calls.listDomains, async ({ context, query }) => listDomains(context.merchant, query));
}
