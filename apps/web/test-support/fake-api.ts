import { callTable } from '@wau/contract/call-table.generated';
import type { CallName } from '@wau/contract/calls';
import type { ApiFetch } from '../app/platform/api/api-client.ts';

export interface FakeRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

export type FakeCalls = Partial<Record<CallName, (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>>>;

/** The envelope of a success, for a fake. */
export function accepted(value: unknown, headers?: Record<string, string>): FakeAnswer {
  return { body: { success: true, value }, ...(headers === undefined ? {} : { headers }) };
}

/** The envelope of a refusal, for a fake. */
export function refused(status: number, errorCode: string, message: string, value?: unknown): FakeAnswer {
  return { status, body: { success: false, errorCode, message, ...(value === undefined ? {} : { value }) } };
}

/** An API made of functions, by the contract's names; calls that are not faked answer 404. Only for tests. */
export function fakeApi(calls: FakeCalls): ApiFetch {
  return async (path, init) => {
    const url = new URL(path, 'http://fake');
    const name = Object.keys(calls).find((candidate) => {
      const entry = callTable[candidate as CallName];
      const pattern = new RegExp(`^${entry.path.replaceAll(/:\w+/g, '[^/]+')}$`);
      return entry.method === init.method && pattern.test(url.pathname);
    }) as CallName | undefined;
    const answer = await (name === undefined ? undefined : calls[name])?.({
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: bodyOf(init.body),
    });
    const { status = 200, body, headers = {} } = answer ?? refused(404, 'request.path.unknown', 'unknown');
    return Response.json(body, { status, headers });
  };
}

/** What was sent, whether as JSON or as a form. */
function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}
