import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { applyCorrections, type LockedCorrection } from '../../play/betting/apply-corrections.ts';
import { lockBets } from '../../play/betting/bet-record.ts';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { type EndedEntry, endEntries, payLateRebates } from './end-entries.ts';
import { entryCorrectionKey, entryNumber, lotteryBetKey } from './lottery-bet.ts';
import {
  type RevisedChunk,
  type RevisedEntryRow,
  settleRevisedEntries,
  voidRevisedEntries,
} from './revise-entries-sql.ts';
import { stopChases } from './stop-chases.ts';
import { type EntryNews, tellEntryNews } from './tell-entry-news.ts';

export interface EntryRevision {
  readonly key: DrawKey;
  readonly kind: 'void' | 'correct';
  /** As its members read it. */
  readonly reason: string;
  readonly chunk: RevisedChunk;
}

type ReviseParts = Pick<ServerParts, 'ledger' | 'clock' | 'random'>;

/**
 * Brings the next entries of a draw to what was decided of it: open ones end so, others have what stood taken back and the
 * right result given, by rows and a movement of their own. A rebate that was paid stays: the mistake was the house's; one of a
 * draw that was void before anything was paid comes with its result.
 *
 * Invariants: an entry is brought to a revision once; a chase that stops at a win which only now is one takes part in no draw
 * that is not drawn; one that stopped at a win which is none any more stays stopped, since its stakes went back long ago.
 * Locks: entries that nobody else has, the later ones of orders that stop, then those of `endEntries` and of corrections.
 *
 * @returns the ids of the orders, in their order; none where all are, or others are being revised elsewhere
 */
export async function reviseEntries(
  parts: ReviseParts,
  tx: SqlRunner,
  revision: EntryRevision,
): Promise<readonly string[]> {
  const { key, kind, chunk } = revision;
  const rows =
    kind === 'void' ? await voidRevisedEntries(tx, key, chunk) : await settleRevisedEntries(tx, key, chunk);
  const cancelled = await stopChases(tx, key, rows);
  const now = new Date(parts.clock.nowMs());
  const ended: readonly EndedEntry[] = [
    ...(chunk.isOpen ? rows.map((row) => endedEntry(row, kind)) : []),
    ...cancelled,
  ];
  await endEntries(parts, tx, key, ended, now);
  if (!chunk.isOpen) await correctEntries(parts, tx, revision, rows, now);
  await tellEntryNews(parts, tx, key, newsOf(revision, rows));
  return rows.map(({ order_id }) => order_id).toSorted();
}

function endedEntry(row: RevisedEntryRow, kind: EntryRevision['kind']): EndedEntry {
  const { order_id: orderId, entry, member_id: memberId } = row;
  return {
    orderId,
    entry,
    memberId,
    end:
      kind === 'void'
        ? { kind: 'voided', stakeMinor: row.stake_minor }
        : { kind: 'settled', payoutMinor: row.payout_minor, rebateMinor: row.rebate_minor },
  };
}

async function correctEntries(
  parts: ReviseParts,
  tx: SqlRunner,
  { key: { merchantCode }, kind, chunk }: EntryRevision,
  rows: readonly RevisedEntryRow[],
  now: Date,
): Promise<void> {
  const standings = await lockBets(
    tx,
    rows.map(({ order_id, entry }) => lotteryBetKey(merchantCode, order_id, entry)),
  );
  const byKey = new Map(standings.map((standing) => [standing.external_key, standing]));
  const corrections = rows.flatMap((row): readonly LockedCorrection[] => {
    const number = entryNumber(row.order_id, row.entry);
    const standing = byKey.get(number);
    assert(standing !== undefined, 'an entry is a bet');
    const isVoided = standing.status === 'refunded';
    if (kind === 'void' ? isVoided : !isVoided && standing.payout_minor === row.payout_minor) return [];
    return [
      {
        standing,
        transactionKey: entryCorrectionKey(row.order_id, row.entry, chunk.revision),
        result:
          kind === 'void'
            ? { kind: 'voided' }
            : { kind: 'settled', payoutMinor: row.payout_minor, turnoverMinor: row.stake_minor },
      },
    ];
  });
  await applyCorrections(parts, tx, merchantCode, corrections, now);
  if (kind === 'void') return;
  const late = rows.flatMap((row) => {
    const standing = byKey.get(entryNumber(row.order_id, row.entry));
    if (row.former_state !== 'voided' || standing === undefined) return [];
    return [{ entry: endedEntry(row, kind), standing }];
  });
  await payLateRebates(parts, tx, merchantCode, late);
}

/** Whoever's money is another one hears of it. */
function newsOf(
  { kind, reason, chunk }: EntryRevision,
  rows: readonly RevisedEntryRow[],
): readonly EntryNews[] {
  return rows.flatMap((row): readonly EntryNews[] => {
    const about = { orderId: row.order_id, memberId: row.member_id, reason, revision: chunk.revision };
    const payoutMinor = row.payout_minor;
    if (row.former_state !== 'open' && isAsBefore(row, kind)) return [];
    if (kind === 'void') return [{ ...about, textId: 'lottery.voided', amountMinor: row.stake_minor }];
    if (!chunk.isOpen) return [{ ...about, textId: 'lottery.corrected', amountMinor: payoutMinor }];
    return row.is_win ? [{ ...about, textId: 'lottery.won', amountMinor: payoutMinor }] : [];
  });
}

function isAsBefore(row: RevisedEntryRow, kind: EntryRevision['kind']): boolean {
  if (kind === 'void') return row.former_state === 'voided';
  return row.former_state === 'settled' && row.former_payout_minor === row.payout_minor;
}
