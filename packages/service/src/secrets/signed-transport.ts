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
  /** As it came, for protocols that sign their answers as well; names of headers in small letters. */
  readonly raw?: RawAnswer;
}

export interface RawAnswer {
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * How signed requests reach the other side: a function call inside one process, HTTP between two. What is
 * signed, checked and answered is the same on both ways, and one conformance suite runs over both. Throws
 * when no answer came, in which case the caller does not know whether the request was carried out. `signal` aborts when
 * the caller waits no longer: over HTTP nothing more is read then.
 */
export type SignedTransport = (request: SignedRequest, signal?: AbortSignal) => Promise<SignedAnswer>;

/** The same where what comes back is read by whoever knows the other side's way of writing numbers. */
export type TextTransport = (
  request: SignedRequest,
  signal?: AbortSignal,
) => Promise<RawAnswer & { readonly statusCode: number }>;

/** The largest answer that both sides have for each other, a page of a statement, is a third of it. */
const maximumAnswerBytes = 4 * 1024 * 1024;

/**
 * Carries signed requests over HTTP; throws after `timeoutMs` without an answer, or when none can be had or read, as one
 * of more than `maximumBytes`.
 */
export function httpSignedTransport(
  baseUrl: string,
  timeoutMs: number,
  maximumBytes = maximumAnswerBytes,
): SignedTransport {
  const send = httpTextTransport(baseUrl, timeoutMs, maximumBytes);
  return async (request, signal) => {
    return parsedAnswer(await send(request, signal));
  };
}

export function parsedAnswer({ statusCode, ...raw }: Awaited<ReturnType<TextTransport>>): SignedAnswer {
  return { statusCode, body: JSON.parse(raw.text) as unknown, raw };
}

export function httpTextTransport(
  baseUrl: string,
  timeoutMs: number,
  maximumBytes = maximumAnswerBytes,
): TextTransport {
  return async ({ path, headers, rawBody }, signal) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(new URL(path, baseUrl), {
      method: 'POST',
      // Whoever packs its answer all the same is counted by what is unpacked.
      headers: { ...headers, 'content-type': 'application/json', 'accept-encoding': 'identity' },
      body: rawBody,
      redirect: 'error',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    const text = await readText(response, maximumBytes);
    return { statusCode: response.status, text, headers: Object.fromEntries(response.headers) };
  };
}

/** Leaving the loop ends the download. */
async function readText({ body }: Response, maximumBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > maximumBytes) throw new Error(`the answer is longer than ${maximumBytes} bytes`);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
