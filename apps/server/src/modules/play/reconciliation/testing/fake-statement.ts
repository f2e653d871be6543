import { createHmac } from 'node:crypto';
import {
  maximumStatementLines,
  type StatementLineBody,
  type StatementRequestBody,
  statementSignatureHeader,
} from '@wau/contract/vendor-wallets/statement';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';

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
    const signature = createHmac('sha256', this.#secret).update(rawBody).digest('hex');
    if (headers[statementSignatureHeader] !== signature) return { statusCode: 401, body: {} };
    const { merchantCode, from, until, after } = JSON.parse(rawBody) as StatementRequestBody;
    if (merchantCode !== 'wau') return { statusCode: 200, body: { lines: [], next: null } };
    const asked = this.lines
      .filter(({ placedAt, round }) => placedAt >= from && placedAt < until && round > after)
      .sort((a, b) => (a.round < b.round ? -1 : 1));
    // Both lines of a round that is stated twice are on one page.
    const page = asked.slice(0, maximumStatementLines - 1);
    const twin = asked[page.length];
    if (twin !== undefined && twin.round === page.at(-1)?.round) page.push(twin);
    const next = page.length < asked.length ? (page.at(-1)?.round ?? null) : null;
    return { statusCode: 200, body: { lines: page, next } };
  };
}
