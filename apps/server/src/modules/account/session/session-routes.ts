import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listSessions } from './list-sessions.ts';
import { logout } from './logout.ts';
import { openRememberedLogin } from './open-remembered-login.ts';
import { rememberLogin } from './remember-login.ts';
import { renewSession } from './renew-session.ts';
import { revokeSession } from './revoke-session.ts';
import { revokeSessions } from './revoke-sessions.ts';

export function registerSessionRoutes(
  { registerVisitorCall, registerMemberCall }: CallRegistrars,
  parts: ServerParts,
): void {
  registerMemberCall(calls.renewSession, async ({ context }) => renewSession(parts, context));
  registerMemberCall(calls.logout, async ({ context }) => logout(parts, context));
  registerMemberCall(calls.listSessions, async ({ context }) => listSessions(parts, context));
  registerMemberCall(calls.revokeSession, async ({ context, params }) =>
    revokeSession(parts, context, params.sessionId),
  );
  registerMemberCall(calls.revokeSessions, async ({ context, query }) =>
    revokeSessions(parts, context, query.keepCurrent === true),
  );
  registerMemberCall(calls.rememberLogin, async ({ context }) => rememberLogin(parts, context));
  registerVisitorCall(calls.openRememberedLogin, async ({ context, body, request }) =>
    openRememberedLogin(parts, context.merchant, body.rememberToken, request.ip),
  );
}
