import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { createOpeningLink, listOpeningLinks, switchOpeningLink } from './manage-opening-links.ts';
import { type OpeningParts, openTeamAccount } from './open-team-account.ts';

export function registerOpeningRoutes(
  { registerAgentQuery, registerAgentCommand }: CallRegistrars,
  parts: OpeningParts,
): void {
  registerAgentCommand(calls.openTeamAccount, ({ context, body, request }) =>
    openTeamAccount(parts, context, body, request.ip),
  );
  registerAgentQuery(calls.listOpeningLinks, ({ context, query }) => listOpeningLinks(parts, context, query));
  registerAgentCommand(calls.createOpeningLink, async ({ context, body }) =>
    createOpeningLink(parts, context, body),
  );
  registerAgentCommand(calls.switchOpeningLink, async ({ context, params, body }) =>
    switchOpeningLink(parts, context, params.linkId, body),
  );
}
