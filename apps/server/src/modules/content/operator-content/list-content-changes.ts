import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ContentKindName } from '@wau/contract/content-kinds';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { AuditValues } from '../../../platform/audit/audited.ts';
import { type ContentChangeRow, selectContentChanges } from './content-history-sql.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';

type Change = CallValue<Calls['listContentChanges']>['list'][number];

/** Who has changed a kind's items, or one of them, as the audit keeps it; the newest first. */
export function listContentChanges(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  kindName: ContentKindName,
  { key, cursor, pageSize }: CallQuery<Calls['listContentChanges']>,
): Promise<CallValue<Calls['listContentChanges']>> {
  const kind: ContentKind = contentKinds[kindName];
  const itemName = key === undefined ? null : key || kindName;
  const before = readCursor(cursor, readPlace);
  return readPage(
    pageSize,
    (limit) => selectContentChanges(runner, merchantCode, { kindName, itemName, before, limit }),
    (row) => changeView(kind, row),
    (row) => `${row.entry_id}:${row.item_name}`,
  );
}

function changeView(kind: ContentKind, row: ContentChangeRow): Change {
  return {
    entryId: String(row.entry_id),
    key: kind.key === undefined ? '' : row.item_name,
    changedAt: row.recorded_at.toISOString(),
    changedBy: row.actor_name,
    before: readWritten(row.old_value),
    after: readWritten(row.new_value),
  };
}

/** The item as the audit keeps it: the text of what a file would say; null where there was none. */
export function readWritten(
  value: AuditValues[string] | undefined,
): Readonly<Record<string, unknown>> | null {
  return typeof value === 'string' ? (JSON.parse(value) as Readonly<Record<string, unknown>>) : null;
}

function readPlace(text: string): { entryId: bigint; itemName: string } | undefined {
  const [, entryId, itemName] = /^([1-9][0-9]{0,17}):(.{1,255})$/.exec(text) ?? [];
  return entryId === undefined || itemName === undefined ? undefined : { entryId: BigInt(entryId), itemName };
}
