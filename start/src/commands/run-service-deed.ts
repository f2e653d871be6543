import type { MerchantCode } from '@wau/contract/ids';
import type { Audited } from '@wau/server/platform/audit/audited';
import type { AuditParts } from '@wau/server/platform/audit/run-audited';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { runDeed } from './run-deed.ts';

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
  'request.invalid': 'A reason has 3 to 200 characters.',
  'chat.image.unknown': 'There is no such picture.',
  'feedback.unknown': 'There is no such feedback.',
  'feedback.empty': 'An answer needs words.',
  'feedback.answered': 'This answer has been given already.',
  'feedback.decided': 'It has been answered or closed already.',
};

/**
 * Does a deed of customer service and keeps it in the audit.
 *
 * @throws WrongReview with what is wrong with the order
 */
export function runServiceDeed<Value>(
  parts: AuditParts,
  { merchantCode }: Pick<ServiceOrder, 'merchantCode'>,
  action: string,
  work: (tx: SqlRunner) => Promise<Audited<Value>>,
): Promise<Value> {
  return runDeed(parts, { merchantCode, action, sentences }, work);
}
