import { createHash } from 'node:crypto';
import type { LotteryOrderId, MerchantCode } from '@wau/contract/ids';
import { minorToWire, toMinor } from '@wau/money/minor';
import type {
  DrawnProof,
  EndedEntry,
  OrderOutcome,
  PlacedEntry,
  PlacedOrder,
  Receipt,
  SeedProof,
} from '@wau/receipt/receipt';
import { receiptFormat, receiptHelp } from '@wau/receipt/receipt';
import { placedHashOf, signedBytes } from '@wau/receipt/receipt-signature';
import { assert } from '@wau/service/refusal';
import { drawnNumbers } from '../lottery-game/drawn-numbers.ts';
import { storedSlipText } from '../lottery-order/slip-text.ts';
import type { ReceiptEntryRow, ReceiptLineRow } from './lottery-receipt-sql.ts';
import type { ReceiptSigner } from './receipt-keys.ts';

/** All that an order's receipt is made of. */
export interface ReceiptFacts {
  readonly merchantCode: MerchantCode;
  readonly orderId: LotteryOrderId;
  readonly entries: readonly ReceiptEntryRow[];
  readonly linesOfEntry: ReadonlyMap<number, readonly ReceiptLineRow[]>;
  readonly proofs: ReadonlyMap<string, SeedProof>;
  readonly movements: ReadonlyMap<number, EntryMovements>;
}

/** What the books moved for an entry. */
export interface EntryMovements {
  readonly stakeTransferId: string;
  readonly endTransferIds: readonly string[];
}

/** The same facts and the same key give the same receipt, to the last character. */
export function makeReceipt(facts: ReceiptFacts, signer: ReceiptSigner): Receipt {
  const placed = placedOrder(facts);
  const ended = facts.entries.filter(({ state }) => state !== 'open');
  const outcome: OrderOutcome | null =
    ended.length === 0
      ? null
      : { placedHash: placedHashOf(placed), entries: ended.map((entry) => endedEntry(facts, entry)) };
  return {
    format: receiptFormat,
    help: receiptHelp,
    key: { keyId: signer.keyId, publicKey: signer.publicKey },
    placed,
    placedSignature: signer.sign(signedBytes({ part: 'placed', value: placed })),
    outcome,
    outcomeSignature: outcome === null ? null : signer.sign(signedBytes({ part: 'outcome', value: outcome })),
  };
}

function placedOrder(facts: ReceiptFacts): PlacedOrder {
  const [first] = facts.entries;
  assert(first !== undefined, 'an order takes part in a draw');
  return {
    merchantCode: facts.merchantCode,
    orderId: facts.orderId,
    gameId: first.game_id,
    family: first.family,
    drawSource: first.draw_source,
    currencyCode: first.currency,
    stakeMinor: minorToWire(first.order_stake_minor),
    placedAt: first.placed_at.toISOString(),
    stopsOnWin: first.stops_on_win,
    entries: facts.entries.map((entry) => placedEntry(facts, entry)),
  };
}

function placedEntry(facts: ReceiptFacts, row: ReceiptEntryRow): PlacedEntry {
  const slip = storedSlipText({
    merchantCode: facts.merchantCode,
    gameId: row.game_id,
    numero: row.numero,
    orderId: facts.orderId,
    entry: row.entry,
    placedAt: row.placed_at,
    lines: facts.linesOfEntry.get(row.entry) ?? [],
  });
  const slipHash = createHash('sha256').update(slip).digest();
  assert(slipHash.equals(row.slip_hash), 'a slip is written again as it was taken');
  return {
    entry: row.entry,
    numero: row.numero,
    commitment: row.commitment,
    ...(row.beacon === null || row.beacon_round === null
      ? {}
      : { beacon: { name: row.beacon, round: row.beacon_round } }),
    stakeMinor: minorToWire(row.stake_minor),
    stakeTransferId: movementsOf(facts, row).stakeTransferId,
    slip,
  };
}

function endedEntry(facts: ReceiptFacts, row: ReceiptEntryRow): EndedEntry {
  assert(row.state !== 'open', 'an entry that is over is not open');
  const isSettled = row.state === 'settled';
  return {
    entry: row.entry,
    state: row.state,
    payoutMinor: minorToWire(row.payout_minor),
    refundMinor: minorToWire(isSettled ? toMinor(0n) : row.stake_minor),
    transferIds: movementsOf(facts, row).endTransferIds,
    draw: isSettled ? drawnProof(facts, row) : null,
  };
}

function drawnProof({ linesOfEntry, proofs }: ReceiptFacts, row: ReceiptEntryRow): DrawnProof {
  assert(row.result !== null, 'what is settled was drawn');
  return {
    result: drawnNumbers(row, row.numero, row.result),
    linePayoutsMinor: (linesOfEntry.get(row.entry) ?? []).map(({ payout_minor }) =>
      minorToWire(payout_minor),
    ),
    seed: proofs.get(row.numero) ?? null,
    publishedBy: row.published_by,
  };
}

function movementsOf({ movements }: ReceiptFacts, { entry }: ReceiptEntryRow): EntryMovements {
  const found = movements.get(entry);
  assert(found !== undefined, 'the stake of an entry has moved');
  return found;
}
