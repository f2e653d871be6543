import type { CallBody, CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import { personalPartOf } from './audit-entry-view.ts';
import { selectAuditEntry } from './audit-log-sql.ts';

/**
 * What of an entry is personal, in full. The audit keeps who looked, why, and at which of it; never the data.
 *
 * Locks nothing, since entries never change.
 *
 * @throws Refusal `audit.entry.unknown`; InvalidRequestError without a reason
 */
export async function revealAuditEntry(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { entryId }: CallParams<Calls['revealAuditEntry']>,
  { reason: text }: CallBody<Calls['revealAuditEntry']>,
): Promise<Audited<CallValue<Calls['revealAuditEntry']>>> {
  const reason = readReason(text);
  const row = await selectAuditEntry(tx, merchantCode, BigInt(entryId));
  if (row === undefined) throw new Refusal('audit.entry.unknown');
  const personal = personalPartOf(row);
  const shown = [...Object.keys(personal.newValues), ...(personal.address === null ? [] : ['address'])];
  return {
    value: personal,
    change: { subject: row.subject, oldValues: {}, newValues: { entryId, reason, shown: shown.join(' ') } },
  };
}
