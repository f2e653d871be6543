import type { MerchantCode } from '@wau/contract/ids';
import { WrongReview } from '@wau/server/modules/account/identity-check/manage-identity-reviews';
import type { Audited } from '@wau/server/platform/audit/audited';
import { type AuditParts, runAudited } from '@wau/server/platform/audit/run-audited';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { commandActor } from './command-line.ts';

/** What stands behind `npm run service -- <merchant> <thing>`. */
export interface ServiceOrder {
  readonly merchantCode: MerchantCode;
  readonly words: readonly string[];
  readonly say: (text: string) => void;
}

/** What each refusal is in a sentence for the operator. */
const sentences: Readonly<Partial<Record<string, string>>> = {
  'chat.unknown': 'There is no such conversation.',
  'chat.empty': 'An answer needs words.',
  'chat.closed': 'It has ended already.',
  'chat.image.unknown': 'There is no such picture.',
  'feedback.unknown': 'There is no such feedback.',
  'feedback.empty': 'An answer needs words.',
  'feedback.answered': 'This answer has been given already.',
};

/**
 * Does the deed and keeps it in the audit.
 *
 * @throws WrongReview with what is wrong with the order
 */
export async function runServiceDeed<Value>(
  parts: AuditParts,
  { merchantCode }: Pick<ServiceOrder, 'merchantCode'>,
  action: string,
  work: (tx: SqlRunner) => Promise<Audited<Value>>,
): Promise<Value> {
  try {
    return await runAudited(parts, { merchantCodes: [merchantCode], actor: commandActor(), action }, work);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new WrongReview(sentences[error.code] ?? error.code, error.code);
  }
}
