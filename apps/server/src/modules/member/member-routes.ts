import { calls } from '@wau/contract/calls';
import { headerNames, idempotencyKeyPattern } from '@wau/contract/headers';
import type { FastifyRequest } from 'fastify';
import type { CallRegistrars } from '../../platform/gates/call-registrars.ts';
import { callerOf } from '../session/caller.ts';
import { keepDeviceToken } from '../session/device-cookie.ts';
import type { LoginParts } from '../session/login.ts';
import { getMemberInfo } from './get-member-info.ts';
import { getRegisterSettings } from './get-register-settings.ts';
import { register } from './register.ts';

export function registerMemberRoutes(
  { registerVisitorCall, registerMemberCall }: CallRegistrars,
  parts: LoginParts,
): void {
  registerVisitorCall(calls.getRegisterSettings, async ({ context }) => getRegisterSettings(parts, context));
  registerVisitorCall(calls.register, async ({ context, body, request, reply }) => {
    const caller = callerOf(request);
    const deviceToken = () => keepDeviceToken(request, reply, parts.random, caller.deviceToken);
    return register(parts, context, body, optionalKey(request), caller, deviceToken);
  });
  registerMemberCall(calls.getMemberInfo, async ({ context }) => getMemberInfo(parts, context));
}

/** A registration moves no money, so its key is welcome but not demanded. */
function optionalKey(request: FastifyRequest): string | undefined {
  const key = request.headers[headerNames.idempotencyKey.toLowerCase()];
  return typeof key === 'string' && new RegExp(idempotencyKeyPattern).test(key) ? key : undefined;
}
