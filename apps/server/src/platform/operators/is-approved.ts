import type { ErrorCode } from '@wau/contract/error-codes';
import { type MerchantCode, parseId } from '@wau/contract/ids';
import type { OperatorPermission } from '@wau/contract/permissions';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { isStillAllowed } from './operator-standing-sql.ts';

/** What waits for operators' word, and what whoever says it must be allowed. */
interface AskedForWord {
  readonly merchantCode: MerchantCode;
  readonly permission: OperatorPermission;
  readonly needsTwo: boolean;
  /** Where another person has to approve it. */
  readonly code: ErrorCode;
}

/**
 * Whether what waited for operators' word has enough of it: that of two persons where two are wanted, of whom the second is
 * never the first. The word of somebody who was switched off or has lost the right since counts no more. `others` have said the
 * same before, and are `undefined` where this person had spoken before.
 *
 * @throws Refusal `code`
 */
export async function isApproved(
  tx: SqlRunner,
  { merchantCode, permission, needsTwo, code }: AskedForWord,
  others: readonly string[] | undefined,
): Promise<boolean> {
  if (!needsTwo) return true;
  if (others === undefined) throw new Refusal(code);
  for (const person of others) {
    const operatorId = parseId('operator', person);
    // Whoever works on the machine itself has no role that could be taken.
    if (operatorId === undefined || (await isStillAllowed(tx, merchantCode, operatorId, permission)))
      return true;
  }
  return false;
}
