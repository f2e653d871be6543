import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { AuditValues } from '../../../platform/audit/audited.ts';
import type { Moments } from '../../../platform/calendar/day-moments-sql.ts';

export interface AuditRow {
  readonly merchant_id: MerchantCode;
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
  /** `undefined`: all. */
  readonly actions: readonly string[] | undefined;
  readonly subjects: readonly string[] | undefined;
  readonly actorId: string | undefined;
  readonly actorKind: AuditRow['actor_kind'] | undefined;
  readonly moments: Moments | undefined;
  /** The entry behind which the page begins. */
  readonly before: bigint | undefined;
  readonly limit: number;
}

/**
 * Newest first. Subjects and actions are looked up one by one, each as far as the page goes: whatever the planner knows
 * of how often each occurs, it cannot know that one operator has never done what others do all day.
 */
export function selectAuditEntries(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  filter: AuditFilter,
): Promise<readonly AuditRow[]> {
  if (filter.subjects !== undefined) return selectOfSubjects(runner, merchantCode, filter, filter.subjects);
  if (filter.actions !== undefined) return selectOfActions(runner, merchantCode, filter, filter.actions);
  return selectOfActors(runner, merchantCode, filter);
}

function selectOfSubjects(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { actions, actorId, actorKind, moments, before, limit }: AuditFilter,
  subjects: readonly string[],
): Promise<readonly AuditRow[]> {
  return runner.query<AuditRow & Record<string, unknown>>({
    text: `
      select entry.* from unnest($2::text[]) as wanted (subject) cross join lateral (
        select * from wau.audit_entries
        where merchant_id = $1 and subject = wanted.subject and ($3::text[] is null or action = any ($3))
          and ($4::text is null or actor_id = $4) and ($5::text is null or actor_kind = $5)
          and ($6::timestamptz is null or recorded_at >= $6) and ($7::timestamptz is null or recorded_at < $7)
          and ($8::bigint is null or (recorded_at, entry_id) < (
            (select recorded_at from wau.audit_entries where merchant_id = $1 and entry_id = $8), $8))
        order by recorded_at desc, entry_id desc limit $9) as entry
      order by entry.recorded_at desc, entry.entry_id desc limit $9`,
    values: [
      ...[merchantCode, subjects, actions ?? null, actorId ?? null, actorKind ?? null],
      ...[moments?.from ?? null, moments?.to ?? null, before ?? null, limit],
    ],
  });
}

function selectOfActions(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { actorId, actorKind, moments, before, limit }: AuditFilter,
  actions: readonly string[],
): Promise<readonly AuditRow[]> {
  return runner.query<AuditRow & Record<string, unknown>>({
    text: `
      select entry.* from unnest($2::text[]) as wanted (action) cross join lateral (
        select * from wau.audit_entries
        where merchant_id = $1 and action = wanted.action
          and ($3::text is null or actor_id = $3) and ($4::text is null or actor_kind = $4)
          and ($5::timestamptz is null or recorded_at >= $5) and ($6::timestamptz is null or recorded_at < $6)
          and ($7::bigint is null or (recorded_at, entry_id) < (
            (select recorded_at from wau.audit_entries where merchant_id = $1 and entry_id = $7), $7))
        order by recorded_at desc, entry_id desc limit $8) as entry
      order by entry.recorded_at desc, entry.entry_id desc limit $8`,
    values: [
      ...[merchantCode, actions, actorId ?? null, actorKind ?? null],
      ...[moments?.from ?? null, moments?.to ?? null, before ?? null, limit],
    ],
  });
}

function selectOfActors(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { actorId, actorKind, moments, before, limit }: AuditFilter,
): Promise<readonly AuditRow[]> {
  return runner.query<AuditRow & Record<string, unknown>>({
    text: `
      select * from wau.audit_entries
      where merchant_id = $1 and ($2::text is null or actor_id = $2) and ($3::text is null or actor_kind = $3)
        and ($4::timestamptz is null or recorded_at >= $4) and ($5::timestamptz is null or recorded_at < $5)
        and ($6::bigint is null or (recorded_at, entry_id) < (
          (select recorded_at from wau.audit_entries where merchant_id = $1 and entry_id = $6), $6))
      order by recorded_at desc, entry_id desc limit $7`,
    values: [
      ...[merchantCode, actorId ?? null, actorKind ?? null],
      ...[moments?.from ?? null, moments?.to ?? null, before ?? null, limit],
    ],
  });
}

export async function selectAuditEntry(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  entryId: bigint,
): Promise<AuditRow | undefined> {
  const rows = await runner.query<AuditRow & Record<string, unknown>>({
    name: 'select-audit-entry',
    text: 'select * from wau.audit_entries where merchant_id = $1 and entry_id = $2',
    values: [merchantCode, entryId],
  });
  return rows[0];
}

export async function selectMerchantCodes(runner: SqlRunner): Promise<readonly MerchantCode[]> {
  const rows = await runner.query<{ merchant_id: MerchantCode }>({
    text: 'select merchant_id from wau.merchants order by merchant_id',
    values: [],
  });
  return rows.map(({ merchant_id }) => merchant_id);
}
