import type { FundTransferId } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import type { CurrencyCode } from '@wau/money/currency';
import { type Minor, zeroMinor } from '@wau/money/minor';
import { TransientConflict } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { VendorWalletKey } from '../../play/transfer-wallet/transfer-wallets.ts';
import { keepVendorWallet } from '../../play/transfer-wallet/vendor-wallets.ts';
import { sendOff } from './fund-postings.ts';
import { type FundTransferParts, firstCheckMs } from './fund-transfer-parts.ts';
import { type FundTransferRow, insertFundTransfer } from './fund-transfer-sql.ts';

export interface NewFundOrder {
  readonly wallet: VendorWalletKey;
  readonly direction: 'in' | 'out';
  readonly origin: FundTransferRow['origin'];
  /** `undefined`: everything. */
  readonly amountMinor: Minor | undefined;
  readonly currencyCode: CurrencyCode;
  /** What is at the vendor after it is brought back when nobody has played for so long. */
  readonly returnAfterMs: number;
}

type OrderParts = Pick<FundTransferParts, 'clock' | 'random' | 'ledger'>;

/**
 * Stores that money is to move between the main wallet and the wallet at a vendor. Nobody outside is asked yet.
 *
 * Invariants: on the way to a vendor the main wallet pays in the transaction that stores the order, or neither happens; on
 * the way back nothing moves before the vendor has said how much; each way has one order under way.
 * Locks: the caller's lock of the member, then what the ledger locks.
 *
 * @throws Refusal `balance.insufficient`, `fund.transfer.pending`
 */
export async function orderFundTransfer(
  parts: OrderParts,
  tx: SqlRunner,
  order: NewFundOrder,
): Promise<FundTransferId> {
  const { wallet, direction, origin, currencyCode } = order;
  const nowMs = parts.clock.nowMs();
  const amountMinor = direction === 'in' ? await amountToSend(parts, tx, order) : order.amountMinor;
  const row = {
    merchant_id: wallet.merchantCode,
    fund_transfer_id: newId('fundTransfer', parts.clock, parts.random),
    member_id: wallet.memberId,
    vendor_code: wallet.vendorCode,
    direction,
    origin,
    amount_minor: amountMinor ?? null,
    currency: currencyCode,
    ask_at: new Date(nowMs + firstCheckMs),
    placed_at: new Date(nowMs),
  };
  await insertFundTransfer(tx, row);
  if (direction === 'out' || amountMinor === undefined) return row.fund_transfer_id;
  await keepVendorWallet(tx, wallet, row.placed_at, new Date(nowMs + order.returnAfterMs));
  const answer = await sendOff(parts, tx, row, amountMinor);
  if (answer.outcome === 'posted') return row.fund_transfer_id;
  if (order.amountMinor === undefined && answer.refusal === 'balance.insufficient') {
    throw new TransientConflict('the wallet was spent from after its balance had been read');
  }
  throw new Refusal(answer.refusal);
}

async function amountToSend(
  { ledger }: OrderParts,
  tx: SqlRunner,
  { wallet, amountMinor }: NewFundOrder,
): Promise<Minor> {
  if (amountMinor !== undefined) return amountMinor;
  const main = playerAccountId(wallet.memberId);
  const balances = await ledger.balancesOf(wallet.merchantCode, [main], tx);
  const everything = balances.get(main)?.balanceMinor ?? zeroMinor;
  if (everything <= 0n) throw new Refusal('balance.insufficient');
  return everything;
}
