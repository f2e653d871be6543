import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { type EndedEntry, endEntries } from './end-entries.ts';
import { type SettledEntryRow, settleNextEntries } from './settle-entries-sql.ts';
import { stopChases } from './stop-chases.ts';
import { type EntryNews, tellEntryNews } from './tell-entry-news.ts';

/**
 * Settles the next open entries of a drawn draw and pays what they have won.
 *
 * Invariants: an entry is settled once; an order that stops at a win takes part in no later draw.
 * Locks: entries that nobody else has, then the later ones of orders that stop, then those of `endEntries`.
 *
 * @returns how many were settled; none where all are, or others are being settled elsewhere
 */
export async function settleEntries(
  parts: Pick<ServerParts, 'ledger' | 'clock' | 'random'>,
  tx: SqlRunner,
  key: DrawKey,
  most: number,
  mostEnded: number,
): Promise<number> {
  const rows = await settleNextEntries(tx, key, most, mostEnded);
  const cancelled = await stopChases(tx, key, rows);
  const ended: readonly EndedEntry[] = [...rows.map(settledEntry), ...cancelled];
  await endEntries(parts, tx, key, ended, new Date(parts.clock.nowMs()));
  await tellEntryNews(parts, tx, key, rows.flatMap(newsOfWin));
  return rows.length;
}

function newsOfWin({ order_id, member_id, payout_minor, is_win }: SettledEntryRow): readonly EntryNews[] {
  if (!is_win) return [];
  return [
    {
      textId: 'lottery.won',
      orderId: order_id,
      memberId: member_id,
      amountMinor: payout_minor,
      reason: '',
      revision: 0,
    },
  ];
}

function settledEntry({
  order_id,
  entry,
  member_id,
  payout_minor,
  rebate_minor,
}: SettledEntryRow): EndedEntry {
  return {
    orderId: order_id,
    entry,
    memberId: member_id,
    end: { kind: 'settled', payoutMinor: payout_minor, rebateMinor: rebate_minor },
  };
}
