import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { playerAccountId } from '@wau/ledger/account-id';
import { currencyOf } from '@wau/money/currency';
import { type Minor, minorToMajorText, minorToWire, toMinor, zeroMinor } from '@wau/money/minor';
import { Fault } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { VendorWalletKey } from '../../play/transfer-wallet/transfer-wallets.ts';
import { listVendorWallets } from '../../play/transfer-wallet/vendor-wallets.ts';
import { type FundTransferParts, shownFundTransfers } from './fund-transfer-parts.ts';
import { selectLatestFundTransfers } from './fund-transfer-sql.ts';
import { fundTransferView } from './fund-transfer-view.ts';

type Holder = Pick<MemberContext, 'merchant' | 'member'>;
type MerchantWallet = CallValue<Calls['getMerchantWallet']>;

/**
 * The member's main wallet and the wallets at vendors, each asked for what it holds. A vendor that does not answer in time
 * holds up nobody: its balance is unknown. Where the member never had a wallet nobody is asked.
 */
export async function getMerchantWallet(
  parts: FundTransferParts,
  { merchant, member }: Holder,
): Promise<MerchantWallet> {
  const { merchantCode, vendors } = merchant;
  const { memberId } = member;
  const main = await parts.ledger.balanceOf(merchantCode, playerAccountId(memberId));
  const mainBalanceMinor = main?.balanceMinor ?? zeroMinor;
  const opened = await listVendorWallets(parts.runner, merchantCode, memberId);
  const isOpened = (vendorCode: string) => opened.some((wallet) => wallet.vendor_code === vendorCode);
  const kept = vendors.filter((vendor) => parts.wallets.isKeptBy(vendor));
  const balances = await Promise.all(
    kept.map(({ vendorCode }) =>
      isOpened(vendorCode) ? askBalance(parts, { merchantCode, memberId, vendorCode }, merchant) : zeroMinor,
    ),
  );
  const transfers = await selectLatestFundTransfers(parts.runner, merchantCode, memberId, shownFundTransfers);
  const currency = currencyOf(merchant.currencyCode);
  const sum = balances.reduce<bigint>((total, balance) => total + (balance ?? 0n), mainBalanceMinor);
  return {
    sumBalance: minorToMajorText(toMinor(sum), currency),
    currencyCode: currency.code,
    currencySymbol: currency.symbol,
    mainBalanceMinor: minorToWire(mainBalanceMinor),
    isTransferOpen: merchant.modules.has('FUNDTRANS3'),
    isAutomatic: merchant.automaticTransfers,
    returnAfterMinutes: merchant.returnFundsMinutes,
    wallets: kept.flatMap(({ vendorCode, vendorName, enabled }, index) => {
      const balance = balances[index];
      // A vendor that is switched off is shown as long as somebody has money there.
      if (!enabled && (!isOpened(vendorCode) || balance === 0n)) return [];
      const balanceMinor = balance === undefined ? null : minorToWire(balance);
      return [{ vendorCode, vendorName, balanceMinor, isOpen: enabled }];
    }),
    transfers: transfers.map((row) => fundTransferView(row, merchant)),
  };
}

async function askBalance(
  { wallets }: FundTransferParts,
  wallet: VendorWalletKey,
  { currencyCode }: Holder['merchant'],
): Promise<Minor | undefined> {
  try {
    return (await wallets.balance(wallet, currencyCode)).balanceMinor;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}
