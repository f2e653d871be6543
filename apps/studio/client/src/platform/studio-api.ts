import type { CallBody, CallParams, CallQuery, CallValue } from '@wau/contract/call';
import { callPath } from '@wau/contract/call-path';
import { gameCallTable } from '@wau/contract/call-table.generated';
import type { Calls } from '@wau/contract/calls';
import type { Envelope, FailureValue } from '@wau/contract/envelope';
import type { ErrorCode } from '@wau/contract/error-codes';
import { headerNames } from '@wau/contract/headers';

/** The calls that a game client makes. */
export type StudioCallName =
  | 'openPlay'
  | 'getPlayBalance'
  | 'placeBet'
  | 'finishRound'
  | 'listRounds'
  | 'rotateSeed'
  | 'listSeeds'
  | 'getRoundProof'
  | 'getTitle'
  | 'listTitles'
  | 'decideRound'
  | 'getRound'
  | 'getCrashTable'
  | 'getCrashClock'
  | 'placeCrashBet'
  | 'cashOutCrash';

export type StudioValue<Name extends StudioCallName> = CallValue<Calls[Name]>;

/** A round as its player sees it. */
export type RoundView = StudioValue<'placeBet'>;

/** `network.lost`: no answer came, or one that is not ours, so nobody here knows what became of the request. */
export type FailureCode = ErrorCode | 'network.lost';

export interface StudioFailure {
  readonly ok: false;
  readonly code: FailureCode;
  /** In the player's language; empty for `network.lost`. */
  readonly message: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly facts: FailureValue;
}

/** Whether a server that is full or stopping did not look at the request, so that nothing came of it. */
export function wasTurnedAway({ code }: StudioFailure): boolean {
  return code === 'server.overloaded' || code === 'server.stopping';
}

export type StudioAnswer<Value> = { readonly ok: true; readonly value: Value } | StudioFailure;

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [Field in Key]: Value };

export type StudioInput<Name extends StudioCallName> = Given<'params', CallParams<Calls[Name]>> &
  Partial<Given<'query', CallQuery<Calls[Name]>>> &
  Given<'body', CallBody<Calls[Name]>>;

export interface StreamWish {
  /** The number of the last event that was seen. */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
}

export type OpenedStream =
  | { readonly ok: true; readonly body: ReadableStream<Uint8Array> }
  /** With the HTTP status; 0 when no answer came. */
  | { readonly ok: false; readonly status: number };

export interface StudioApi {
  /** Makes a call. Never throws for what the network or the server does. */
  call<Name extends StudioCallName>(
    name: Name,
    input: StudioInput<Name>,
    idempotencyKey?: string,
  ): Promise<StudioAnswer<StudioValue<Name>>>;
  /** Opens a stream of events. Never throws for what the network or the server does. */
  openStream(name: 'followCrash', wish: StreamWish): Promise<OpenedStream>;
}

export interface StudioApiOptions {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly playToken: () => string | undefined;
  /** Product code of the language that messages come back in. */
  readonly language: () => string;
  readonly timeoutMs: number;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export function createStudioApi(options: StudioApiOptions): StudioApi {
  return {
    async call(name, input, idempotencyKey) {
      const { method, path } = gameCallTable[name];
      const { params, query, body } = input as AnyInput;
      const headers = new Headers({ Accept: 'application/json', [headerNames.language]: options.language() });
      const token = options.playToken();
      if (token !== undefined) headers.set(headerNames.authorization, `Bearer ${token}`);
      if (idempotencyKey !== undefined) headers.set(headerNames.idempotencyKey, idempotencyKey);
      const init: RequestInit = { method, headers, signal: AbortSignal.timeout(options.timeoutMs) };
      if (body !== undefined) {
        headers.set('Content-Type', 'application/json');
        init.body = JSON.stringify(body);
      }
      try {
        const response = await options.fetch(callPath(path, params, query), init);
        return readEnvelope(response.status, await response.json());
      } catch {
        return lostAnswer(0);
      }
    },
    async openStream(name, { lastEventId, signal }) {
      const headers = new Headers({ Accept: 'text/event-stream' });
      const token = options.playToken();
      if (token !== undefined) headers.set(headerNames.authorization, `Bearer ${token}`);
      if (lastEventId !== undefined) headers.set(headerNames.lastEventId, lastEventId);
      try {
        const { ok, status, body } = await options.fetch(gameCallTable[name].path, { headers, signal });
        return ok && body !== null ? { ok: true, body } : { ok: false, status };
      } catch {
        return { ok: false, status: 0 };
      }
    },
  };
}

/** Reads what a response with this status said. */
export function readEnvelope<Value>(status: number, answer: unknown): StudioAnswer<Value> {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return lostAnswer(status);
  const envelope = answer as Envelope<Value>;
  if (envelope.success) return { ok: true, value: envelope.value };
  if (typeof envelope.errorCode !== 'string') return lostAnswer(status);
  return {
    ok: false,
    code: envelope.errorCode,
    message: envelope.message,
    status,
    facts: envelope.value ?? {},
  };
}

/** No answer, or none of ours. */
export function lostAnswer(status: number): StudioFailure {
  return { ok: false, code: 'network.lost', message: '', status, facts: {} };
}
