import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import { Fault } from '@wau/service/refusal';
import { withinTime } from '@wau/service/within-time';
import type { MerchantVendor } from '../../../platform/merchants/merchant.ts';
import type { MerchantDirectory } from '../../../platform/merchants/merchant-directory.ts';
import type {
  FundOrder,
  FundWord,
  HistoryFile,
  TransferWallet,
  VendorBalance,
} from '../vendor/transfer-wallet.ts';
import { HistoryGap } from '../vendor/transfer-wallet.ts';
import type { VendorAdapter } from '../vendor/vendor-adapter.ts';

/** A wallet of a member at a vendor. */
export interface VendorWalletKey {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly vendorCode: string;
}

/**
 * Speaks with vendors that keep wallets of their own. Whatever goes wrong is the fault `provider.unreachable`: then it is
 * not known what the vendor has done.
 */
export interface TransferWallets {
  /** Whether a vendor keeps wallets of its own, and somebody here speaks its protocol. */
  isKeptBy(vendor: Pick<MerchantVendor, 'protocol'>): boolean;
  move(merchantCode: MerchantCode, vendorCode: string, order: FundOrder): Promise<FundWord>;
  find(merchantCode: MerchantCode, vendorCode: string, order: FundOrder): Promise<FundWord>;
  balance(wallet: VendorWalletKey, currencyCode: CurrencyCode): Promise<VendorBalance>;
  /** Throws `HistoryGap` on top. */
  historyAfter(
    merchantCode: MerchantCode,
    vendorCode: string,
    number: bigint,
  ): Promise<HistoryFile | undefined>;
}

export interface AskTimes {
  /** A player waits for the money; whoever has waited longer is told that it is on its way. */
  readonly moveTimeoutMs: number;
  /** A list waits for it, which can do without. */
  readonly balanceTimeoutMs: number;
  readonly historyTimeoutMs: number;
}

const askTimes: AskTimes = {
  moveTimeoutMs: 8_000,
  balanceTimeoutMs: 2_500,
  historyTimeoutMs: 20_000,
};

export function createTransferWallets(
  merchants: Pick<MerchantDirectory, 'vendor'>,
  adapters: readonly VendorAdapter[],
  times: AskTimes = askTimes,
): TransferWallets {
  const byProtocol = new Map(
    adapters.flatMap(({ protocol, transferWallet }) =>
      transferWallet === undefined ? [] : [[protocol, transferWallet] as const],
    ),
  );
  const ask = async <Answer>(
    merchantCode: MerchantCode,
    vendorCode: string,
    timeoutMs: number,
    question: (
      wallet: TransferWallet,
      ...rest: [Parameters<TransferWallet['move']>[1], AbortSignal]
    ) => Promise<Answer>,
  ): Promise<Answer> => {
    const known = await merchants.vendor(vendorCode);
    const vendor = known.find((each) => each.merchantCode === merchantCode);
    const wallet = vendor === undefined ? undefined : byProtocol.get(vendor.protocol);
    if (vendor === undefined || wallet === undefined) {
      throw new Fault('provider.unreachable', { detail: `nobody speaks with ${merchantCode}/${vendorCode}` });
    }
    try {
      return await withinTime(timeoutMs, (signal) => question(wallet, vendor, signal));
    } catch (cause) {
      if (cause instanceof HistoryGap) throw cause;
      throw new Fault('provider.unreachable', {
        cause,
        detail: cause instanceof Error ? cause.message : String(cause),
      });
    }
  };
  return {
    isKeptBy: ({ protocol }) => byProtocol.has(protocol),
    move: (merchantCode, vendorCode, order) =>
      ask(merchantCode, vendorCode, times.moveTimeoutMs, (wallet, vendor, signal) =>
        wallet.move(order, vendor, signal),
      ),
    find: (merchantCode, vendorCode, order) =>
      ask(merchantCode, vendorCode, times.moveTimeoutMs, (wallet, vendor, signal) =>
        wallet.find(order, vendor, signal),
      ),
    balance: ({ merchantCode, vendorCode, memberId }, currencyCode) =>
      ask(merchantCode, vendorCode, times.balanceTimeoutMs, (wallet, vendor, signal) =>
        wallet.balance(memberId, currencyCode, vendor, signal),
      ),
    historyAfter: (merchantCode, vendorCode, number) =>
      ask(merchantCode, vendorCode, times.historyTimeoutMs, (wallet, vendor, signal) =>
        wallet.historyAfter(number, vendor, signal),
      ),
  };
}
