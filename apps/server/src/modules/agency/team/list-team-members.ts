import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { memberTurnoverDays } from '@wau/contract/calls/agency/team-member-calls';
import { parseId } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { selectMerchantDay } from '../../../platform/calendar/merchant-day-sql.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isAgent } from '../../../platform/sessions/member-types.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { requireTeamMember } from './require-team-member.ts';
import { selectTeamMembers, type TeamMemberRow, type TeamPlace } from './team-members-sql.ts';
import { teamName } from './team-name.ts';

const dayMs = 86_400_000;

/** The highest level that there can be: nobody is so far below anybody. */
const everyLevel = 2_147_483_647;

/**
 * The members of a team, level by level. A search finds whom the agent reads by name: nobody learns by trying which names
 * are behind masks.
 *
 * Refuses with `member.unknown` the team of somebody who does not stand below the agent.
 */
export async function listTeamMembers(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<AgentContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['listTeamMembers']>,
): Promise<CallValue<Calls['listTeamMembers']>> {
  const { merchant, member } = context;
  const { merchantCode, currencyCode } = merchant;
  const under = await requireTeamMember(runner, context, query.under);
  const fromMs = clock.nowMs() - (memberTurnoverDays - 1) * dayMs;
  const filter = {
    ...{ merchantCode, agentId: member.memberId, under, level: query.level },
    nameKey: query.search === undefined ? undefined : usernameKeyOf(query.search),
    readableLevel: merchant.masksTeamNames ? 1 : everyLevel,
    after: readCursor(query.cursor, parsePlace),
    turnoverFromDay: await selectMerchantDay(runner, merchantCode, new Date(fromMs)),
  };
  return readPage(
    query.pageSize,
    (limit) => selectTeamMembers(runner, { ...filter, limit }),
    (row) => ({
      memberId: row.member_id,
      ...teamName(merchant, row.username, row.own_level),
      isAgent: isAgent({ memberType: row.member_type }),
      level: row.level,
      status: row.status,
      memberCount: row.member_count,
      balanceMinor: minorToWire(row.balance_minor),
      turnoverMinor: minorToWire(row.turnover_minor),
      currencyCode,
      registeredAt: row.registered_at.toISOString(),
      lastLoginAt: row.last_login_at?.toISOString() ?? null,
    }),
    cursorOf,
  );
}

function cursorOf(row: TeamMemberRow): string {
  return `${row.level}.${row.member_id}`;
}

function parsePlace(cursor: string): TeamPlace | undefined {
  const [, level, id] = /^(\d{1,9})\.(\w+)$/.exec(cursor) ?? [];
  const memberId = id === undefined ? undefined : parseId('member', id);
  return level === undefined || memberId === undefined ? undefined : { level: Number(level), memberId };
}
