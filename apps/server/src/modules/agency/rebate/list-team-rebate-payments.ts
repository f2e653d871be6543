import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectRebatePayments } from './team-rebates-sql.ts';

/** What an agent was paid of the team's stakes, the newest first. */
export function listTeamRebatePayments(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant: { merchantCode }, member }: Pick<AgentContext, 'merchant' | 'member'>,
  { cursor, pageSize }: CallQuery<Calls['listTeamRebatePayments']>,
): Promise<CallValue<Calls['listTeamRebatePayments']>> {
  const before = readCursor(cursor, (text) => parseId('teamRebate', text));
  return readPage(
    pageSize,
    (limit) => selectRebatePayments(runner, merchantCode, member.memberId, before, limit),
    (row) => ({
      rebateId: row.rebate_id,
      amountMinor: minorToWire(row.amount_minor),
      currencyCode: row.currency,
      throughDay: row.through_day,
      paidAt: row.paid_at.toISOString(),
    }),
    (row) => row.rebate_id,
  );
}
