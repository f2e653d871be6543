import { exactJsonText, parseExactJson } from '@wau/service/http/exact-json';
import type { TextTransport } from '@wau/service/secrets/signed-transport';

/** What came of a call: an answer, or nobody knows what. */
export type ExactAnswer =
  | { readonly kind: 'answered'; readonly statusCode: number; readonly body: unknown }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Sends a body whose numbers are exact, signed over its text, and reads the answer the same way. Never throws. */
export async function callExactly(
  transport: TextTransport,
  path: string,
  body: object,
  sign: (text: string) => Readonly<Record<string, string>>,
): Promise<ExactAnswer> {
  try {
    const rawBody = exactJsonText(body);
    const { statusCode, text } = await transport({ path, headers: sign(rawBody), rawBody });
    return { kind: 'answered', statusCode, body: parseExactJson(Buffer.from(text)) };
  } catch (error) {
    return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) };
  }
}
