import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { RedeemedProof } from '../credentials/login-proof.ts';
import { useTicket } from '../ticket/single-use-tickets.ts';
import { insertExternalIdentity } from './external-login-sql.ts';
import { requireProvider } from './external-providers.ts';
import { registeringIdentity } from './external-tickets.ts';

/**
 * Connects a member who is being registered to the account at a provider that the registration began with, in the
 * transaction of `runner`: a registration that fails leaves the ticket good for the next attempt.
 *
 * Refuses with `external.ticket.invalid`, `external.provider.unknown` and `external.linked.elsewhere`.
 */
export async function linkRegisteringAccount(
  parts: Pick<ServerParts, 'clock'>,
  runner: SqlRunner,
  merchant: Merchant,
  redeemed: RedeemedProof,
  externalTicket: string,
  browserHash: string | undefined,
): Promise<void> {
  const { merchantCode } = merchant;
  const registering = await useTicket(parts, runner, merchantCode, registeringIdentity, externalTicket);
  if (registering === undefined || registering.browserHash !== browserHash) {
    throw new Refusal('external.ticket.invalid');
  }
  requireProvider(merchant, registering.identity.provider);
  const { provider, issuer, subject, label } = registering.identity;
  await insertExternalIdentity(runner, redeemed, {
    issuer,
    subject,
    providerCode: provider,
    label,
    linkedAt: new Date(parts.clock.nowMs()),
  });
}
