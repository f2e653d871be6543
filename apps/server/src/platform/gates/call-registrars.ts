import { callRegistrar, type RegisterCall } from '@wau/service/call-registrar';
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '../merchants/merchant.ts';
import type { ServerParts } from '../server-parts.ts';
import type { SessionLookup } from '../sessions/session-lookup.ts';
import { type MemberContext, memberGate } from './member-gate.ts';
import { admitPayload } from './payload-limit.ts';
import { type VendorContext, vendorGate } from './vendor-gate.ts';
import { type OpenPayload, type VisitorContext, visitorGate } from './visitor-gate.ts';

/** One way to register a call for each kind of caller. */
export interface CallRegistrars {
  readonly registerVisitorCall: RegisterCall<VisitorContext>;
  readonly registerMemberCall: RegisterCall<MemberContext>;
  readonly registerVendorCall: RegisterCall<VendorContext>;
}

export function createCallRegistrars(
  app: FastifyInstance,
  parts: Pick<ServerParts, 'merchants' | 'clock' | 'access' | 'runner'>,
  sessions: SessionLookup,
  openPayload: OpenPayload,
): CallRegistrars {
  const admit = (merchant: Merchant, address: string) => admitPayload(parts, merchant.merchantCode, address);
  return {
    registerVisitorCall: callRegistrar(app, visitorGate(parts.merchants, parts.access, openPayload, admit)),
    registerMemberCall: callRegistrar(app, memberGate(parts.merchants, parts.access, sessions)),
    registerVendorCall: callRegistrar(app, vendorGate(parts.merchants, parts.clock)),
  };
}
