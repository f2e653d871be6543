import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../../../platform/merchants/merchant.ts';

/** Who asks for a passkey, in the words of WebAuthn. */
export interface RelyingParty {
  /** The host: a passkey of one merchant's host is none at another's. */
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/** The merchant's site as the browser of the request sees it. Refuses hosts that are not the merchant's. */
export function relyingPartyOf(merchant: Merchant, request: FastifyRequest): RelyingParty {
  const id = request.hostname.toLowerCase();
  if (!merchant.hosts.includes(id)) throw new Refusal('access.denied');
  return { id, name: merchant.brandName, origin: `${request.protocol}://${request.host.toLowerCase()}` };
}
