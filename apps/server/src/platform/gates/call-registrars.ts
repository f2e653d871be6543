import {
  callRegistrar,
  fileRegistrar,
  type RegisterCall,
  type RegisterFile,
  type RegisterStream,
  streamRegistrar,
} from '@wau/service/http/call-registrar';
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '../merchants/merchant.ts';
import type { ServerParts } from '../server-parts.ts';
import type { SessionLookup } from '../sessions/session-lookup.ts';
import { type AgentContext, agentGate } from './agent-gate.ts';
import {
  commandRegistrar,
  fileCommandRegistrar,
  type RegisterCommand,
  type RegisterFileCommand,
  type RegisterQuery,
} from './command-registrar.ts';
import { type MemberContext, memberGate } from './member-gate.ts';
import { type OperatorContext, operatorGate } from './operator-gate.ts';
import { admitPayload } from './payload-limit.ts';
import { type VendorContext, vendorGate } from './vendor-gate.ts';
import { type OpenPayload, type VisitorContext, visitorGate } from './visitor-gate.ts';

/** One way to register a call for each kind of caller. */
export interface CallRegistrars {
  /** A provider shows its signature to the use case. */
  readonly registerVisitorCall: RegisterCall<VisitorContext, 'visitor' | 'provider'>;
  readonly registerMemberCall: RegisterCall<MemberContext, 'member'>;
  /** For calls that answer with a file. */
  readonly registerMemberFile: RegisterFile<MemberContext, 'member'>;
  /** For calls that answer with server-sent events. */
  readonly registerMemberStream: RegisterStream<MemberContext, 'member'>;
  readonly registerVendorCall: RegisterCall<VendorContext, 'vendor'>;
  readonly registerOperatorQuery: RegisterQuery<OperatorContext, 'operator'>;
  /** For calls that answer with a file. */
  readonly registerOperatorFile: RegisterFile<OperatorContext, 'operator'>;
  /** For files that somebody answers for having taken. */
  readonly registerOperatorFileCommand: RegisterFileCommand<OperatorContext, 'operator'>;
  readonly registerOperatorCommand: RegisterCommand<OperatorContext, 'operator'>;
  readonly registerAgentQuery: RegisterQuery<AgentContext, 'agent'>;
  /** For calls that answer with a file. */
  readonly registerAgentFile: RegisterFile<AgentContext, 'agent'>;
  readonly registerAgentCommand: RegisterCommand<AgentContext, 'agent'>;
}

export function createCallRegistrars(
  app: FastifyInstance,
  parts: Pick<ServerParts, 'merchants' | 'clock' | 'access' | 'runner' | 'database'>,
  sessions: SessionLookup,
  openPayload: OpenPayload,
): CallRegistrars {
  const admit = (merchant: Merchant, address: string) => admitPayload(parts, merchant.merchantCode, address);
  const members = memberGate(parts.merchants, parts.access, sessions);
  const operators = operatorGate(parts.merchants, parts);
  const registerOperatorCall = callRegistrar<OperatorContext, 'operator'>(app, operators);
  const agents = agentGate(members);
  const registerAgentCall = callRegistrar<AgentContext, 'agent'>(app, agents);
  return {
    registerVisitorCall: callRegistrar(
      app,
      visitorGate(parts.merchants, parts.access, sessions, openPayload, admit),
    ),
    registerMemberCall: callRegistrar(app, members),
    registerMemberFile: fileRegistrar(app, members),
    registerMemberStream: streamRegistrar(app, members),
    registerVendorCall: callRegistrar(app, vendorGate(parts.merchants, parts.clock)),
    registerOperatorQuery: registerOperatorCall,
    registerOperatorFile: fileRegistrar(app, operators),
    registerOperatorFileCommand: fileCommandRegistrar(fileRegistrar(app, operators), parts),
    registerOperatorCommand: commandRegistrar(registerOperatorCall, parts),
    registerAgentQuery: registerAgentCall,
    registerAgentFile: fileRegistrar(app, agents),
    registerAgentCommand: commandRegistrar(registerAgentCall, parts),
  };
}
