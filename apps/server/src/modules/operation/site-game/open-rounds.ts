import type { OpenRoundsRow } from './site-game-sql.ts';

/** How many rounds of a title, or of all of a vendor, are open. */
export function openRoundsOf(
  rows: readonly OpenRoundsRow[],
  { vendorCode, gameId }: { readonly vendorCode: string; readonly gameId?: string | undefined },
): number {
  return rows
    .filter((row) => row.vendor_code === vendorCode && (gameId === undefined || row.game_id === gameId))
    .reduce((sum, { round_count: count }) => sum + count, 0);
}
