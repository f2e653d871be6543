import { maximumTransferMinor } from '@wau/ledger/transfer';
import type { Minor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { FundWord } from '../../play/vendor/transfer-wallet.ts';
import { bringBack, letArrive, letComeBack } from './fund-postings.ts';
import type { FundTransferParts } from './fund-transfer-parts.ts';
import {
  type FundTransferKey,
  type FundTransferRow,
  lockFundTransfer,
  noteUnknown,
  setFundTransferEnded,
} from './fund-transfer-sql.ts';

type EndParts = Pick<FundTransferParts, 'database' | 'ledger' | 'clock'>;

/**
 * A vendor has said what became of a transfer, when it was asked to carry it out or later. It may be told twice.
 *
 * Invariants: what is on its way arrives or comes back, once and never both, in the transaction that sets the end; nothing
 * follows on an end; a vendor that has moved another amount than it was asked for moves nothing here, and a person has to
 * find out what is true.
 * Locks: the transfer's row, then what the ledger locks.
 */
export async function endFundTransfer(parts: EndParts, key: FundTransferKey, word: FundWord): Promise<void> {
  await withTransaction(parts.database, async (tx) => {
    const row = await lockFundTransfer(tx, key);
    if (row === undefined || row.status === 'completed' || row.status === 'failed') return;
    if (word.outcome === 'refused') await failFundTransfer(parts, tx, row, word.reason);
    else if (isPossible(row, word.amountMinor)) {
      await completeFundTransfer(parts, tx, row, word.amountMinor);
    } else await noteUnknown(tx, row, `the vendor says it has moved ${word.amountMinor}`, 'stuck');
  });
}

/** In the caller's transaction, which has the row locked. */
export async function completeFundTransfer(
  parts: Pick<EndParts, 'ledger' | 'clock'>,
  tx: SqlRunner,
  row: FundTransferRow,
  amountMinor: Minor,
): Promise<void> {
  if (row.direction === 'in') await letArrive(parts, tx, row, amountMinor);
  // A wallet that was empty gave nothing back, and the ledger moves no zero.
  else if (amountMinor > 0n) await bringBack(parts, tx, row, amountMinor);
  const decidedAt = new Date(parts.clock.nowMs());
  await setFundTransferEnded(tx, row, { status: 'completed', amountMinor, reason: '', decidedAt });
}

/** The same where nothing has moved at the vendor. */
export async function failFundTransfer(
  parts: Pick<EndParts, 'ledger' | 'clock'>,
  tx: SqlRunner,
  row: FundTransferRow,
  reason: string,
): Promise<void> {
  const { amount_minor: amountMinor } = row;
  if (row.direction === 'in' && amountMinor !== null) await letComeBack(parts, tx, row, amountMinor);
  const decidedAt = new Date(parts.clock.nowMs());
  await setFundTransferEnded(tx, row, { status: 'failed', amountMinor, reason, decidedAt });
}

function isPossible({ amount_minor: asked }: FundTransferRow, movedMinor: Minor): boolean {
  return asked === null ? movedMinor >= 0n && movedMinor <= maximumTransferMinor : movedMinor === asked;
}
