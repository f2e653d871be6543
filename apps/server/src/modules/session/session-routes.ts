import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../platform/gates/call-registrars.ts';
import { loginByPhoneToken } from '../phone-verification/login-by-phone-token.ts';
import { callerOf } from './caller.ts';
import { keepDeviceToken } from './device-cookie.ts';
import { listSessions } from './list-sessions.ts';
import { type LoginParts, login } from './login.ts';
import { loginByCode } from './login-by-code.ts';
import { logout } from './logout.ts';
import { openRememberedLogin, rememberLogin } from './remember-login.ts';
import { renewSession } from './renew-session.ts';
import { revokeSession } from './revoke-session.ts';
import { revokeSessions } from './revoke-sessions.ts';

const logInBy = { username: login, sms: loginByCode, firebase: loginByPhoneToken } as const;

export function registerSessionRoutes(
  { registerVisitorCall, registerMemberCall }: CallRegistrars,
  parts: LoginParts,
): void {
  registerVisitorCall(calls.login, async ({ context, body, request, reply }) => {
    const caller = callerOf(request);
    const deviceToken = () => keepDeviceToken(request, reply, parts.random, caller.deviceToken);
    return logInBy[body.type](parts, context.merchant, body, caller, deviceToken);
  });
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
