import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ExternalProviderCode } from '@wau/contract/calls/account/external-login-calls';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import { callerOf } from '../credentials/caller.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { useTicket } from '../ticket/single-use-tickets.ts';
import { browserHashOf } from './external-login-cookie.ts';
import type { ExternalParts } from './external-login-parts.ts';
import { deleteExternalIdentity, insertExternalIdentity, selectExternalLinks } from './external-login-sql.ts';
import { requireProvider } from './external-providers.ts';
import { returnedIdentity } from './external-tickets.ts';
import { startExternalLogin } from './start-external-login.ts';

/** What can be connected, and what is; a connection whose provider was switched off stays removable. */
export async function listExternalLinks(
  parts: ExternalParts,
  { merchant, member }: MemberContext,
): Promise<CallValue<Calls['listExternalLinks']>> {
  const [ready, links] = await Promise.all([
    parts.externalProviders.ready(merchant),
    selectExternalLinks(parts.runner, merchant.merchantCode, member.memberId),
  ]);
  const labels = new Map(links.map((link) => [link.provider_code, link.label]));
  return [...new Set([...ready, ...labels.keys()])].map((provider) => ({
    provider,
    isLinked: labels.has(provider),
    label: labels.get(provider) ?? '',
  }));
}

/** Begins to connect an account; the password is asked for first, since a connected account logs in. */
export async function startExternalLink(
  parts: ExternalParts,
  context: MemberContext,
  provider: ExternalProviderCode,
  loginPassword: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ authorizationUrl: string }> {
  const { merchant, member } = context;
  const { memberId, loginEpoch } = await requirePassword(parts, context, loginPassword, callerOf(request));
  const links = await selectExternalLinks(parts.runner, merchant.merchantCode, member.memberId);
  if (links.some((link) => link.provider_code === provider)) throw new Refusal('external.already.linked');
  const wish = { provider, returnTo: '/m/securityCenter', linking: { memberId, loginEpoch } };
  return startExternalLogin(parts, context, wish, request, reply);
}

/**
 * Connects the account that came back to the very member who asked for it, unless the password was changed since.
 * Refuses with `external.ticket.invalid`, `external.provider.unknown`, `external.linked.elsewhere` and `external.already.linked`.
 *
 * Lock order: the member's row, then the new one.
 */
export async function finishExternalLink(
  parts: ExternalParts,
  { merchant, member }: MemberContext,
  ticket: string,
  request: FastifyRequest,
): Promise<CallValue<Calls['finishExternalLink']>> {
  const { merchantCode } = merchant;
  const returned = await useTicket(parts, parts.runner, merchantCode, returnedIdentity, ticket);
  const refusal = new Refusal('external.ticket.invalid');
  if (returned?.linking?.memberId !== member.memberId || returned.browserHash !== browserHashOf(request)) {
    throw refusal;
  }
  requireProvider(merchant, returned.identity.provider);
  const proof = { merchantCode, ...returned.linking, refusal };
  const { provider, issuer, subject, label } = returned.identity;
  await withTransaction(parts.database, async (runner) => {
    await insertExternalIdentity(runner, await redeemLoginProof(runner, proof), {
      issuer,
      subject,
      providerCode: provider,
      label,
      linkedAt: new Date(parts.clock.nowMs()),
    });
    await notifyMember(parts, runner, { merchant, memberId: member.memberId, kind: 'external.linked' });
  });
  return { provider };
}

/** Refuses `external.not.linked`. Locks: the member's row, then the connection's. */
export async function removeExternalLink(
  parts: ExternalParts,
  context: MemberContext,
  provider: ExternalProviderCode,
  loginPassword: string,
  request: FastifyRequest,
): Promise<null> {
  const { merchant, member } = context;
  const proof = await requirePassword(parts, context, loginPassword, callerOf(request));
  await withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, proof);
    const isDeleted = await deleteExternalIdentity(runner, redeemed, provider);
    if (!isDeleted) throw new Refusal('external.not.linked');
    await notifyMember(parts, runner, { merchant, memberId: member.memberId, kind: 'external.unlinked' });
  });
  return null;
}
