import type { LotteryOrderId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { cancelLaterEntries } from './cancel-entries-sql.ts';
import { type EndedEntry, refundedEntry } from './end-entries.ts';

/** An order's part in a draw that has just got its result. */
interface SettledRow {
  readonly order_id: LotteryOrderId;
  readonly stops_on_win: boolean;
  readonly is_win: boolean;
}

/** Cancels what orders that stop at a win have in later draws that are not drawn yet; what is cancelled is still to be given back. A stake that only comes back is no win. */
export async function stopChases(
  tx: SqlRunner,
  key: DrawKey,
  rows: readonly SettledRow[],
): Promise<readonly EndedEntry[]> {
  const stopped = rows.filter(({ stops_on_win, is_win }) => stops_on_win && is_win);
  if (stopped.length === 0) return [];
  const orderIds = stopped.map(({ order_id }) => order_id);
  return (await cancelLaterEntries(tx, key, orderIds)).map(refundedEntry);
}
