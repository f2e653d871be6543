import { type AccountId, houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { type TransferAnswer, toIdempotencyKey } from '@wau/ledger/transfer';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { vendorWalletAccount } from '../../play/vendor/transfer-wallet.ts';
import type { FundTransferParts } from './fund-transfer-parts.ts';
import type { FundTransferRow } from './fund-transfer-sql.ts';

type Ledger = Pick<FundTransferParts, 'ledger'>;
type Moved = Pick<
  FundTransferRow,
  'merchant_id' | 'fund_transfer_id' | 'member_id' | 'vendor_code' | 'currency'
>;

/** What is on its way to a vendor: the sum of all transfers there of which it is not known whether they arrived. */
function transitAccount(vendorCode: string): AccountId {
  return houseAccountId('transit', vendorCode);
}

/** From the main wallet onto the way; refused where the wallet has too little. */
export async function sendOff(
  { ledger }: Ledger,
  tx: SqlRunner,
  moved: Moved,
  amountMinor: Minor,
): Promise<TransferAnswer> {
  const credit = transitAccount(moved.vendor_code);
  const { merchant_id: merchantId, currency } = moved;
  await ledger.openAccount({ merchantId, accountId: credit, kind: 'house', currency }, tx);
  return post({ ledger }, tx, moved, 'begin', amountMinor, {
    debit: playerAccountId(moved.member_id),
    credit,
    reason: 'wallet.transfer.out',
  });
}

/** From the way into the wallet at the vendor. */
export async function letArrive(
  { ledger }: Ledger,
  tx: SqlRunner,
  moved: Moved,
  amountMinor: Minor,
): Promise<void> {
  await openVendorWallet({ ledger }, tx, moved);
  await end({ ledger }, tx, moved, amountMinor, {
    debit: transitAccount(moved.vendor_code),
    credit: vendorWalletAccount(moved.member_id, moved.vendor_code),
    reason: 'wallet.transfer.settlement',
  });
}

/** From the way back into the main wallet. */
export async function letComeBack(
  ledger: Ledger,
  tx: SqlRunner,
  moved: Moved,
  amountMinor: Minor,
): Promise<void> {
  await end(ledger, tx, moved, amountMinor, {
    debit: transitAccount(moved.vendor_code),
    credit: playerAccountId(moved.member_id),
    reason: 'wallet.transfer.reversal',
  });
}

/** From the wallet at the vendor into the main wallet, which the vendor has said is done there. */
export async function bringBack(
  { ledger }: Ledger,
  tx: SqlRunner,
  moved: Moved,
  amountMinor: Minor,
): Promise<void> {
  await openVendorWallet({ ledger }, tx, moved);
  await end({ ledger }, tx, moved, amountMinor, {
    debit: vendorWalletAccount(moved.member_id, moved.vendor_code),
    credit: playerAccountId(moved.member_id),
    reason: 'wallet.transfer.in',
  });
}

/**
 * May go below zero: wins are brought back before the vendor has reported the rounds that they were won in.
 */
function openVendorWallet({ ledger }: Ledger, tx: SqlRunner, moved: Moved): Promise<void> {
  const { merchant_id: merchantId, member_id: memberId, vendor_code: vendorCode, currency } = moved;
  const accountId = vendorWalletAccount(memberId, vendorCode);
  return ledger.openAccount({ merchantId, accountId, kind: 'player', currency, allowNegative: true }, tx);
}

interface Way {
  readonly debit: AccountId;
  readonly credit: AccountId;
  readonly reason:
    | 'wallet.transfer.out'
    | 'wallet.transfer.settlement'
    | 'wallet.transfer.reversal'
    | 'wallet.transfer.in';
}

/** All ends share their key, so that the ledger itself refuses a second one, whatever the row of the transfer says. */
async function end(ledger: Ledger, tx: SqlRunner, moved: Moved, amountMinor: Minor, way: Way): Promise<void> {
  const answer = await post(ledger, tx, moved, 'end', amountMinor, way);
  if (answer.outcome !== 'posted') {
    throw new Error(`transfer ${moved.fund_transfer_id} could not be ended: ${answer.refusal}`);
  }
}

async function post(
  { ledger }: Ledger,
  tx: SqlRunner,
  moved: Moved,
  step: 'begin' | 'end',
  amountMinor: Minor,
  way: Way,
): Promise<TransferAnswer> {
  const [answer] = await ledger.postInTransaction(tx, [
    {
      ...way,
      merchantId: moved.merchant_id,
      // No code of a vendor contains a slash, so no key of a bet or a win is like it.
      idempotencyKey: toIdempotencyKey(`fund-transfer/${step}:${moved.fund_transfer_id}`),
      amountMinor,
      currency: moved.currency,
      reference: moved.fund_transfer_id,
    },
  ]);
  if (answer === undefined) throw new Error('the ledger answers every transfer');
  return answer;
}
