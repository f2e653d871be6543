import type { CallDefinition, CallValue } from '@wau/contract/call';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { AnswerFile, CallInput, RegisterCall, RegisterFile } from '@wau/service/http/call-registrar';
import type { Actor } from '../audit/actor.ts';
import type { Audited } from '../audit/audited.ts';
import { type AuditParts, runAudited } from '../audit/run-audited.ts';
import type { Merchant } from '../merchants/merchant.ts';

/** A call that leaves everything as it is. */
type Reading = CallDefinition & ({ readonly method: 'GET' } | { readonly changesNothing: true });
/** A call that changes something, or that leaves its trace because somebody looked. */
type Writing = CallDefinition & {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly changesNothing?: undefined;
};

/** Work of a command in the transaction that also writes its audit entry. */
export type AuditedWork<Value> = (tx: SqlRunner) => Promise<Audited<Value>>;

type Restricted<Kind extends 'operator' | 'agent', Method> = CallDefinition & {
  readonly caller: Kind;
} & Method;

/** Registers what operators or agents read. A call that does not say so, by its method or itself, does not compile here. */
export type RegisterQuery<Context, Kind extends 'operator' | 'agent'> = <
  Definition extends Restricted<Kind, Reading>,
>(
  call: Definition,
  handler: (input: CallInput<Definition, Context>) => Promise<CallValue<Definition>>,
) => void;

/**
 * Registers what operators or agents change. The handler does what needs no transaction (hashing, checking) and returns
 * the work for one; what the work returns goes to the audit. There is no other way to register such a call, so
 * none can leave its entry out.
 */
export type RegisterCommand<Context, Kind extends 'operator' | 'agent'> = <
  Definition extends Restricted<Kind, Writing>,
>(
  call: Definition,
  handler: (input: CallInput<Definition, Context>) => Promise<AuditedWork<CallValue<Definition>>>,
) => void;

/** The same for a file whose taking leaves its trace: what is returned is the file, made as it is read. */
export type RegisterFileCommand<Context, Kind extends 'operator' | 'agent'> = <
  Definition extends Restricted<Kind, Writing> & { readonly file: true },
>(
  call: Definition,
  handler: (input: CallInput<Definition, Context>) => Promise<AuditedWork<AnswerFile>>,
) => void;

interface ActingContext {
  readonly merchant: Pick<Merchant, 'merchantCode'>;
  readonly actor: Actor;
}

export function commandRegistrar<Context extends ActingContext, Kind extends 'operator' | 'agent'>(
  register: RegisterCall<Context, Kind>,
  parts: AuditParts,
): RegisterCommand<Context, Kind> {
  return (call, handler) =>
    register(call, async (input) => runCommand(parts, call.name, input.context, await handler(input)));
}

export function fileCommandRegistrar<Context extends ActingContext, Kind extends 'operator' | 'agent'>(
  register: RegisterFile<Context, Kind>,
  parts: AuditParts,
): RegisterFileCommand<Context, Kind> {
  return (call, handler) =>
    register(call, async (input) => runCommand(parts, call.name, input.context, await handler(input)));
}

function runCommand<Value>(
  parts: AuditParts,
  action: string,
  { merchant, actor }: ActingContext,
  work: AuditedWork<Value>,
): Promise<Value> {
  return runAudited(parts, { merchantCodes: [merchant.merchantCode], actor, action }, work);
}
