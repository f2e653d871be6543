import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { isDay } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectStatementsOf } from './affiliate-statements-sql.ts';
import { requireAffiliate } from './require-affiliate.ts';
import { statementView } from './statement-view.ts';

/** The affiliate's own months, the latest first. Refuses `affiliate.unknown`. */
export async function listAffiliateStatements(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant: { merchantCode }, member: { memberId } }: Pick<AgentContext, 'merchant' | 'member'>,
  { cursor, pageSize }: CallQuery<Calls['listAffiliateStatements']>,
): Promise<CallValue<Calls['listAffiliateStatements']>> {
  await requireAffiliate(runner, { merchantCode, memberId });
  const before = readCursor(cursor, (text) => (isDay(text) ? text : undefined)) ?? null;
  return readPage(
    pageSize,
    (limit) => selectStatementsOf(runner, merchantCode, memberId, before, limit),
    statementView,
    (row) => row.month,
  );
}
