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

/** The same where what comes back is read by whoever knows the other side's way of writing numbers. */
export type TextTransport = (
  request: SignedRequest,
) => Promise<{ readonly statusCode: number; readonly text: string }>;

/** Carries signed requests over HTTP; throws after `timeoutMs` without an answer or when none can be had. */
export function httpSignedTransport(baseUrl: string, timeoutMs: number): SignedTransport {
  const send = httpTextTransport(baseUrl, timeoutMs);
  return async (request) => {
    const { statusCode, text } = await send(request);
    return { statusCode, body: JSON.parse(text) as unknown };
  };
}

export function httpTextTransport(baseUrl: string, timeoutMs: number): TextTransport {
  return async ({ path, headers, rawBody }) => {
    const response = await fetch(new URL(path, baseUrl), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: rawBody,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { statusCode: response.status, text: await response.text() };
  };
}
