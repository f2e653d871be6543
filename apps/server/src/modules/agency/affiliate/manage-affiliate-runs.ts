import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AffiliateStatementId, MerchantCode } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { personOf } from '../../../platform/audit/person-of.ts';
import { isDay } from '../../../platform/calendar/require-days.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  approveRun,
  lockRun,
  type RunRow,
  recountRun,
  selectRunAmount,
  selectRuns,
} from './affiliate-runs-sql.ts';
import {
  selectStatement,
  selectStatementsOfRun,
  updateStatementWithheld,
} from './affiliate-statements-sql.ts';
import { statementLines } from './statement-lines.ts';
import { monthDay, monthText, statementView } from './statement-view.ts';
import { tellWithheld } from './tell-affiliates.ts';

interface Deciding {
  readonly merchantCode: MerchantCode;
  readonly actor: Actor;
}

/** Months of affiliates, the latest first. */
export function listAffiliateRuns(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { cursor, pageSize }: CallQuery<Calls['listAffiliateRuns']>,
): Promise<CallValue<Calls['listAffiliateRuns']>> {
  const before = readCursor(cursor, (text) => (isDay(text) ? text : undefined)) ?? null;
  return readPage(
    pageSize,
    (limit) => selectRuns(runner, merchantCode, before, limit),
    runView,
    (row) => row.month,
  );
}

function runView(row: RunRow): CallValue<Calls['listAffiliateRuns']>['list'][number] {
  return {
    month: monthText(row.month),
    state: row.state,
    currencyCode: row.currency,
    statementCount: Number(row.statements),
    withheldCount: Number(row.withheld),
    paidCount: Number(row.paid),
    amountMinor: minorToWire(row.amount_minor),
    countedAt: row.counted_at?.toISOString() ?? null,
    decidedBy: row.decider_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  };
}

/** What each affiliate is paid for a month. Refuses `affiliate.run.unknown`. */
export function listAffiliateRunStatements(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  month: string,
  { cursor = '', pageSize }: CallQuery<Calls['listAffiliateRunStatements']>,
): Promise<CallValue<Calls['listAffiliateRunStatements']>> {
  const run = { merchantCode, month: requireMonth(month) };
  return readPage(
    pageSize,
    (limit) => selectStatementsOfRun(runner, run, cursor, limit),
    (row) => ({
      ...statementView(row),
      affiliateId: row.affiliate_id,
      userName: row.username,
      planCode: row.plan_code,
      planVersion: row.plan_version,
      withheldReason: row.withheld_reason,
    }),
    (row) => row.username_key,
  );
}

function requireMonth(month: string): string {
  const day = monthDay(month);
  if (day === undefined) throw new Refusal('affiliate.run.unknown');
  return day;
}

/** What each member added to a statement. Refuses `affiliate.statement.unknown`. */
export async function listAffiliateRunLines(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  statementId: AffiliateStatementId,
  query: CallQuery<Calls['listAffiliateRunLines']>,
): Promise<CallValue<Calls['listAffiliateRunLines']>> {
  const statement = await selectStatement(runner, merchantCode, statementId);
  if (statement === undefined) throw new Refusal('affiliate.statement.unknown');
  return statementLines(runner, merchantCode, statement, query);
}

/**
 * Approves a month, which the job then pays, or has it counted anew. Whose month is withheld is told with the approval.
 *
 * Invariants: a month is approved once, and as it was seen; what was approved is never counted anew.
 * Locks: the month's row, its statements', the counters of the events of whoever is withheld.
 *
 * @throws Refusal `affiliate.run.unknown`, `affiliate.run.decided`, `affiliate.changed`; InvalidRequestError without a reason
 */
export async function decideAffiliateRun(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, actor }: Deciding,
  month: string,
  { decision, amountMinor, reason: text }: CallBody<Calls['decideAffiliateRun']>,
): Promise<Audited<CallValue<Calls['decideAffiliateRun']>>> {
  const reason = readReason(text);
  const run = { merchantCode, month: requireMonth(month) };
  const state = await lockRun(tx, run);
  if (state === undefined) throw new Refusal('affiliate.run.unknown');
  if (state !== 'waiting') throw new Refusal('affiliate.run.decided');
  if ((await selectRunAmount(tx, run)) !== BigInt(amountMinor)) throw new Refusal('affiliate.changed');
  const isApproved = decision === 'approved';
  if (isApproved) {
    await approveRun(tx, run, { ...personOf(actor), reason, at: new Date(parts.clock.nowMs()) });
    await tellWithheld(parts, tx, run);
  } else await recountRun(tx, run);
  return {
    value: { state: isApproved ? 'approved' : 'counting' },
    change: {
      subject: month,
      oldValues: { state: 'waiting' },
      newValues: { state: isApproved ? 'approved' : 'counting', amountMinor, reason },
    },
  };
}

/**
 * Keeps an affiliate's month back before it is approved. All of it comes again with the next month.
 *
 * Locks: the month's row, then the statement's.
 *
 * @throws Refusal `affiliate.statement.unknown`, `affiliate.run.decided`; InvalidRequestError without a reason
 */
export async function withholdAffiliateStatement(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  statementId: AffiliateStatementId,
  { reason: text }: CallBody<Calls['withholdAffiliateStatement']>,
): Promise<Audited<CallValue<Calls['withholdAffiliateStatement']>>> {
  const reason = readReason(text);
  const statement = await selectStatement(tx, merchantCode, statementId);
  if (statement === undefined) throw new Refusal('affiliate.statement.unknown');
  if ((await lockRun(tx, { merchantCode, month: statement.month })) !== 'waiting') {
    throw new Refusal('affiliate.run.decided');
  }
  // It may have been taken back and counted anew before the month was locked.
  if ((await selectStatement(tx, merchantCode, statementId)) === undefined) {
    throw new Refusal('affiliate.statement.unknown');
  }
  await updateStatementWithheld(tx, merchantCode, statementId, reason);
  return {
    value: { state: 'withheld' },
    change: {
      subject: statement.affiliate_id,
      oldValues: { state: statement.state },
      newValues: {
        ...{ state: 'withheld', month: monthText(statement.month), statementId, reason },
        amountMinor: minorToWire(statement.amount_minor),
      },
    },
  };
}
