import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { mainWallet } from '@wau/contract/fund-transfer-statuses';
import { maximumTransferMinor } from '@wau/ledger/transfer';
import { parseMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { runOnce } from '../../../platform/idempotency.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { countFundTransfer } from './count-fund-transfer.ts';
import type { FundTransferParts } from './fund-transfer-parts.ts';
import { type FundTransferView, fundTransferView } from './fund-transfer-view.ts';
import { orderFundTransfer } from './order-fund-transfer.ts';
import { sendFundTransfer } from './send-fund-transfer.ts';

type Holder = Pick<MemberContext, 'merchant' | 'member'>;
type Order = CallBody<Calls['transferFunds']>;

/**
 * Moves money between the member's main wallet and the wallet at a vendor: the order is stored, committed, and only then is
 * the vendor asked to carry it out.
 *
 * Invariants: one order for a key, whatever is lost on the way; no network call in the transaction. Where the vendor does
 * not answer, the order stays pending, and a job finds out what became of it.
 * Locks: the key's row, the member's row, the row that counts the member's transfers, then what the ledger locks.
 *
 * @returns the transfer as it is now, so a repetition shows what has become of it since
 * @throws Refusal `wallet.unknown`, `fund.transfer.pending`, `balance.insufficient`, `rate.limited`,
 *   `idempotency.conflict`
 */
export async function transferFunds(
  parts: FundTransferParts,
  holder: Holder,
  idempotencyKey: string,
  order: Order,
): Promise<FundTransferView> {
  const { merchantCode } = holder.merchant;
  const { fundTransferId } = await runOnce(
    parts,
    {
      merchantCode,
      memberId: holder.member.memberId,
      callName: 'transferFunds',
      idempotencyKey,
      input: [order.from, order.to, order.amountMinor ?? null],
    },
    async (tx) => ({ fundTransferId: await storeOrder(parts, tx, holder, order) }),
  );
  const row = await sendFundTransfer(parts, { merchant_id: merchantCode, fund_transfer_id: fundTransferId });
  return fundTransferView(row, holder.merchant);
}

async function storeOrder(
  parts: FundTransferParts,
  tx: SqlRunner,
  { merchant, member }: Holder,
  { from, to, amountMinor: amountText }: Order,
) {
  const direction = from === mainWallet ? 'in' : 'out';
  const vendorCode = direction === 'in' ? to : from;
  const vendor = merchant.vendors.find((each) => each.vendorCode === vendorCode);
  if (vendor === undefined || !parts.wallets.isKeptBy(vendor)) throw new Refusal('wallet.unknown');
  if (direction === 'out' && to !== mainWallet) throw new Refusal('wallet.unknown');
  // A vendor that is switched off takes nothing more, and gives back what it has.
  if (direction === 'in' && !vendor.enabled) throw new Refusal('wallet.unknown');
  const amountMinor = amountText === undefined ? undefined : parseMinor(amountText);
  if (amountMinor !== undefined && amountMinor > maximumTransferMinor) {
    throw new InvalidRequestError('amountMinor');
  }
  const { merchantCode } = merchant;
  const { memberId } = member;
  await lockMember(tx, { merchantCode, memberId });
  await countFundTransfer(parts, tx, { merchantCode, memberId });
  return orderFundTransfer(parts, tx, {
    wallet: { merchantCode, memberId, vendorCode },
    direction,
    origin: 'member',
    amountMinor,
    currencyCode: merchant.currencyCode,
    returnAfterMs: merchant.returnFundsMinutes * 60_000,
  });
}
