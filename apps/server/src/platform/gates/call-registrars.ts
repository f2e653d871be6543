import {
  callRegistrar,
  type RegisterCall,
  type RegisterStream,
  streamRegistrar,
} from '@wau/service/call-registrar';
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
  /** For calls that answer with server-sent events. */
  readonly registerMemberStream: RegisterStream<MemberContext>;
  readonly registerVendorCall: RegisterCall<VendorContext>;
}

export function createCallRegistrars(
  app: FastifyInstance,
  parts: Pick<ServerParts, 'merchants' | 'clock' | 'access' | 'runner'>,
  sessions: SessionLookup,
  openPayload: OpenPayload,
): CallRegistrars {
  const admit = (merchant: Merchant, address: string) => admitPayload(parts, merchant.merchantCode, address);
  const members = memberGate(parts.merchants, parts.access, sessions);
  return {
    registerVisitorCall: callRegistrar(app, visitorGate(parts.merchants, parts.access, openPayload, admit)),
    registerMemberCall: callRegistrar(app, members),
    registerMemberStream: streamRegistrar(app, members),
    registerVendorCall: callRegistrar(app, vendorGate(parts.merchants, parts.clock)),
  };
}
