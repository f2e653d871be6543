import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { InvalidRequestError } from '@wau/service/http/validator';
import { isDay } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { teamName } from '../team/team-name.ts';
import { minorOfParts } from './minor-of-parts.ts';
import { type RebateLinePlace, selectRebateLines } from './team-rebates-sql.ts';

/** Who of the team an agent's rebate of a day came from: each member's stakes by product, with both rates. */
export async function listTeamRebateLines(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member }: Pick<AgentContext, 'merchant' | 'member'>,
  { day, cursor, pageSize }: CallQuery<Calls['listTeamRebateLines']>,
): Promise<CallValue<Calls['listTeamRebateLines']>> {
  if (!isDay(day)) throw new InvalidRequestError('day');
  const after = readCursor(cursor, parsePlace);
  const lines = { merchantCode: merchant.merchantCode, agentId: member.memberId, fromDay: day };
  return readPage(
    pageSize,
    (limit) => selectRebateLines(runner, lines, after, limit),
    (row) => ({
      memberId: row.member_id,
      userName: teamName(merchant, row.username, row.level).userName,
      level: row.level,
      product: row.product,
      turnoverMinor: `${row.turnover_minor}`,
      ownBasisPoints: row.own_basis_points,
      belowBasisPoints: row.below_basis_points,
      earnedMinor: `${minorOfParts(row.parts)}`,
    }),
    (row) => `${row.member_id}.${row.product}`,
  );
}

function parsePlace(cursor: string): RebateLinePlace | undefined {
  const [, id = '', product = ''] = /^(\w+)\.([A-Z]{1,10})$/.exec(cursor) ?? [];
  const memberId = parseId('member', id);
  return memberId === undefined ? undefined : { memberId, product };
}
