import { type Static, Type } from 'typebox';
import { Exact, Moment } from '../schema.ts';

/**
 * What a vendor states of its rounds, for the operator to compare with its own record. The operator asks, signing the bytes
 * of the body with the key that it has with the vendor; the vendor signs the bytes of the question with those of its answer
 * behind them, so that it is an answer to no other day, page or member. Pages follow one another by `after`.
 */
export const statementSignatureHeader = 'Statement-Signature';

export function statementPath(vendorCode: string): string {
  return `/studio/statement/${vendorCode}`;
}

/** Most lines of one page. */
export const maximumStatementLines = 2_000;

const Text = Type.String({ minLength: 1, maxLength: 128, pattern: '^[!-~]+$' });
const Amount = Type.String({ pattern: '^(0|[1-9][0-9]{0,18})$', description: 'Minor units' });

export const StatementRequest = Exact({
  /** What is signed names the question, so that it is no other one's at another address. */
  operation: Type.Literal('statement'),
  merchantCode: Text,
  /** Rounds that were placed from then on, and before then. */
  from: Moment,
  until: Moment,
  /** The last round of the page before; empty for the first. */
  after: Type.String({ maxLength: 128 }),
  sentAt: Moment,
});

export type StatementRequestBody = Static<typeof StatementRequest>;

const statementStatuses = ['open', 'settled', 'refunded'] as const;

const StatementLine = Exact({
  round: Text,
  player: Text,
  game: Text,
  currency: Text,
  stakeMinor: Amount,
  /** Nothing of a round whose stake was given back. */
  payoutMinor: Amount,
  status: Type.Union(statementStatuses.map((status) => Type.Literal(status))),
  placedAt: Moment,
});

export interface StatementLineBody {
  readonly round: string;
  readonly player: string;
  readonly game: string;
  readonly currency: string;
  readonly stakeMinor: string;
  readonly payoutMinor: string;
  readonly status: (typeof statementStatuses)[number];
  readonly placedAt: string;
}

/** `next`: what the following page comes after; `null` when there is none. */
export interface StatementPageBody {
  readonly lines: readonly StatementLineBody[];
  readonly next: string | null;
}

export const StatementPage = Exact({
  lines: Type.Array(StatementLine, { maxItems: maximumStatementLines }),
  next: Type.Union([Text, Type.Null()]),
});
