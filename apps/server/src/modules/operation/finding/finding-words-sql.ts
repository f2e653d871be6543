import type { FindingDecision, FindingSource, StatementSource } from '@wau/contract/findings';
import type { FindingId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { FindingLine } from '../../../platform/findings/new-finding.ts';

export interface OpenFindingRow {
  readonly finding_id: FindingId;
  readonly source: FindingSource;
  readonly rule: string;
  readonly vendor_code: string;
  readonly day: string;
  readonly subject: string;
  readonly line_count: number;
  readonly lines: readonly FindingLine[];
  readonly found_at: Date;
  readonly last_found_at: Date;
  readonly is_found_still: boolean;
  readonly passed_by: string | null;
  readonly passed_reason: string | null;
  readonly passed_at: Date | null;
}

/** The oldest first. */
export function selectOpenFindings(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly OpenFindingRow[]> {
  return runner.query<OpenFindingRow & Record<string, unknown>>({
    name: 'select-open-findings',
    text: `select finding.finding_id, finding.source, finding.rule, finding.vendor_code, finding.day, finding.subject,
                  finding.line_count, finding.lines, finding.found_at, finding.last_found_at,
                  coalesce(finding.last_found_at >= case finding.source
                    when 'books' then (select max(checked_at) from wau.book_checks
                                        where merchant_id = finding.merchant_id)
                    when 'paymentStatement' then (
                      select compared_at from wau.payment_reconciliations
                       where merchant_id = finding.merchant_id and provider_code = finding.vendor_code
                         and day = nullif(finding.day, '')::date)
                    else (select compared_at from wau.reconciliations
                           where merchant_id = finding.merchant_id and vendor_code = finding.vendor_code
                             and day = nullif(finding.day, '')::date) end, true) as is_found_still,
                  passed.operator_name as passed_by, passed.reason as passed_reason, passed.said_at as passed_at
             from wau.findings as finding
             left join lateral (
                    select operator_name, reason, said_at from wau.finding_words as said
                     where said.merchant_id = finding.merchant_id and said.finding_id = finding.finding_id
                     order by place desc limit 1) as passed on true
            where finding.merchant_id = $1 and finding.replaced_at is null
              and not exists (select from wau.finding_words as said
                               where said.merchant_id = finding.merchant_id and said.finding_id = finding.finding_id
                                 and said.decision = 'explained')
            order by finding.found_at, finding.finding_id limit $2`,
    values: [merchantCode, limit],
  });
}

export interface SilentRow {
  readonly source: StatementSource;
  readonly code: string;
  readonly day: string;
}

/** Whose last statement did not come. */
export function selectSilent(runner: SqlRunner, merchantCode: MerchantCode): Promise<readonly SilentRow[]> {
  return runner.query<SilentRow & Record<string, unknown>>({
    name: 'select-silent-about-statements',
    text: `select source, code, day::text as day
             from (select distinct on (vendor_code) 'statement' as source, vendor_code as code, day, state
                     from wau.reconciliations where merchant_id = $1
                    order by vendor_code, reconciliations.day desc) as of_vendors
            where state = 'failed'
           union all
           select source, code, day::text
             from (select distinct on (provider_code) 'paymentStatement' as source, provider_code as code, day, state
                     from wau.payment_reconciliations where merchant_id = $1
                    order by provider_code, payment_reconciliations.day desc) as of_providers
            where state = 'failed'
            order by source, code`,
    values: [merchantCode],
  });
}

export interface NamedMemberRow {
  readonly member_id: MemberId;
  readonly username: string;
}

export function selectNames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberIds: readonly string[],
): Promise<readonly NamedMemberRow[]> {
  return runner.query<NamedMemberRow & Record<string, unknown>>({
    name: 'select-names-in-findings',
    text: 'select member_id, username from wau.members where merchant_id = $1 and member_id = any ($2::text[])',
    values: [merchantCode, memberIds],
  });
}

export interface LockedFindingRow {
  readonly source: FindingSource;
  readonly rule: string;
  readonly vendor_code: string;
  readonly day: string;
  readonly subject: string;
  readonly line_count: number;
  readonly is_explained: boolean;
  readonly word_count: number;
}

/** Locked until the transaction ends, and with it what is said to it. */
export async function lockFinding(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  findingId: FindingId,
): Promise<LockedFindingRow | undefined> {
  const locked = await tx.query({
    name: 'lock-finding',
    text: 'select from wau.findings where merchant_id = $1 and finding_id = $2 for no key update',
    values: [merchantCode, findingId],
  });
  if (locked.length === 0) return undefined;
  // Read in a statement of its own, which sees what was said by whoever held the lock before.
  const [row] = await tx.query<LockedFindingRow & Record<string, unknown>>({
    name: 'select-locked-finding',
    text: `select finding.source, finding.rule, finding.vendor_code, finding.day, finding.subject, finding.line_count,
                  coalesce(said.is_explained, false) as is_explained, said.word_count
             from wau.findings as finding
            cross join lateral (
                    select bool_or(decision = 'explained') as is_explained, count(*)::int4 as word_count
                      from wau.finding_words
                     where merchant_id = finding.merchant_id and finding_id = finding.finding_id) as said
            where finding.merchant_id = $1 and finding.finding_id = $2`,
    values: [merchantCode, findingId],
  });
  return row;
}

export async function insertFindingWord(
  tx: SqlRunner,
  word: {
    readonly merchantCode: MerchantCode;
    readonly findingId: FindingId;
    readonly place: number;
    readonly decision: FindingDecision;
    readonly reason: string;
    readonly operatorId: string;
    readonly operatorName: string;
    readonly saidAt: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'insert-finding-word',
    text: `insert into wau.finding_words
             (merchant_id, finding_id, place, decision, reason, operator_id, operator_name, said_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      word.merchantCode,
      word.findingId,
      word.place,
      word.decision,
      word.reason,
      word.operatorId,
      word.operatorName,
      word.saidAt,
    ],
  });
}
