import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import {
  type GameSwitchRow,
  type SiteGameRow,
  type SiteVendorRow,
  selectGameSwitches,
  selectSiteGames,
  selectSiteVendors,
} from './site-game-sql.ts';

type Switch = CallValue<Calls['listGameSwitches']>['list'][number];

/** Who has switched what, as the audit keeps it; the newest first, with how each stands now. */
export async function listGameSwitches(
  { runner }: { readonly runner: SqlRunner },
  { merchant: { merchantCode }, language }: Pick<OperatorContext, 'merchant' | 'language'>,
  { cursor, pageSize }: CallQuery<Calls['listGameSwitches']>,
): Promise<CallValue<Calls['listGameSwitches']>> {
  const before = readCursor(cursor, readEntryId) ?? null;
  const [games, vendors] = await Promise.all([
    selectSiteGames(runner, merchantCode, language),
    selectSiteVendors(runner, merchantCode),
  ]);
  return readPage(
    pageSize,
    (limit) => selectGameSwitches(runner, merchantCode, before, limit),
    (row) => switchView(row, games, vendors),
    (row) => String(row.entry_id),
  );
}

function switchView(
  row: GameSwitchRow,
  games: readonly SiteGameRow[],
  vendors: readonly SiteVendorRow[],
): Switch {
  const [, vendorCode = '', gameId = null] = row.subject.split(' ');
  const game = games.find((each) => each.vendor_code === vendorCode && each.game_id === gameId);
  const vendor = vendors.find((each) => each.vendor_code === vendorCode);
  const present = gameId === null ? vendor : game;
  return {
    entryId: String(row.entry_id),
    vendor: vendorCode,
    gameId,
    name: game?.game_name ?? gameId ?? vendor?.vendor_name ?? vendorCode,
    changedAt: row.recorded_at.toISOString(),
    changedBy: row.actor_name,
    switchedTo: isOn(row.new_value) ? 'on' : 'off',
    now: present === undefined ? null : present.enabled ? 'on' : 'off',
    reason: row.reason,
    isPlanned: row.is_planned,
  };
}

/** Older entries have the database's way of writing. */
function isOn(value: string): boolean {
  return value === 'on' || value === 'true';
}

function readEntryId(text: string): bigint | undefined {
  return /^[1-9][0-9]{0,17}$/.test(text) ? BigInt(text) : undefined;
}
