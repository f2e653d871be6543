import type { CallBody, Caller, CallParams, CallQuery, CallValue } from '@wau/contract/call';
import { type CallName, type Calls, calls } from '@wau/contract/calls';
import type { Envelope } from '@wau/contract/envelope';
import { headerNames } from '@wau/contract/headers';
import { CompactEncrypt, importJWK } from 'jose';

export type CallOptions<Name extends CallName> = {
  readonly params?: CallParams<Calls[Name]>;
  readonly query?: CallQuery<Calls[Name]>;
  readonly body?: CallBody<Calls[Name]>;
  readonly token?: string;
  /** Default `wau`; sent as the `Merchant` header. */
  readonly merchantCode?: string;
  readonly idempotencyKey?: string;
  /** In place of those that the definition asks for; `undefined` leaves a header out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Where the request seems to come from. */
  readonly address?: string;
};

export interface CallAnswer<Value> {
  readonly status: number;
  readonly envelope: Envelope<Value>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The value; throws when the call was refused. */
  value(): Value;
  /** `200`, or status and code of the refusal, e.g. `401 login.failed`. */
  outcome(): string;
}

/** A call of the contract as it goes over the wire, to be injected or sent. */
export interface CallRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly payload?: object;
  readonly remoteAddress?: string;
}

/** Compact JWE of a body to the merchant's key. */
export type EncryptBody = (body: unknown, merchantCode: string) => Promise<string>;

/** Encrypts, names the module and so on as the call's definition says. */
export async function requestOf<Name extends CallName>(
  name: Name,
  input: CallOptions<Name>,
  encrypt: EncryptBody,
): Promise<CallRequest> {
  const call: (typeof calls)[CallName] & { readonly module?: string; readonly encrypted?: true } =
    calls[name];
  const merchantCode = input.merchantCode ?? 'wau';
  const headers: Record<string, string | undefined> = {
    [headerNames.merchant]: merchantCode,
    ...(call.module === undefined ? {} : { [headerNames.module]: call.module }),
    ...(call.encrypted === undefined ? {} : { [headerNames.encryption]: 'JWE' }),
    ...tokenHeader(call.caller, input.token),
    ...(input.idempotencyKey === undefined ? {} : { [headerNames.idempotencyKey]: input.idempotencyKey }),
    ...input.headers,
  };
  const path = call.path.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String((input.params as Record<string, unknown> | undefined)?.[key])),
  );
  return {
    method: call.method,
    url: path,
    query: textsOf(input.query),
    headers: textsOf(headers),
    ...(input.body === undefined
      ? {}
      : {
          payload: call.encrypted
            ? { data: await encrypt(input.body, merchantCode) }
            : (input.body as object),
        }),
    ...(input.address === undefined ? {} : { remoteAddress: input.address }),
  };
}

/** An operator's token has a header of its own. */
function tokenHeader(caller: Caller, token: string | undefined): Record<string, string> {
  if (token === undefined) return {};
  return caller === 'operator'
    ? { [headerNames.operatorToken]: token }
    : { [headerNames.authorization]: `Bearer ${token}` };
}

function textsOf(values: object | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  );
}

export function callAnswer<Value>(answer: {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body?: string;
  json(): unknown;
}): CallAnswer<Value> {
  const isFile = String(answer.headers['content-type']).startsWith('text/csv');
  const envelope = (isFile ? { success: true, value: answer.body } : answer.json()) as Envelope<Value>;
  return {
    status: answer.statusCode,
    envelope,
    headers: answer.headers,
    value() {
      if (envelope.success) return envelope.value;
      throw new Error(`refused: ${answer.statusCode} ${envelope.errorCode}`);
    },
    outcome: () => (envelope.success ? '200' : `${answer.statusCode} ${envelope.errorCode}`),
  };
}

/** Compact JWE of a body to a key as `getEncryptionKey` gives it; `header` changes the protected header. */
export async function encryptTo(
  { kid, ...jwk }: CallValue<Calls['getEncryptionKey']>,
  nowMs: number,
  body: unknown,
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const iat = Math.floor(nowMs / 1000);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, iat, ...header })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
}
