import type { CallValue } from '@wau/contract/call';
import { type CallName, type Calls, calls } from '@wau/contract/calls';
import { headerNames } from '@wau/contract/headers';
import {
  type CallAnswer,
  type CallOptions,
  callAnswer,
  encryptTo,
  requestOf,
} from '@wau/server/testing/call-request';

export interface TimedAnswer<Value> extends CallAnswer<Value> {
  /** By `performance.now()`. */
  readonly beganAtMs: number;
  readonly endedAtMs: number;
}

/** Calls of the contract to a server in another process, for the merchant `wau`. */
export class HttpCalls {
  readonly #origin: string;
  readonly #key: CallValue<Calls['getEncryptionKey']>;

  private constructor(origin: string, key: CallValue<Calls['getEncryptionKey']>) {
    this.#origin = origin;
    this.#key = key;
  }

  /** Fetches the key that bodies are encrypted to, so that a call sent later is one request alone. */
  static async open(origin: string): Promise<HttpCalls> {
    const answer = await fetch(origin + calls.getEncryptionKey.path, {
      headers: { [headerNames.merchant]: 'wau' },
    });
    const { value } = (await answer.json()) as { value: CallValue<Calls['getEncryptionKey']> };
    return new HttpCalls(origin, value);
  }

  async call<Name extends CallName>(
    name: Name,
    input: CallOptions<Name>,
  ): Promise<TimedAnswer<CallValue<Calls[Name]>>> {
    const request = await requestOf(name, input, (body) => encryptTo(this.#key, Date.now(), body));
    const { method, url, query, headers, payload } = request;
    const beganAtMs = performance.now();
    const response = await fetch(`${this.#origin}${url}?${new URLSearchParams(query)}`, {
      method,
      headers: payload === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    const body: unknown = await response.json();
    const answer = callAnswer<CallValue<Calls[Name]>>({
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      json: () => body,
    });
    return { ...answer, beganAtMs, endedAtMs: performance.now() };
  }
}
