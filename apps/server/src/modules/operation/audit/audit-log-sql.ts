import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { AuditValues } from '../../../platform/audit/audited.ts';

export interface AuditRow {
  readonly entry_id: bigint;
  readonly recorded_at: Date;
  readonly actor_kind: 'operator' | 'agent' | 'member' | 'installation';
  readonly actor_id: string | null;
  readonly actor_name: string;
  readonly address: string | null;
  readonly request_id: string | null;
  readonly action: string;
  readonly subject: string;
  readonly old_values: AuditValues;
  readonly new_values: AuditValues;
}

export interface AuditFilter {
  readonly action: string | undefined;
  readonly subject: string | undefined;
  readonly actorId: string | undefined;
  readonly before: bigint | undefined;
  readonly limit: number;
}

/** Newest first. Planned with its values, because each filter has an index of its own. */
export function selectAuditEntries(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { action, subject, actorId, before, limit }: AuditFilter,
): Promise<readonly AuditRow[]> {
  return runner.query<AuditRow & Record<string, unknown>>({
    text: `
      select entry_id, recorded_at, actor_kind, actor_id, actor_name, address, request_id, action, subject,
             old_values, new_values
      from wau.audit_entries
      where merchant_id = $1 and ($2::text is null or action = $2) and ($3::text is null or subject = $3)
        and ($4::text is null or actor_id = $4) and ($5::bigint is null or entry_id < $5)
      order by entry_id desc limit $6`,
    values: [merchantCode, action ?? null, subject ?? null, actorId ?? null, before ?? null, limit],
  });
}

export async function selectMerchantCodes(runner: SqlRunner): Promise<readonly MerchantCode[]> {
  const rows = await runner.query<{ merchant_id: MerchantCode }>({
    text: 'select merchant_id from wau.merchants order by merchant_id',
    values: [],
  });
  return rows.map(({ merchant_id }) => merchant_id);
}
