import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../platform/gates/call-registrars.ts';
import { callerOf } from './caller.ts';
import { keepDeviceToken } from './device-cookie.ts';
import { type LoginParts, login } from './login.ts';
import { logout } from './logout.ts';
import { renewSession } from './renew-session.ts';

export function registerSessionRoutes(
  { registerVisitorCall, registerMemberCall }: CallRegistrars,
  parts: LoginParts,
): void {
  registerVisitorCall(calls.login, async ({ context, body, request, reply }) => {
    const caller = callerOf(request);
    const deviceToken = () => keepDeviceToken(request, reply, parts.random, caller.deviceToken);
    return login(parts, context.merchant, body, caller, deviceToken);
  });
  registerMemberCall(calls.renewSession, async ({ context }) => renewSession(parts, context));
  registerMemberCall(calls.logout, async ({ context }) => logout(parts, context));
}
