import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { callerOf } from '../credentials/caller.ts';
import { keepDeviceToken } from '../credentials/device-cookie.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { login } from './login.ts';
import { loginByCode } from './login-by-code.ts';
import { loginByPhoneToken } from './login-by-phone-token.ts';

const loginBy = { username: login, sms: loginByCode, firebase: loginByPhoneToken } as const;

export function registerLoginRoutes({ registerVisitorCall }: CallRegistrars, parts: LoginParts): void {
  registerVisitorCall(calls.login, async ({ context, body, request, reply }) => {
    const caller = callerOf(request);
    const deviceToken = () => keepDeviceToken(request, reply, parts.random, caller.deviceToken);
    return loginBy[body.type](parts, context.merchant, body, caller, deviceToken);
  });
}
