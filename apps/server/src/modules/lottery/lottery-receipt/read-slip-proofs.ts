import type { LotteryOrderId, MerchantCode } from '@wau/contract/ids';
import type { SeedProof } from '@wau/receipt/receipt';
import { rootOfPath, slipPath } from '@wau/receipt/slip-path';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import { type DigestedPart, type ReceiptEntryRow, selectDigestedSlips } from './lottery-receipt-sql.ts';

const digestBytes = 32;

/** How each entry of an order that took part in an own draw is in the draw's root, by numero. */
export async function readSlipProofs(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  orderId: LotteryOrderId,
  entries: readonly ReceiptEntryRow[],
): Promise<ReadonlyMap<string, SeedProof>> {
  const drawn = entries.filter(({ state, seed }) => state === 'settled' && seed !== null);
  const [first] = drawn;
  if (first === undefined) return new Map();
  const parts = new Map(drawn.map((entry) => [entry.numero, partOf(entry, orderId)]));
  const slips = await selectDigestedSlips(runner, merchantCode, first.game_id, [...parts.values()]);
  const slipsOfDraw = Map.groupBy(slips, ({ numero }) => numero);
  return new Map(
    drawn.map((entry) => {
      const hashes = (slipsOfDraw.get(entry.numero) ?? []).map(({ slip_hash }) => slip_hash.toString('hex'));
      return [entry.numero, proofOf(entry, hashes, parts.get(entry.numero)?.place ?? 0)];
    }),
  );
}

interface PlacedPart extends DigestedPart {
  /** Which of the draw's digests it is. */
  readonly place: number;
}

function partOf({ numero, first_order_ids }: ReceiptEntryRow, orderId: string): PlacedPart {
  assert(first_order_ids !== null, 'a draw that an order took part in has digests');
  const place = first_order_ids.findLastIndex((firstOrderId) => firstOrderId <= orderId);
  const firstOrderId = first_order_ids[place];
  assert(firstOrderId !== undefined, 'an order that took part is in one of the digests');
  return { numero, place, firstOrderId, behindOrderId: first_order_ids[place + 1] };
}

function proofOf(
  { digests, seed, beacon_signature: beaconSignature, slip_root }: ReceiptEntryRow,
  slipHashes: readonly string[],
  place: number,
): SeedProof {
  assert(digests !== null && seed !== null && slip_root !== null, 'an own draw keeps what it was made of');
  const all = Array.from({ length: digests.length / digestBytes }, (_, index) =>
    digests.subarray(index * digestBytes, (index + 1) * digestBytes).toString('hex'),
  );
  const signature = beaconSignature === null ? {} : { beaconSignature };
  const proof = { seed, ...signature, slipRoot: slip_root, slipHashes, path: slipPath(all, place) };
  assert(rootOfPath(proof) === slip_root, 'the slips of a draw lead to its root');
  return proof;
}
