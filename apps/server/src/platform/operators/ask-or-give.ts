import type { ErrorCode } from '@wau/contract/error-codes';
import type { OperatorId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import {
  type AskedBesides,
  deleteOperatorRequests,
  insertOperatorRequest,
  type OperatorRequestKey,
  selectOperatorRequest,
} from './operator-request-sql.ts';
import { isStillAllowed } from './operator-standing-sql.ts';
import { permissionToAsk } from './permission-to-ask.ts';

/**
 * The word of one operator for what takes two: the first asks, and another one, who is never the first, gives. The word of
 * somebody who was switched off or has lost the role since counts no more: whoever comes after is the first. Whoever calls
 * has locked the row that it is about, so that of two who speak at a time one is the first. A secret of what is asked for
 * waits with it, sealed, and so does the reason of whoever asks; the other one may have another.
 *
 * @throws Refusal `code` where the same operator has asked for it
 */
export async function askOrGive(
  tx: SqlRunner,
  key: OperatorRequestKey,
  operatorId: OperatorId,
  now: Date,
  code: ErrorCode,
  besides: AskedBesides = {},
): Promise<'asked' | 'given'> {
  const askedBy = await selectOperatorRequest(tx, key);
  if (askedBy === operatorId) throw new Refusal(code);
  const counts =
    askedBy !== undefined && (await isStillAllowed(tx, key.merchantCode, askedBy, permissionToAsk[key.kind]));
  if (askedBy !== undefined) await deleteOperatorRequests(tx, key);
  if (counts) return 'given';
  await insertOperatorRequest(tx, key, operatorId, now, besides);
  return 'asked';
}
