import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { Caller } from '../credentials/caller.ts';
import { openSessionOrAskSecondStep } from '../second-step/ask-second-step.ts';
import { issueTicket, useTicket } from '../ticket/single-use-tickets.ts';
import type { ExternalParts } from './external-login-parts.ts';
import { selectLinkedMember } from './external-login-sql.ts';
import { requireProvider } from './external-providers.ts';
import { registeringIdentity, returnedIdentity } from './external-tickets.ts';

/**
 * Ends a login at a provider: a session for the member who is connected to the account there. For somebody new it
 * opens nothing and makes nothing: it says what a registration begins with, which asks what the merchant asks of
 * everybody. Accounts are never matched by e-mail address, because a provider's word about an address (or an
 * address that changed hands) would open a wallet.
 *
 * Refuses with `external.ticket.invalid`, `external.provider.unknown`, `login.failed` (account disabled) and
 * `second.step.required`.
 */
export async function finishExternalLogin(
  parts: ExternalParts,
  { merchant }: VisitorContext,
  ticket: string,
  browserHash: string | undefined,
  caller: Caller,
  newDeviceToken: () => string,
): Promise<CallValue<Calls['finishExternalLogin']>> {
  const { merchantCode } = merchant;
  const returned = await useTicket(parts, parts.runner, merchantCode, returnedIdentity, ticket);
  if (
    returned === undefined ||
    returned.linking !== undefined ||
    browserHash === undefined ||
    returned.browserHash !== browserHash
  ) {
    throw new Refusal('external.ticket.invalid');
  }
  const { identity, returnTo } = returned;
  requireProvider(merchant, identity.provider);
  const member = await selectLinkedMember(parts.runner, merchantCode, identity.issuer, identity.subject);
  if (member === undefined) {
    const registering = { identity, browserHash };
    const externalTicket = await issueTicket(
      parts,
      parts.runner,
      merchantCode,
      registeringIdentity,
      registering,
    );
    const { provider, nickname, email } = identity;
    return { returnTo, registration: { externalTicket, provider, nickname, email } };
  }
  if (!member.is_active) throw new Refusal('login.failed');
  const owner = {
    memberId: member.member_id,
    loginEpoch: member.login_epoch,
    userName: member.username,
    memberType: member.member_type,
    isFirstLogin: member.first_login_pending,
  };
  const whereFrom = { ...caller, deviceToken: newDeviceToken() };
  const session = await openSessionOrAskSecondStep(parts, merchantCode, owner, whereFrom);
  return { returnTo, session };
}
