import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { ofType } from './filter-games.ts';
import { gameView, pageOf } from './game-view.ts';
import type { GameListParts } from './list-games.ts';
import { namedGame, offeredOf } from './manage-favourite-games.ts';
import { selectRecentGames, upsertRecentGame } from './member-game-sql.ts';

/** The page size of this list where a client names none. */
const recentPageSize = 25;

/** What the member opened last comes first. */
export async function listRecentGames(
  parts: GameListParts,
  { merchant, member, language }: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  { gameType = '', page, pageNo, pageSize }: CallQuery<Calls['listRecentGames']>,
): Promise<CallValue<Calls['listRecentGames']>> {
  const nowMs = parts.clock.nowMs();
  const rows = await selectRecentGames(parts.runner, merchant.merchantCode, member.memberId);
  const opened = offeredOf(rows, await parts.catalogue.offeredBy(merchant.merchantCode));
  // The list's own word stands for all of it.
  const wanted = ofType(opened, gameType === 'RECENT' ? '' : gameType, nowMs);
  const { items, ...shown } = pageOf(wanted, page ?? pageNo, pageSize ?? recentPageSize);
  return { list: items.map((game) => gameView(game, language, nowMs)), ...shown };
}

/** @throws Refusal `game.unknown` */
export async function addRecentGame(
  parts: GameListParts,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  named: CallBody<Calls['addRecentGame']>,
): Promise<null> {
  const key = await namedGame(parts.catalogue, context, named);
  await upsertRecentGame(parts.runner, key, new Date(parts.clock.nowMs()));
  return null;
}
