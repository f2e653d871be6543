import { calls } from '@wau/contract/calls';
import { externalProviderCodes } from '@wau/contract/calls/account/external-login-calls';
import { Refusal } from '@wau/service/refusal';
import type { FastifyInstance } from 'fastify';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { enterMerchant } from '../../../platform/gates/request-merchant.ts';
import { callerOf } from '../credentials/caller.ts';
import { keepDeviceToken } from '../credentials/device-cookie.ts';
import { browserHashOf } from './external-login-cookie.ts';
import type { ExternalParts } from './external-login-parts.ts';
import { finishExternalLogin } from './finish-external-login.ts';
import { listExternalProviders } from './list-external-providers.ts';
import {
  finishExternalLink,
  listExternalLinks,
  removeExternalLink,
  startExternalLink,
} from './manage-external-links.ts';
import { receiveExternalCallback } from './receive-external-callback.ts';
import { callbackPath, startExternalLogin } from './start-external-login.ts';

export function registerExternalLoginRoutes(
  app: FastifyInstance,
  { registerVisitorCall, registerMemberCall }: CallRegistrars,
  parts: ExternalParts,
): void {
  registerVisitorCall(calls.listExternalProviders, async ({ context }) =>
    listExternalProviders(parts, context),
  );
  registerVisitorCall(calls.startExternalLogin, async ({ context, params, body, request, reply }) =>
    startExternalLogin(
      parts,
      context,
      { provider: params.provider, returnTo: body.returnTo },
      request,
      reply,
    ),
  );
  registerVisitorCall(calls.finishExternalLogin, async ({ context, body, request, reply }) => {
    const caller = callerOf(request);
    const deviceToken = () => keepDeviceToken(request, reply, parts.random, caller.deviceToken);
    return finishExternalLogin(parts, context, body.ticket, browserHashOf(request), caller, deviceToken);
  });
  registerMemberCall(calls.listExternalLinks, async ({ context }) => listExternalLinks(parts, context));
  registerMemberCall(calls.startExternalLink, async ({ context, params, body, request, reply }) =>
    startExternalLink(parts, context, params.provider, body.loginPassword, request, reply),
  );
  registerMemberCall(calls.finishExternalLink, async ({ context, body, request }) =>
    finishExternalLink(parts, context, body.ticket, request),
  );
  registerMemberCall(calls.removeExternalLink, async ({ context, params, body, request }) =>
    removeExternalLink(parts, context, params.provider, body.loginPassword, request),
  );
  registerCallback(app, parts);
}

/** A page of the provider leads here, so it answers with a redirect and not with an envelope. */
function registerCallback(app: FastifyInstance, parts: ExternalParts): void {
  app.get<{ Params: { provider: string } }>(
    callbackPath,
    { config: { callName: 'receiveExternalCallback' } },
    async (request, reply) => {
      const { merchant } = await enterMerchant(parts.merchants, request);
      const provider = externalProviderCodes.find((code) => code === request.params.provider);
      if (provider === undefined) throw new Refusal('external.provider.unknown');
      const location = await receiveExternalCallback(parts, merchant, provider, request);
      return reply
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        .redirect(location, 303);
    },
  );
}
