import type { CallBody, CallParams, CallQuery, CallValue } from '@wau/contract/call';
import { callPath } from '@wau/contract/call-path';
import type { BrowserCallName, CallTableEntry, LateCallName } from '@wau/contract/call-table';
import { callTable } from '@wau/contract/call-table.generated';
import type { Calls } from '@wau/contract/calls';
import type { Envelope } from '@wau/contract/envelope';
import { MissingFile } from '@wau/late-scripts/import-files';
import { type ApiFailure, ApiFailureError, failureOf, networkFailure } from './api-failure.ts';

export interface ApiSuccess<Value> {
  readonly ok: true;
  readonly value: Value;
  readonly headers: Headers;
}

export type ApiResult<Value> = ApiSuccess<Value> | ApiFailure;

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [K in Key]: Value };

/** What a call takes, by the contract: path parameters, query and body, each only where the call has them. */
export type CallInput<Name extends BrowserCallName | LateCallName> = Given<
  'params',
  CallParams<Calls[Name]>
> &
  Partial<Given<'query', CallQuery<Calls[Name]>>> &
  Given<'body', CallBody<Calls[Name]>>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For commands that move money: the same key for every retry of one intention. */
  readonly idempotencyKey?: string;
  /** Names the captcha whose answer the body carries. */
  readonly captchaId?: string;
  /** Goes on when the page is left; for what is sent because it is left. */
  readonly outlivesPage?: boolean;
  /** In place of the usual patience, for what is long by nature, such as an upload. */
  readonly timeoutMs?: number;
}

export type ApiFetch = (path: string, init: RequestInit) => Promise<Response>;

export interface ApiClientOptions {
  readonly fetch: ApiFetch;
  /** Product code of the language that messages come back in. */
  readonly language: () => string;
  readonly token: () => string | undefined;
  /**
   * The merchant of the session, which for a free trial is another than the host's. Members' calls go there, all
   * others to the merchant of the host.
   */
  readonly sessionMerchantCode?: () => string | undefined;
  readonly device?: string;
  /** Turns the JSON of a body into a compact JWE; needed for calls that travel encrypted. */
  readonly encrypt?: (json: string) => Promise<string>;
  readonly isOnline?: () => boolean;
  /** Told `true` when a call has been waiting for `slowAfterMs`, and `false` when it is over. */
  readonly onSlow?: (isSlow: boolean) => void;
  readonly timeoutMs?: number;
  readonly slowAfterMs?: number;
}

export interface ApiClient {
  /** Makes a call. Never throws for what the network or the server does, never shows anything, never redirects. */
  call<Name extends BrowserCallName>(
    name: Name,
    input: CallInput<Name>,
    options?: CallOptions,
  ): Promise<ApiResult<CallValue<Calls[Name]>>>;

  /** Makes a call whose entry is not in the table of every visit, because the screens that make it bring it along. */
  callOf<Name extends LateCallName>(
    entry: CallTableEntry,
    input: CallInput<Name>,
    options?: CallOptions,
  ): Promise<ApiResult<CallValue<Calls[Name]>>>;

  /** Opens a call that answers with server-sent events, which lasts until the signal ends it. */
  openStream(
    name: 'followEvents',
    options: { readonly signal: AbortSignal; readonly lastEventId?: string },
  ): Promise<OpenStream | ApiFailure>;
}

export interface OpenStream {
  readonly body: ReadableStream<Uint8Array>;
}

const defaultTimeoutMs = 20_000;
const defaultSlowAfterMs = 4_000;

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const callEntry = async <Value>(
    entry: CallTableEntry,
    input: AnyInput,
    callOptions: CallOptions = {},
  ): Promise<ApiResult<Value>> => {
    const token = options.token();
    const request = await buildRequest(entry, input, options, callOptions);
    if ('ok' in request) return request;
    const response = await send(request, options, callOptions);
    const result = response instanceof Response ? await readAnswer<Value>(response) : response;
    return result.ok || token === options.token() ? result : { ...result, isOfEarlierSession: true };
  };
  return {
    call(name, input, callOptions) {
      return callEntry(callTable[name], input as AnyInput, callOptions);
    },
    callOf(entry, input, callOptions) {
      return callEntry(entry, input as AnyInput, callOptions);
    },
    async openStream(name, { signal, lastEventId }) {
      const request = await buildRequest(callTable[name], {}, options, {});
      if ('ok' in request) return request;
      const headers = new Headers(request.init.headers);
      headers.set('Accept', 'text/event-stream');
      if (lastEventId !== undefined) headers.set('Last-Event-ID', lastEventId);
      try {
        const response = await options.fetch(request.path, { ...request.init, headers, signal });
        if (response.ok && response.body !== null) return { body: response.body };
        return { ...networkFailure('answer.invalid'), status: response.status };
      } catch {
        return networkFailure('network.unreachable');
      }
    },
  };
}

