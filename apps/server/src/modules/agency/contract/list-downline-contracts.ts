import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { typesWithoutContracts } from '../../../platform/sessions/member-types.ts';
import { selectContracts, selectDownlineAgents } from './contract-sql.ts';
import { contractViews } from './contract-view.ts';

/** What runs, what comes and what waits, of each product, and some to look back on. */
const mostOfEach = 32;

/** The agents directly below by name, with their contracts of a kind; nobody further down. */
export async function listDownlineContracts(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant: { merchantCode }, member }: Pick<AgentContext, 'merchant' | 'member'>,
  { kind, cursor, pageSize }: CallQuery<Calls['listDownlineContracts']>,
): Promise<CallValue<Calls['listDownlineContracts']>> {
  const after = readCursor(cursor, (text) => text);
  const agent = { merchantCode, agentId: member.memberId };
  const { list, nextCursor } = await readPage(
    pageSize,
    (limit) => selectDownlineAgents(runner, agent, typesWithoutContracts, after, limit),
    (row) => row,
    (row) => row.username_key,
  );
  const ids = list.map(({ member_id }) => member_id);
  const now = new Date(clock.nowMs());
  const rows = await selectContracts(runner, merchantCode, ids, kind, { now, mostOfEach });
  return {
    list: list.map(({ member_id, username }) => ({
      agentId: member_id,
      userName: username,
      versions: contractViews(
        rows.filter(({ agent_id }) => agent_id === member_id),
        'upline',
      ),
    })),
    ...(nextCursor === undefined ? {} : { nextCursor }),
  };
}
