import type { CallDefinition, Caller, HttpMethod } from './call.ts';
import type { ModuleId } from './modules.ts';

/** What a client must know of a call to send it; the types come from the contract at compile time. */
export interface CallTableEntry {
  readonly method: HttpMethod;
  readonly path: string;
  readonly caller: Caller;
  readonly module?: ModuleId;
  readonly encrypted?: true;
  readonly formEncoded?: true;
  readonly idempotent?: true;
}

/** The client's view of one definition, without its schemas. */
export function callTableEntry(call: CallDefinition): CallTableEntry {
  return {
    method: call.method,
    path: call.path,
    caller: call.caller,
    ...(call.module === undefined ? {} : { module: call.module }),
    ...(call.encrypted === undefined ? {} : { encrypted: call.encrypted }),
    ...(call.formEncoded === undefined ? {} : { formEncoded: call.formEncoded }),
    ...(call.idempotent === undefined ? {} : { idempotent: call.idempotent }),
  };
}
