import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { gameOfHouseAccount } from '../../play/betting/bet.ts';
import { findGameNames } from '../../play/game/find-game-names.ts';
import { teamName } from '../team/team-name.ts';
import { teamMovementFilter } from './team-movement-filter.ts';
import { selectTeamMovements, type TeamMovementPlace, type TeamMovementRow } from './team-movements-sql.ts';

/** The movements of everybody below an agent, newest first. Refuses with `member.unknown` those of somebody else. */
export async function listTeamMovements(
  parts: Pick<ServerParts, 'runner'>,
  context: Pick<AgentContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['listTeamMovements']>,
): Promise<CallValue<Calls['listTeamMovements']>> {
  const { merchant, language } = context;
  const filter = await teamMovementFilter(parts, context, query);
  const after = readCursor(query.cursor, parsePlace);
  const page = await readPage(
    query.pageSize,
    (limit) => selectTeamMovements(parts.runner, filter, after, limit),
    (row) => row,
    placeText,
  );
  const games = page.list.map((row) =>
    row.counterparty === null ? undefined : gameOfHouseAccount(row.counterparty),
  );
  const known = games.filter((game) => game !== undefined);
  const nameOf = await findGameNames(parts, merchant.merchantCode, language, known);
  return {
    ...page,
    list: page.list.map((row, index) => {
      const game = games[index];
      return {
        movementKey: `${row.member_id}.${row.version}`,
        memberId: row.member_id,
        userName: teamName(merchant, row.username, row.level).userName,
        level: row.level,
        reason: row.reason,
        gameName: game === undefined ? '' : (nameOf(game) ?? game.gameId),
        amountMinor: minorToWire(row.amount_minor),
        balanceMinor: minorToWire(row.balance_minor),
        currencyCode: row.currency,
        happenedAt: row.happened_at.toISOString(),
      };
    }),
  };
}

function placeText(row: TeamMovementRow): string {
  return `${row.micros}.${row.member_id}.${row.version}`;
}

function parsePlace(cursor: string): TeamMovementPlace | undefined {
  const [, micros = '', id = '', version = ''] = /^(\d{1,18})\.(\w+)\.([1-9]\d{0,17})$/.exec(cursor) ?? [];
  const memberId = parseId('member', id);
  return memberId === undefined ? undefined : { micros: BigInt(micros), memberId, version: BigInt(version) };
}
