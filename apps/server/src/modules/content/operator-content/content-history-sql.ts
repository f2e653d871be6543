import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { AuditValues } from '../../../platform/audit/audited.ts';

/** Whatever puts content in place or takes it away; its entries name the kind as their subject and items by their keys. */
const actions = [
  'putContent',
  'putContentItem',
  'removeContentItem',
  'orderContentItems',
  'undoContentChange',
] as const;

export interface ContentChangeRow {
  readonly entry_id: bigint;
  readonly recorded_at: Date;
  readonly actor_name: string;
  readonly item_name: string;
  readonly old_value: AuditValues[string];
  readonly new_value: AuditValues[string];
}

export interface ContentChangeFilter {
  readonly kindName: string;
  /** As the audit names it; null: every item of the kind. */
  readonly itemName: string | null;
  readonly before: { readonly entryId: bigint; readonly itemName: string } | undefined;
  readonly limit: number;
}

/** Each item of each entry, the newest first. */
export function selectContentChanges(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { kindName, itemName, before, limit }: ContentChangeFilter,
): Promise<readonly ContentChangeRow[]> {
  return runner.query<ContentChangeRow & Record<string, unknown>>({
    text: `
      select entry_id, recorded_at, actor_name, item_name,
             old_values -> item_name as old_value, new_values -> item_name as new_value
      from wau.audit_entries
      cross join lateral jsonb_object_keys(old_values || new_values) as item_name
      where merchant_id = $1 and subject = $2 and action = any ($3::text[])
        and ($4::text is null or item_name = $4)
        and ($5::bigint is null or (entry_id, item_name) < ($5, $6))
      order by entry_id desc, item_name desc limit $7`,
    values: [
      merchantCode,
      kindName,
      [...actions],
      itemName,
      before?.entryId ?? null,
      before?.itemName ?? null,
      limit,
    ],
  });
}

/** The one entry about an item; `undefined`: there is no such entry. */
export async function selectContentChange(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { kindName, itemName, entryId }: { kindName: string; itemName: string; entryId: bigint },
): Promise<ContentChangeRow | undefined> {
  const [row] = await runner.query<ContentChangeRow & Record<string, unknown>>({
    name: 'select-content-change',
    text: `
      select entry_id, recorded_at, actor_name, item_name,
             old_values -> item_name as old_value, new_values -> item_name as new_value
      from wau.audit_entries
      cross join lateral jsonb_object_keys(old_values || new_values) as item_name
      where merchant_id = $1 and entry_id = $2 and subject = $3 and item_name = $4 and action = any ($5::text[])`,
    values: [merchantCode, entryId, kindName, itemName, [...actions]],
  });
  return row;
}
