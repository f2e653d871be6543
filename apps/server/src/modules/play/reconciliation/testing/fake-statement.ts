import {
  maximumStatementLines,
  type StatementLineBody,
  type StatementRequestBody,
  statementSignatureHeader,
} from '@wau/contract/vendor-wallets/statement';
import { type BytesKey, isTextSigned, signText } from '@wau/service/secrets/bytes-signature';
import type { SignedAnswer, SignedTransport } from '@wau/service/secrets/signed-transport';

/** A vendor that states what it is told to, in pages, to whoever signs with its secret. */
export class FakeStatement {
  lines: StatementLineBody[] = [];
  /** Answers with this instead. */
  failure: (() => Promise<never>) | undefined;
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  readonly transport: SignedTransport = async ({ headers, rawBody }) => {
    if (this.failure !== undefined) return this.failure();
    const signature = headers[statementSignatureHeader] ?? '';
    if (!isTextSigned(this.#secret, rawBody, signature)) return { statusCode: 401, body: {} };
    const { merchantCode, from, until, after } = JSON.parse(rawBody) as StatementRequestBody;
    if (merchantCode !== 'wau') return signedAnswer(this.#secret, rawBody, { lines: [], next: null });
    const asked = this.lines
      .filter(({ placedAt, round }) => placedAt >= from && placedAt < until && round > after)
      .sort((a, b) => (a.round < b.round ? -1 : 1));
    // Both lines of a round that is stated twice are on one page.
    const page = asked.slice(0, maximumStatementLines - 1);
    const twin = asked[page.length];
    if (twin !== undefined && twin.round === page.at(-1)?.round) page.push(twin);
    const next = page.length < asked.length ? (page.at(-1)?.round ?? null) : null;
    return signedAnswer(this.#secret, rawBody, { lines: page, next });
  };
}

/** As a vendor answers a question. */
export function signedAnswer(key: BytesKey, question: string, body: object): SignedAnswer {
  const text = JSON.stringify(body);
  const headers = { [statementSignatureHeader.toLowerCase()]: signText(key, `${question}${text}`) };
  return { statusCode: 200, body, raw: { text, headers } };
}
