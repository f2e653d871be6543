import { auditActions } from '@wau/contract/audit-actions';
import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MerchantCode, parseId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { readDayMoments } from '../../../platform/calendar/read-day-moments.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { type AuditSurroundings, auditEntryView } from './audit-entry-view.ts';
import { type AuditFilter, type AuditRow, selectAuditEntries } from './audit-log-sql.ts';
import { selectCaseIds, selectOperatorNames, selectSubjectMembers } from './audit-subject-sql.ts';
import { fourEyesActions, fourEyesPart } from './four-eyes.ts';

/** So many of a member's newest cases of each kind are looked for when the audit is asked about the member. */
const mostCasesOfMember = 2_000;
/** So many words of others are read for a page of entries that took two persons. */
const mostWordsOfPage = 1_000;

type Parts = { readonly runner: SqlRunner };

/** What was done for the house at one merchant, newest first. */
export async function listAuditEntries(
  { runner }: Parts,
  { merchant: { merchantCode, currencyCode } }: Pick<OperatorContext, 'merchant'>,
  query: CallQuery<Calls['listAuditEntries']>,
): Promise<CallValue<Calls['listAuditEntries']>> {
  const filter: Omit<AuditFilter, 'limit'> = {
    actions: actionsOf(query),
    subjects: await subjectsOf(runner, merchantCode, query.subject),
    actorId: query.actorId,
    actorKind: query.actorKind,
    moments: await readDayMoments(runner, merchantCode, query),
    before: readCursor(query.cursor, parseEntryId),
  };
  const page = await readPage(
    query.pageSize,
    (limit) => selectAuditEntries(runner, merchantCode, { ...filter, limit }),
    (row) => row,
    (row) => String(row.entry_id),
  );
  const around = await readSurroundings(runner, merchantCode, page.list);
  return { ...page, currencyCode, list: page.list.map((row) => auditEntryView(row, around)) };
}

function actionsOf({
  kind,
  action,
}: Pick<CallQuery<Calls['listAuditEntries']>, 'kind' | 'action'>): readonly string[] | undefined {
  const ofKind: readonly string[] | undefined = kind === undefined ? undefined : auditActions[kind];
  if (action === undefined) return ofKind;
  return ofKind === undefined || ofKind.includes(action) ? [action] : [];
}

/** What stands under a member's id and under those of the member's cases; under anything else what bears that very name. */
async function subjectsOf(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  subject: string | undefined,
): Promise<readonly string[] | undefined> {
  if (subject === undefined) return undefined;
  const memberId = parseId('member', subject);
  if (memberId === undefined) return [subject];
  return [memberId, ...(await selectCaseIds(runner, merchantCode, memberId, mostCasesOfMember))];
}

async function readSurroundings(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  rows: readonly AuditRow[],
): Promise<AuditSurroundings> {
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  const operatorIds = subjects.filter((subject) => parseId('operator', subject) !== undefined);
  const twoWords = [...new Set(rows.filter(fourEyesPart).map(({ subject }) => subject))];
  const [members, operators, words] = await Promise.all([
    subjects.length === 0 ? [] : selectSubjectMembers(runner, merchantCode, subjects),
    operatorIds.length === 0 ? [] : selectOperatorNames(runner, operatorIds),
    twoWords.length === 0
      ? []
      : selectAuditEntries(runner, merchantCode, {
          ...{ actions: fourEyesActions, subjects: twoWords, limit: mostWordsOfPage },
          ...{ actorId: undefined, actorKind: undefined, moments: undefined, before: undefined },
        }),
  ]);
  return {
    members: new Map(members.map((row) => [row.subject, row])),
    operatorNames: new Map(operators.map((row) => [row.operator_id, row.username])),
    words,
  };
}

/** @returns `undefined` for what is no entry's id */
export function parseEntryId(text: string): bigint | undefined {
  return /^[1-9][0-9]{0,17}$/.test(text) ? BigInt(text) : undefined;
}
