import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listTeamNotices, sendTeamNotice } from './manage-team-notices.ts';

export function registerNoticeRoutes(
  { registerAgentQuery, registerAgentCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerAgentQuery(calls.listTeamNotices, ({ context, query }) => listTeamNotices(parts, context, query));
  registerAgentCommand(calls.sendTeamNotice, async ({ context, body }) =>
    sendTeamNotice(parts, context, body),
  );
}
