import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import { minorToWire, zeroMinor } from '@wau/money/minor';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireDeskMember } from '../../account/member-desk/require-desk-member.ts';
import { listVendorWallets } from '../../play/transfer-wallet/vendor-wallets.ts';
import { vendorWalletAccount } from '../../play/vendor/transfer-wallet.ts';
import { readOpenTurnover } from '../turnover/turnover-requirements.ts';
import { turnoverToWire } from '../turnover/turnover-to-wire.ts';

/**
 * A member's wallets as the ledger has them. What a vendor knows of its own wallet can differ until its next report.
 *
 * @throws Refusal `member.unknown`
 */
export async function getMemberMoney(
  { runner, ledger }: Pick<ServerParts, 'runner' | 'ledger'>,
  { merchantCode, currencyCode }: Pick<Merchant, 'merchantCode' | 'currencyCode'>,
  memberId: MemberId,
): Promise<CallValue<Calls['getMemberMoney']>> {
  await requireDeskMember(runner, { merchantCode, memberId });
  const [vendors, turnover] = await Promise.all([
    listVendorWallets(runner, merchantCode, memberId),
    readOpenTurnover(runner, { merchantCode, memberId, currencyCode }),
  ]);
  const main = playerAccountId(memberId);
  const wallets = vendors.map(({ vendor_code: vendorCode }) => ({
    vendorCode,
    account: vendorWalletAccount(memberId, vendorCode),
  }));
  const balances = await ledger.balancesOf(merchantCode, [main, ...wallets.map(({ account }) => account)]);
  const balanceOf = (account: typeof main) => minorToWire(balances.get(account)?.balanceMinor ?? zeroMinor);
  return {
    currencyCode,
    mainMinor: balanceOf(main),
    vendorWallets: wallets.map(({ vendorCode, account }) => ({
      vendorCode,
      balanceMinor: balanceOf(account),
    })),
    turnover: turnoverToWire(turnover),
  };
}
