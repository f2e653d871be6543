import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectLine, selectPlace } from './agent-desk-sql.ts';
import type { AgentOfDesk } from './agent-of-desk.ts';
import { standingView } from './standing-view.ts';

/**
 * The members directly below somebody, by name.
 *
 * @throws Refusal `member.unknown`
 */
export async function listAgentLine(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchantCode, memberId }: AgentOfDesk,
  { cursor, pageSize }: CallQuery<Calls['listAgentLine']>,
): Promise<CallValue<Calls['listAgentLine']>> {
  if ((await selectPlace(runner, merchantCode, memberId)) === undefined) throw new Refusal('member.unknown');
  const after = readCursor(cursor, (text) => text);
  return readPage(
    pageSize,
    (limit) => selectLine(runner, merchantCode, memberId, after, limit),
    standingView,
    (row) => row.username_key,
  );
}
