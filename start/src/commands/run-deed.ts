import type { MerchantCode } from '@wau/contract/ids';
import { WrongReview } from '@wau/server/modules/account/identity-check/manage-identity-reviews';
import type { Audited } from '@wau/server/platform/audit/audited';
import { type AuditParts, runAudited } from '@wau/server/platform/audit/run-audited';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
import { commandActor } from './command-line.ts';

/** What an operator does to one merchant from the command line. */
export interface Deed {
  readonly merchantCode: MerchantCode;
  readonly action: string;
  /** What each refusal is in a sentence for the operator, by its code. */
  readonly sentences: Readonly<Partial<Record<string, string>>>;
}

/** A decision that says no without saying why, or says it too shortly. */
export const reasonMissing = 'A rejection needs a reason of 3 to 200 characters; the member reads it.';

/**
 * Does the deed and keeps it in the audit.
 *
 * @throws WrongReview with what is wrong with the order
 */
export async function runDeed<Value>(
  parts: AuditParts,
  { merchantCode, action, sentences }: Deed,
  work: (tx: SqlRunner) => Promise<Audited<Value>>,
): Promise<Value> {
  try {
    return await runAudited(parts, { merchantCodes: [merchantCode], actor: commandActor(), action }, work);
  } catch (error) {
    const invalid = sentences['request.invalid'];
    if (error instanceof InvalidRequestError && invalid !== undefined) {
      throw new WrongReview(invalid, 'request.invalid');
    }
    if (!(error instanceof Refusal)) throw error;
    throw new WrongReview(sentences[error.code] ?? error.code, error.code);
  }
}
