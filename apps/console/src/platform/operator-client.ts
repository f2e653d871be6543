import type { CallBody, CallParams, CallQuery, CallValue } from '@wau/contract/call';
import { callPath } from '@wau/contract/call-path';
import type { OperatorCallName } from '@wau/contract/call-table';
import type { Calls } from '@wau/contract/calls';
import type { Envelope } from '@wau/contract/envelope';
import { headerNames } from '@wau/contract/headers';
import type { LanguageCode } from '@wau/contract/languages';
import { operatorCallTable } from '@wau/contract/operator-call-table.generated';
import { CallFailure } from './call-failure.ts';

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [K in Key]: Value };

/** What a call takes, by the contract: path parameters, query and body, each only where the call has them. */
export type CallInput<Name extends OperatorCallName> = Given<'params', CallParams<Calls[Name]>> &
  Partial<Given<'query', CallQuery<Calls[Name]>>> &
  Given<'body', CallBody<Calls[Name]>>;

/** A call that answers with a file. */
export type OperatorFileName = {
  [Name in OperatorCallName]: Calls[Name] extends { readonly file: true } ? Name : never;
}[OperatorCallName];

export interface OperatorClient {
  /** @throws CallFailure */
  call<Name extends OperatorCallName>(
    name: Name,
    input: CallInput<Name>,
    signal?: AbortSignal,
  ): Promise<CallValue<Calls[Name]>>;
  /** The text of a file. @throws CallFailure */
  file<Name extends OperatorFileName>(name: Name, query: CallQuery<Calls[Name]>): Promise<string>;
}

export interface ClientSession {
  readonly token?: string;
  readonly merchantCode?: string;
}

interface ClientOptions {
  readonly fetch: typeof fetch;
  readonly session: () => ClientSession;
  readonly language: () => LanguageCode;
  /** Whether somebody sits at the screen: what is asked while nobody does must not keep the session alive. */
  readonly isAttended: () => boolean;
}

const timeoutMs = 20_000;

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

export function createOperatorClient(options: ClientOptions): OperatorClient {
  const send = createSender(options);
  return {
    async call(name, given, signal) {
      return readAnswer<CallValue<Calls[typeof name]>>(await send(name, given as AnyInput, signal));
    },
    async file(name, query) {
      const response = await send(name, { query: query as AnyInput['query'] });
      // What is refused comes in the envelope, like that of every other call.
      return response.ok ? response.text() : readAnswer<string>(response);
    },
  };
}

function createSender(options: ClientOptions) {
  return async (name: OperatorCallName, { params, query, body }: AnyInput, signal?: AbortSignal) => {
    const { method, path } = operatorCallTable[name];
    const headers = new Headers({ Accept: 'application/json', [headerNames.language]: options.language() });
    const { token, merchantCode } = options.session();
    if (token !== undefined) headers.set(headerNames.operatorToken, token);
    if (merchantCode !== undefined) headers.set(headerNames.merchant, merchantCode);
    if (!options.isAttended()) headers.set(headerNames.background, '1');
    const init: RequestInit = { method, headers, cache: 'no-store' };
    if (body !== undefined) {
      headers.set('Content-Type', 'application/json');
      init.body = JSON.stringify(body);
    }
    const timeout = AbortSignal.timeout(timeoutMs);
    init.signal = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
    return options.fetch(callPath(path, params, query), init).catch((error: unknown) => {
      if (signal?.aborted === true) throw error;
      throw new CallFailure('network.unreachable', '');
    });
  };
}

async function readAnswer<Value>(response: Response): Promise<Value> {
  const envelope = (await response.json().catch(() => undefined)) as Envelope<Value> | undefined;
  if (envelope?.success === true) return envelope.value;
  if (envelope?.success === false) {
    const { field, detail } = envelope.value ?? {};
    throw new CallFailure(envelope.errorCode, envelope.message, field, detail);
  }
  throw new CallFailure('answer.invalid', '');
}
