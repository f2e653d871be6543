import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { FundTransferId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { runOnce } from '../../../platform/idempotency.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { listVendorWallets } from '../../play/transfer-wallet/vendor-wallets.ts';
import { countFundTransfer } from './count-fund-transfer.ts';
import type { FundTransferParts } from './fund-transfer-parts.ts';
import { selectPendingReturns } from './fund-transfer-sql.ts';
import { fundTransferView } from './fund-transfer-view.ts';
import { orderFundTransfer } from './order-fund-transfer.ts';
import { sendFundTransfer } from './send-fund-transfer.ts';

type Holder = Pick<MemberContext, 'merchant' | 'member'>;

/**
 * Brings everything back into the main wallet, from every vendor where the member has a wallet or from one.
 *
 * Invariants: one order for a key and vendor; where one is under way already it stands for its vendor, whatever it brings;
 * no network call in the transaction.
 * Locks: the key's row, the member's row, the row that counts the member's transfers, then what the ledger locks.
 *
 * @throws Refusal `wallet.unknown`, `rate.limited`, `idempotency.conflict`
 */
export async function returnFunds(
  parts: FundTransferParts,
  holder: Holder,
  idempotencyKey: string,
  { vendorCode }: CallBody<Calls['returnFunds']>,
): Promise<CallValue<Calls['returnFunds']>> {
  const { merchantCode } = holder.merchant;
  const { fundTransferIds } = await runOnce(
    parts,
    {
      merchantCode,
      memberId: holder.member.memberId,
      callName: 'returnFunds',
      idempotencyKey,
      input: [vendorCode ?? null],
    },
    async (tx) => ({ fundTransferIds: await storeOrders(parts, tx, holder, vendorCode) }),
  );
  const rows = await Promise.all(
    fundTransferIds.map((id) => sendFundTransfer(parts, { merchant_id: merchantCode, fund_transfer_id: id })),
  );
  return { list: rows.map((row) => fundTransferView(row, holder.merchant)) };
}

async function storeOrders(
  parts: FundTransferParts,
  tx: SqlRunner,
  { merchant, member }: Holder,
  vendorCode: string | undefined,
): Promise<readonly FundTransferId[]> {
  const { merchantCode } = merchant;
  const { memberId } = member;
  await lockMember(tx, { merchantCode, memberId });
  const known = await listVendorWallets(tx, merchantCode, memberId);
  const wallets = known.filter((wallet) => vendorCode === undefined || wallet.vendor_code === vendorCode);
  if (vendorCode !== undefined && wallets.length === 0) throw new Refusal('wallet.unknown');
  const pending = await selectPendingReturns(tx, merchantCode, memberId);
  const ids: FundTransferId[] = [];
  for (const wallet of wallets) {
    const underWay = pending.find((each) => each.vendor_code === wallet.vendor_code);
    if (underWay === undefined) await countFundTransfer(parts, tx, { merchantCode, memberId });
    const order = {
      wallet: { merchantCode, memberId, vendorCode: wallet.vendor_code },
      direction: 'out',
      origin: 'member',
      amountMinor: undefined,
      currencyCode: merchant.currencyCode,
      returnAfterMs: merchant.returnFundsMinutes * 60_000,
    } as const;
    ids.push(underWay?.fund_transfer_id ?? (await orderFundTransfer(parts, tx, order)));
  }
  return ids;
}
