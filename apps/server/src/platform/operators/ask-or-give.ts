import type { ErrorCode } from '@wau/contract/error-codes';
import type { OperatorId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import {
  deleteOperatorRequests,
  insertOperatorRequest,
  type OperatorRequestKey,
  selectOperatorRequest,
} from './operator-request-sql.ts';

/**
 * The word of one operator for what takes two: the first asks, and another one, who is never the first, gives. Whoever calls
 * has locked the row that it is about, so that of two who speak at a time one is the first.
 * A secret of what is asked for waits with it, sealed.
 *
 * @throws Refusal `code` where the same operator has asked for it
 */
export async function askOrGive(
  tx: SqlRunner,
  key: OperatorRequestKey,
  operatorId: OperatorId,
  now: Date,
  code: ErrorCode,
  sealedSecret?: Buffer,
): Promise<'asked' | 'given'> {
  const askedBy = await selectOperatorRequest(tx, key);
  if (askedBy === operatorId) throw new Refusal(code);
  if (askedBy === undefined) {
    await insertOperatorRequest(tx, key, operatorId, now, sealedSecret);
    return 'asked';
  }
  await deleteOperatorRequests(tx, key);
  return 'given';
}