interface BuiltRequest {
  readonly path: string;
  readonly init: RequestInit;
}

async function buildRequest(
  entry: CallTableEntry,
  input: AnyInput,
  options: ApiClientOptions,
  callOptions: CallOptions,
): Promise<BuiltRequest | ApiFailure> {
  const headers = new Headers({ Accept: 'application/json', Language: options.language() });
  const token = options.token();
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const merchantCode = entry.caller === undefined ? options.sessionMerchantCode?.() : undefined;
  if (merchantCode !== undefined) headers.set('Merchant', merchantCode);
  if (options.device !== undefined) headers.set('Device', options.device);
  if (entry.module !== undefined) headers.set('Module', entry.module);
  if (callOptions.idempotencyKey !== undefined) headers.set('Idempotency-Key', callOptions.idempotencyKey);
  if (callOptions.captchaId !== undefined) headers.set('Captcha-Id', callOptions.captchaId);

  const init: RequestInit = { method: entry.method, headers, keepalive: callOptions.outlivesPage === true };
  if (input.body !== undefined && entry.formEncoded === true) {
    // The browser names the content type of a form by itself.
    init.body = new URLSearchParams(input.body as Record<string, string>);
  } else if (input.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(input.body);
  }
  if (entry.encrypted === true) {
    if (options.encrypt === undefined) throw new Error(`${entry.path} needs an encrypting client`);
    try {
      init.body = JSON.stringify({ data: await options.encrypt(JSON.stringify(input.body)) });
    } catch (error) {
      // The key is fetched by a call of its own and what encrypts is a file of its own, which may fail like any other.
      if (error instanceof ApiFailureError || error instanceof MissingFile) return failureOf(error);
      throw error;
    }
    headers.set('Encryption', 'JWE');
  }
  return { path: callPath(entry.path, input.params, input.query), init };
}

async function send(
  request: BuiltRequest,
  options: ApiClientOptions,
  { signal, timeoutMs = options.timeoutMs ?? defaultTimeoutMs }: CallOptions,
): Promise<Response | ApiFailure> {
  const isOnline = options.isOnline ?? (() => true);
  if (!isOnline()) return networkFailure('network.offline');
  const timeout = AbortSignal.timeout(timeoutMs);
  let wasSlow = false;
  const slowTimer = setTimeout(() => {
    wasSlow = true;
    options.onSlow?.(true);
  }, options.slowAfterMs ?? defaultSlowAfterMs);
  try {
    return await options.fetch(request.path, {
      ...request.init,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    if (timeout.aborted) return networkFailure('network.timeout');
    return networkFailure(isOnline() ? 'network.unreachable' : 'network.offline');
  } finally {
    clearTimeout(slowTimer);
    if (wasSlow) options.onSlow?.(false);
  }
}

async function readAnswer<Value>(response: Response): Promise<ApiResult<Value>> {
  const { headers } = response;
  if (headers.get('Content-Type')?.startsWith('text/csv') === true) {
    const text = await response.text().catch(() => undefined);
    // The value of a call that answers with a file is its text; half a file is none.
    return text === undefined
      ? networkFailure('network.unreachable')
      : { ok: true, value: text as Value, headers };
  }
  const envelope = await readEnvelope<Value>(response);
  if (envelope === undefined) return { ...networkFailure('answer.invalid'), status: response.status };
  if (envelope.success) return { ok: true, value: envelope.value, headers };
  const retryAfterSeconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return {
    ok: false,
    code: envelope.errorCode,
    message: envelope.message,
    status: response.status,
    ...(envelope.value === undefined ? {} : { value: envelope.value }),
    ...(Number.isFinite(retryAfterSeconds) ? { retryAfterSeconds } : {}),
  };
}

async function readEnvelope<Value>(response: Response): Promise<Envelope<Value> | undefined> {
  try {
    const answer: unknown = await response.json();
    const isEnvelope =
      typeof answer === 'object' &&
      answer !== null &&
      'success' in answer &&
      (answer.success === true ? 'value' in answer : 'errorCode' in answer && 'message' in answer);
    return isEnvelope ? (answer as Envelope<Value>) : undefined;
  } catch {
    return undefined;
  }
}

/** The value, or the failure thrown, for places that expect promises to reject. */
export async function unwrap<Value>(result: ApiResult<Value> | Promise<ApiResult<Value>>): Promise<Value> {
  const settled = await result;
  if (settled.ok) return settled.value;
  throw new ApiFailureError(settled);
}
