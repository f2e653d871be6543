import type { ExternalProviderCode } from '@wau/contract/calls/account/external-login-calls';
import type { FastifyRequest } from 'fastify';
import { authorizationCodeGrant, fetchUserInfo, type IDToken } from 'openid-client';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { issueTicket, useTicket } from '../ticket/single-use-tickets.ts';
import { browserHashOf } from './external-login-cookie.ts';
import type { ExternalParts } from './external-login-parts.ts';
import {
  type ExternalIdentity,
  type PendingSignIn,
  pendingSignIn,
  type ReturnedIdentity,
  returnedIdentity,
} from './external-tickets.ts';

/** The page of ours that takes the browser over; what it is told stands in the fragment, which reaches no log. */
const landingPath = '/m/externalLogin';

/**
 * The way back from a provider. Exchanges the code for an identity token, checks it (signature, issuer, audience,
 * nonce, times) and sends the browser on to our own page with a ticket, or with the word that it did not work.
 *
 * Invariants: a state is good once, whatever comes of it, and only in the browser that it was made for; the browser
 * is never sent to an address that came with the request.
 */
export async function receiveExternalCallback(
  parts: ExternalParts,
  merchant: Merchant,
  provider: ExternalProviderCode,
  request: FastifyRequest,
): Promise<string> {
  const url = new URL(request.url, 'http://callback');
  const { merchantCode } = merchant;
  const state = url.searchParams.get('state') ?? '';
  const pending = await useTicket(parts, parts.runner, merchantCode, pendingSignIn, state);
  if (
    pending === undefined ||
    pending.provider !== provider ||
    pending.browserHash !== browserHashOf(request)
  ) {
    return landing('expired');
  }
  // The player pressed "cancel" there.
  if (url.searchParams.get('error') === 'access_denied') return landing('cancelled', pending);
  let identity: ExternalIdentity;
  try {
    identity = await exchangeCode(parts, merchant, pending, state, url);
  } catch (error) {
    request.log.warn({ err: error, provider }, 'an external provider did not confirm a login');
    return landing('failed', pending);
  }
  const returned: ReturnedIdentity = {
    identity,
    browserHash: pending.browserHash,
    returnTo: pending.returnTo,
    ...(pending.linking === undefined ? {} : { linking: pending.linking }),
  };
  const ticket = await issueTicket(parts, parts.runner, merchantCode, returnedIdentity, returned);
  return landing(ticket, pending);
}

function landing(outcome: string, pending?: PendingSignIn): string {
  const purpose = pending?.linking === undefined ? 'signIn' : 'link';
  return `${landingPath}#${purpose}=${outcome}`;
}

async function exchangeCode(
  parts: ExternalParts,
  merchant: Merchant,
  pending: PendingSignIn,
  state: string,
  { search }: URL,
): Promise<ExternalIdentity> {
  const configuration = await parts.externalProviders.configurationOf(merchant, pending.provider);
  const answer = await authorizationCodeGrant(configuration, new URL(`${pending.redirectUri}${search}`), {
    pkceCodeVerifier: pending.codeVerifier,
    expectedState: state,
    expectedNonce: pending.nonce,
    idTokenExpected: true,
  });
  const claims = answer.claims();
  if (claims === undefined) throw new Error('the provider sent no identity token');
  const { userinfo_endpoint: userInfoEndpoint } = configuration.serverMetadata();
  const isProfileElsewhere = claims.email === undefined && userInfoEndpoint !== undefined;
  const profile = isProfileElsewhere
    ? // Only good for filling in a form, so a login does not fail for want of it.
      await fetchUserInfo(configuration, answer.access_token, claims.sub).catch(() => claims)
    : claims;
  return identityOf(pending.provider, claims, profile);
}

/** Everything but issuer and subject is what somebody wrote about themselves, good for filling in a form. */
function identityOf(
  provider: ExternalProviderCode,
  claims: IDToken,
  profile: Readonly<Record<string, unknown>>,
): ExternalIdentity {
  const email = textOf(profile.email, 254);
  const nickname = textOf(profile.given_name ?? profile.name, 40);
  return { provider, issuer: claims.iss, subject: claims.sub, label: email || nickname, nickname, email };
}

function textOf(claim: unknown, maxLength: number): string {
  return typeof claim === 'string' ? claim.trim().slice(0, maxLength) : '';
}
