import { Refusal } from '@wau/service/refusal';
import type { SqlRunner } from '@wau/service/sql-runner';
import type { ServerParts } from '../../platform/server-parts.ts';
import type { RedeemedProof } from '../session/login-proof.ts';
import { useTicket } from '../ticket/single-use-tickets.ts';
import { insertExternalIdentity } from './external-sql.ts';
import { registeringIdentity } from './external-tickets.ts';

/**
 * Connects a member who is being registered to the account at a provider that the registration began with, in the
 * transaction of `runner`: a registration that fails leaves the ticket good for the next attempt.
 *
 * Refuses with `external.ticket.invalid` and `external.linked.elsewhere`.
 */
export async function linkRegisteringIdentity(
  parts: Pick<ServerParts, 'clock'>,
  runner: SqlRunner,
  redeemed: RedeemedProof,
  externalTicket: string,
  browserHash: string | undefined,
): Promise<void> {
  const { merchantCode } = redeemed;
  const registering = await useTicket(parts, runner, merchantCode, registeringIdentity, externalTicket);
  if (registering === undefined || registering.browserHash !== browserHash) {
    throw new Refusal('external.ticket.invalid');
  }
  const { provider, issuer, subject, label } = registering.identity;
  await insertExternalIdentity(runner, redeemed, {
    issuer,
    subject,
    providerCode: provider,
    label,
    linkedAt: new Date(parts.clock.nowMs()),
  });
}
