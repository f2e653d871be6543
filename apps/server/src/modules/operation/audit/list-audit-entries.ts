import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { type AuditRow, selectAuditEntries } from './audit-log-sql.ts';

type Entry = CallValue<Calls['listAuditEntries']>['list'][number];

/** What was done for the house at one merchant, newest first. */
export function listAuditEntries(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  query: CallQuery<Calls['listAuditEntries']>,
): Promise<CallValue<Calls['listAuditEntries']>> {
  const { action, subject, actorId } = query;
  const before = readCursor(query.cursor, parseEntryId);
  return readPage(
    query.pageSize,
    (limit) => selectAuditEntries(runner, merchantCode, { action, subject, actorId, before, limit }),
    entryView,
    (row) => String(row.entry_id),
  );
}

function entryView(row: AuditRow): Entry {
  return {
    entryId: String(row.entry_id),
    recordedAt: row.recorded_at.toISOString(),
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    actorName: row.actor_name,
    address: row.address,
    requestId: row.request_id,
    action: row.action,
    subject: row.subject,
    oldValues: row.old_values,
    newValues: row.new_values,
  };
}

function parseEntryId(text: string): bigint | undefined {
  return /^[1-9][0-9]{0,17}$/.test(text) ? BigInt(text) : undefined;
}
