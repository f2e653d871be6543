import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LotteryOrderId, MemberId, MerchantCode } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import type { KeyedTransfer } from '@wau/ledger/transfers-sql';
import { assert, Refusal } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { entryCorrectionMovementKey, entryMovementKey } from '../lottery-order/lottery-bet.ts';
import { type ReceiptEntryRow, selectReceiptEntries, selectReceiptLines } from './lottery-receipt-sql.ts';
import { type EntryMovements, makeReceipt } from './make-receipt.ts';
import { readSlipProofs } from './read-slip-proofs.ts';
import type { ReceiptKeys } from './receipt-keys.ts';

/** A receipt of a long chase is megabytes of text; nobody needs the same one many times a minute. */
export const receiptsPerWindowMaximum = 60;
const perMember: AttemptRule = { name: 'lottery-receipt.member', windowMs: 10 * 60_000, window: 'fixed' };

/** Spaces between the parts of a receipt do not count; with these a person can read it. */
const indentLength = 2;

export type ReceiptParts = Pick<ServerParts, 'runner' | 'clock' | 'ledger'> & {
  readonly receiptKeys: ReceiptKeys;
};

/**
 * The signed receipt of an order of the member's, as a file: with the outcome of the draws that are over.
 *
 * @throws Refusal `lottery.order.unknown`, `rate.limited`
 */
export async function getLotteryReceipt(
  parts: ReceiptParts,
  { merchant: { merchantCode }, member: { memberId } }: MemberContext,
  { orderId }: CallQuery<Calls['getLotteryReceipt']>,
): Promise<CallValue<Calls['getLotteryReceipt']>> {
  const { runner } = parts;
  await requireAttempt(parts, merchantCode, perMember, memberId, receiptsPerWindowMaximum);
  const entries = await selectReceiptEntries(runner, merchantCode, memberId, orderId);
  if (entries.length === 0) throw new Refusal('lottery.order.unknown');
  const lines = await selectReceiptLines(runner, merchantCode, orderId);
  const receipt = makeReceipt(
    {
      merchantCode,
      orderId,
      entries,
      linesOfEntry: Map.groupBy(lines, ({ entry }) => entry),
      proofs: await readSlipProofs(runner, merchantCode, orderId, entries),
      movements: await movementsOf(parts, { merchantCode, memberId, orderId }, entries),
    },
    await parts.receiptKeys.signer(merchantCode),
  );
  return {
    fileName: `${orderId}.wau-receipt.json`,
    text: `${JSON.stringify(receipt, null, indentLength)}\n`,
  };
}

interface OrderKey {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly orderId: LotteryOrderId;
}

/** What the books moved for each entry, by its number. */
async function movementsOf(
  { ledger }: ReceiptParts,
  { merchantCode, memberId, orderId }: OrderKey,
  entries: readonly ReceiptEntryRow[],
): Promise<ReadonlyMap<number, EntryMovements>> {
  const keysOf = entries.map(({ entry, revision }) => ({
    entry,
    stake: entryMovementKey('stake', orderId, entry),
    ends: [
      entryMovementKey('win', orderId, entry),
      entryMovementKey('refund', orderId, entry),
      entryMovementKey('rebate', orderId, entry),
      ...Array.from({ length: revision }, (_, index) =>
        entryCorrectionMovementKey(orderId, entry, index + 1),
      ),
    ],
  }));
  const transfers = await ledger.transfersOf(
    merchantCode,
    playerAccountId(memberId),
    keysOf.flatMap(({ stake, ends }) => [stake, ...ends]),
  );
  const byKey = new Map<string, KeyedTransfer>(
    transfers.map((transfer) => [transfer.idempotencyKey, transfer]),
  );
  return new Map(
    keysOf.map(({ entry, stake, ends }) => {
      const staked = byKey.get(stake);
      assert(staked !== undefined, 'the stake of an entry has moved');
      const ended = ends.flatMap((key) => byKey.get(key)?.transferId ?? []);
      return [entry, { stakeTransferId: staked.transferId, endTransferIds: ended }];
    }),
  );
}
