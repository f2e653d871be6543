/** A signed request from one server to another, before it is known how it travels. */
export interface SignedRequest {
  /** Path only, e.g. `/vendor/wallet/bet`; always a POST. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
}

export interface SignedAnswer {
  readonly statusCode: number;
  /** The envelope, parsed. */
  readonly body: unknown;
}

/**
 * How signed requests reach the other side: a function call inside one process, HTTP between two. What is
 * signed, checked and answered is the same on both ways, and one conformance suite runs over both. Throws
 * when no answer came, in which case the caller does not know whether the request was carried out.
 */
export type SignedTransport = (request: SignedRequest) => Promise<SignedAnswer>;

/** Carries signed requests over HTTP; throws after `timeoutMs` without an answer or when none can be had. */
export function httpSignedTransport(baseUrl: string, timeoutMs: number): SignedTransport {
  return async ({ path, headers, rawBody }) => {
    const response = await fetch(new URL(path, baseUrl), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: rawBody,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { statusCode: response.status, body: await response.json() };
  };
}
