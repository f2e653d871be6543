import type { ExternalProviderCode } from '@wau/contract/calls/account/external-login-calls';
import { addressSubject } from '@wau/service/http/address-subject';
import { newToken } from '@wau/service/random';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { issueTicket } from '../ticket/single-use-tickets.ts';
import { markBrowser } from './external-login-cookie.ts';
import type { ExternalParts } from './external-login-parts.ts';
import { type LinkingMember, type PendingSignIn, pendingSignIn } from './external-tickets.ts';
import { ownPathOf } from './own-path.ts';

const perAddress: AttemptRule = { name: 'external.start', windowMs: 15 * 60_000, window: 'fixed' };
const startsPerAddress = 60;

/** Where providers send browsers back to; it must be listed with the provider. */
export const callbackPath = '/wps/session/external/:provider/callback';

export interface SignInWish {
  readonly provider: ExternalProviderCode;
  readonly returnTo: string;
  readonly linking?: LinkingMember;
}

/**
 * Begins a login at a provider: the address of its page, with a fresh state, nonce and PKCE challenge that only the
 * browser of this request can bring back.
 *
 * Refuses with `rate.limited` and `external.provider.unknown`.
 */
export async function startExternalLogin(
  parts: ExternalParts,
  { merchant }: Pick<VisitorContext, 'merchant'>,
  wish: SignInWish,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ authorizationUrl: string }> {
  const { merchantCode } = merchant;
  await requireAttempt(parts, merchantCode, perAddress, addressSubject(request.ip), startsPerAddress);
  const configuration = await parts.externalProviders.configurationOf(merchant, wish.provider);
  const codeVerifier = randomPKCECodeVerifier();
  const pending: PendingSignIn = {
    provider: wish.provider,
    codeVerifier,
    nonce: newToken(parts.random),
    redirectUri: `${ownOriginOf(merchant, request)}${callbackPath.replace(':provider', wish.provider)}`,
    browserHash: markBrowser(request, reply, parts.random),
    returnTo: ownPathOf(wish.returnTo),
    ...(wish.linking === undefined ? {} : { linking: wish.linking }),
  };
  const state = await issueTicket(parts, parts.runner, merchantCode, pendingSignIn, pending);
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: pending.redirectUri,
    scope: 'openid email profile',
    state,
    nonce: pending.nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    response_type: 'code',
  });
  return { authorizationUrl: url.href };
}

/** The origin that the browser sees, if its host is one of the merchant's; else the merchant's first. */
function ownOriginOf(merchant: Merchant, request: FastifyRequest): string {
  const { host, hostname, protocol } = request;
  const isOwn = merchant.hosts.includes(hostname.toLowerCase());
  return `${protocol}://${isOwn ? host : (merchant.hosts[0] ?? hostname)}`;
}
