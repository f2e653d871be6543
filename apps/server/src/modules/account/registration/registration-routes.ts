import { calls } from '@wau/contract/calls';
import { headerNames, idempotencyKeyPattern } from '@wau/contract/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { callerOf } from '../credentials/caller.ts';
import { keepDeviceToken } from '../credentials/device-cookie.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { browserHashOf } from '../external-login/external-login-cookie.ts';
import { readAffiliateLink } from './affiliate-cookie.ts';
import { checkAffiliate } from './check-affiliate.ts';
import { getRegisterSettings } from './get-register-settings.ts';
import { getRegisterValidators } from './get-register-validators.ts';
import { type RegisterCaller, register } from './register.ts';

export function registerRegistrationRoutes({ registerVisitorCall }: CallRegistrars, parts: LoginParts): void {
  const registerCallerOf = (request: FastifyRequest, reply: FastifyReply): RegisterCaller => {
    const caller = callerOf(request);
    return {
      ...caller,
      idempotencyKey: optionalKey(request),
      browserHash: browserHashOf(request),
      affiliateLink: readAffiliateLink(request),
      newDeviceToken: () => keepDeviceToken(request, reply, parts.random, caller.deviceToken),
    };
  };
  registerVisitorCall(calls.getRegisterSettings, async ({ context, request }) =>
    getRegisterSettings(parts, context, request.hostname, readAffiliateLink(request)?.affiliateCode),
  );
  registerVisitorCall(calls.getRegisterValidators, async ({ context }) =>
    getRegisterValidators(parts, context),
  );
  registerVisitorCall(calls.checkAffiliate, async ({ context, query, request }) =>
    checkAffiliate(parts, context, query, request.ip),
  );
  registerVisitorCall(calls.register, async ({ context, body, request, reply }) =>
    register(parts, context, 'username', body, registerCallerOf(request, reply)),
  );
  registerVisitorCall(calls.registerByMobile, async ({ context, body, request, reply }) =>
    register(parts, context, 'mobile', body, registerCallerOf(request, reply)),
  );
}

/** A registration moves no money, so its key is welcome but not demanded. */
function optionalKey(request: FastifyRequest): string | undefined {
  const key = request.headers[headerNames.idempotencyKey.toLowerCase()];
  return typeof key === 'string' && new RegExp(idempotencyKeyPattern).test(key) ? key : undefined;
}
