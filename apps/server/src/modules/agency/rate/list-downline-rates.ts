import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { selectDownline } from './rate-sql.ts';
import { ratedMemberView, readRateViews } from './rate-view.ts';

/** The members directly below by name, with their rates; nobody further down. */
export async function listDownlineRates(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant: { merchantCode }, member }: Pick<AgentContext, 'merchant' | 'member'>,
  { cursor, pageSize, search }: CallQuery<Calls['listDownlineRates']>,
): Promise<CallValue<Calls['listDownlineRates']>> {
  const names = {
    after: readCursor(cursor, (text) => text),
    beginning: search === undefined ? undefined : usernameKeyOf(search),
  };
  const page = await readPage(
    pageSize,
    (limit) => selectDownline(runner, merchantCode, member.memberId, names, limit),
    (row) => row,
    (row) => row.username_key,
  );
  const ids = page.list.map((row) => row.member_id);
  const views = await readRateViews(runner, merchantCode, ids, new Date(clock.nowMs()));
  return { ...page, list: page.list.map((row) => ratedMemberView(row, views.get(row.member_id) ?? [])) };
}
