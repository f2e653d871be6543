import type { CallName } from '@wau/contract/calls';
import {
  type AnyFakeAnswer,
  callOfRequest,
  type FakeAnswerOf,
  type FakeValueOf,
  refused,
  serveFakeAnswer,
} from '@wau/contract/testing/fake-answer';
import type { ApiFetch } from '../app/platform/api/api-client.ts';
import { pageSignal, reportFakeProblem } from './fake-state.ts';

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What a call may be answered with, by the contract. */
export type FakeAnswer<Name extends CallName> = FakeAnswerOf<Name>;

/** What it answers when it succeeds. */
export type FakeValue<Name extends CallName> = FakeValueOf<Name>;

/** Answers a call; a promise that rejects is a network on which nothing arrives. */
export type FakeCall<Name extends CallName> = (
  request: FakeRequest,
) => FakeAnswer<Name> | Promise<FakeAnswer<Name>>;

export type FakeCalls = { readonly [Name in CallName]?: FakeCall<Name> };

/**
 * An API made of functions, by the contract's names; a call that is not faked fails as a server in trouble does. What
 * a function answers is held to the contract: an answer that the server could not give fails the test, and so does a
 * request for a path that is no call. Only for tests.
 */
export function fakeApi(calls: FakeCalls): ApiFetch {
  return async (path, init) => {
    const url = new URL(path, 'http://fake');
    const method = init.method ?? 'GET';
    const name = callOfRequest(method, url.pathname);
    if (name === undefined) throw reportFakeProblem(new Error(`${method} ${url.pathname} is no call`));
    const call = calls[name] as
      | ((request: FakeRequest) => AnyFakeAnswer | Promise<AnyFakeAnswer>)
      | undefined;
    const request = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: bodyOf(init.body),
    };
    const signals = [pageSignal(), ...(init.signal ? [init.signal] : [])];
    const answering = Promise.race([call?.(request), aborted(AbortSignal.any(signals))]);
    const answer = (await answering) ?? refused(500, 'server.failed', 'not faked');
    return respond(name, answer);
  };
}

/** Rejects as a request does that is given up. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function respond(name: CallName, answer: AnyFakeAnswer): Response {
  try {
    const { status, headers, text } = serveFakeAnswer(name, answer);
    return new Response(text, { status, headers });
  } catch (error) {
    throw reportFakeProblem(error);
  }
}

/** What was sent, whether as JSON or as a form. */
function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}
