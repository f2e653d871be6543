import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MerchantCode, parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { type AgentRow, selectAgentsByName, selectNewestAgents } from './agent-desk-sql.ts';
import { standingView } from './standing-view.ts';

/** Agents of a merchant: the newest first, or in the order of names where the beginning of one is given. */
export function listAgents(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
  { userName, memberType, cursor, pageSize }: CallQuery<Calls['listAgents']>,
): Promise<CallValue<Calls['listAgents']>> {
  const filter = { merchantCode, memberType, now: new Date(clock.nowMs()) };
  if (userName !== undefined) {
    const after = readCursor(cursor, parseNameCursor);
    return readPage(
      pageSize,
      (limit) => selectAgentsByName(runner, { ...filter, limit }, usernameKeyOf(userName), after),
      agentView,
      (row) => `n${row.username_key}`,
    );
  }
  const before = readCursor(cursor, (text) => parseId('member', text));
  return readPage(
    pageSize,
    (limit) => selectNewestAgents(runner, { ...filter, limit }, before),
    agentView,
    (row) => row.member_id,
  );
}

function agentView(row: AgentRow): CallValue<Calls['listAgents']>['list'][number] {
  const { upline_id, upline_username, upline_type } = row;
  return {
    ...standingView(row),
    upline:
      upline_id === null || upline_username === null || upline_type === null
        ? null
        : { memberId: upline_id, userName: upline_username, memberType: upline_type },
    runningContractCount: row.running_count,
    waitingContractCount: row.waiting_count,
  };
}

function parseNameCursor(cursor: string): string | undefined {
  return cursor.startsWith('n') && cursor.length > 1 ? cursor.slice(1) : undefined;
}
