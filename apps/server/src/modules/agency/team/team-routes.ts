import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getTeamOverview } from './get-team-overview.ts';

export function registerTeamRoutes({ registerAgentQuery }: CallRegistrars, parts: ServerParts): void {
  registerAgentQuery(calls.getTeamOverview, async ({ context, query }) =>
    getTeamOverview(parts, context, query),
  );
}
