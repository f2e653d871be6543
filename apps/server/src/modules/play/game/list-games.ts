import { presentTileAddress } from '@wau/art/pictures/picture-addresses';
import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type OfferedGameRow, selectOfferedGames } from './game-sql.ts';

const defaultPageSize = 30;

type GamePage = CallValue<Calls['listGames']>;

/** One page of the games that the merchant offers now, in the merchant's order and the visitor's language. */
export async function listGames(
  parts: Pick<ServerParts, 'runner'>,
  { merchant, language }: Pick<VisitorContext, 'merchant' | 'language'>,
  query: CallQuery<Calls['listGames']>,
): Promise<GamePage> {
  const pageNum = query.pageNo ?? 1;
  const pageSize = query.pageSize ?? defaultPageSize;
  const { rows, gameCount } = await selectOfferedGames(parts.runner, merchant.merchantCode, language, {
    gameType: query.gameType,
    vendorCode: query.vassalage,
    namePart: query.gameName,
    offset: (pageNum - 1) * pageSize,
    limit: pageSize,
  });
  return { games: rows.map(gameView), pageNum, totalPages: Math.ceil(gameCount / pageSize) };
}

function gameView(row: OfferedGameRow): GamePage['games'][number] {
  return {
    nodeId: row.node_id,
    gameId: row.game_id,
    gameName: row.game_name,
    nodeName: row.game_name,
    gameType: row.game_type,
    vassalage: row.vendor_code,
    iconUrl: presentTileAddress(row.icon_url),
    showIcon: row.icon_url !== '',
    returnPercent: row.return_percent,
    minStakeMinor: minorToWire(toMinor(row.min_stake_minor)),
    maxStakeMinor: minorToWire(toMinor(row.max_stake_minor)),
    maxWinMinor: minorToWire(toMinor(row.max_win_minor)),
  };
}
