import { presentTileAddress } from '@wau/art/pictures/picture-addresses';
import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { searchGames, searchNameOf } from '../../play/game/search-games.ts';
import type { SpokenProtocols } from '../../play/vendor/describe-protocols.ts';
import { openRoundsOf } from './open-rounds.ts';
import { type SiteGameRow, selectOpenRounds, selectSiteGames } from './site-game-sql.ts';

type Filter = CallQuery<Calls['listSiteGames']>;
type Place = Pick<SiteGameRow, 'sort_order' | 'node_id'>;

/** A merchant has some thousand titles at most, so they are read whole and looked through here, as players' lists are. */
export async function listSiteGames(
  { runner, protocols }: { readonly runner: SqlRunner; readonly protocols: SpokenProtocols },
  { merchant: { merchantCode }, language }: Pick<OperatorContext, 'merchant' | 'language'>,
  { cursor, pageSize, ...filter }: Filter,
): Promise<CallValue<Calls['listSiteGames']>> {
  const after = readCursor(cursor, readPlace);
  const [rows, openRounds] = await Promise.all([
    selectSiteGames(runner, merchantCode, language),
    selectOpenRounds(runner, merchantCode),
  ]);
  const found = foundGames(rows, filter).filter((row) => after === undefined || isBehind(row, after));
  return readPage(
    pageSize,
    async (limit) => found.slice(0, limit),
    (row) => ({
      vendor: row.vendor_code,
      vendorName: row.vendor_name,
      gameId: row.game_id,
      nodeId: row.node_id,
      gameName: row.game_name,
      category: row.game_type,
      iconUrl: presentTileAddress(row.icon_url),
      isOn: row.enabled,
      isVendorOn: row.vendor_enabled,
      returnPercent: row.return_percent,
      openRoundCount:
        protocols.get(row.protocol)?.hasOwnWallet === true
          ? null
          : openRoundsOf(openRounds, { vendorCode: row.vendor_code, gameId: row.game_id }),
    }),
    (row) => `${row.sort_order} ${row.node_id}`,
  );
}

/** Whatever is looked for, the order stays that of the site, so that a page begins where the last one ended. */
function foundGames(
  rows: readonly SiteGameRow[],
  { search = '', vendor, category, state }: Omit<Filter, 'cursor' | 'pageSize'>,
): readonly SiteGameRow[] {
  const left = rows.filter(
    (row) =>
      (vendor === undefined || row.vendor_code === vendor) &&
      (category === undefined || row.game_type === category) &&
      (state === undefined || (row.enabled && row.vendor_enabled) === (state === 'on')),
  );
  if (search.trim() === '') return left;
  const named = left.map((row) => ({ row, searchNames: row.all_names.map(searchNameOf) }));
  const byName = new Set(searchGames(named, search).map(({ row }) => row));
  const code = search.trim().toLowerCase();
  return left.filter((row) => byName.has(row) || row.game_id.includes(code));
}

function isBehind(row: Place, place: Place): boolean {
  return (
    row.sort_order > place.sort_order || (row.sort_order === place.sort_order && row.node_id > place.node_id)
  );
}

function readPlace(text: string): Place | undefined {
  const [, order, nodeId] = /^(-?\d{1,10}) (\d{1,10})$/.exec(text) ?? [];
  return order === undefined || nodeId === undefined
    ? undefined
    : { sort_order: Number(order), node_id: Number(nodeId) };
}
