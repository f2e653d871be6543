import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { RelyingParty } from '../../account/passkey/relying-party.ts';

/** What browsers list an operator's passkeys under. */
const consoleName = 'Wau console';

/**
 * The console as the browser of the request sees it: its only host, or a host of the merchant where it has none of its
 * own. Refuses every other, `access.denied`: a passkey is made for where the console is served.
 */
export function consoleRelyingParty(
  { config }: Pick<ServerParts, 'config'>,
  merchant: Pick<Merchant, 'hosts'>,
  request: FastifyRequest,
): RelyingParty {
  const id = request.hostname.toLowerCase();
  const isServed = config.consoleHost === undefined ? merchant.hosts.includes(id) : config.consoleHost === id;
  if (!isServed) throw new Refusal('access.denied');
  return { id, name: consoleName, origin: `${request.protocol}://${request.host.toLowerCase()}` };
}
