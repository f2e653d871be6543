import type { FundTransferId, MemberId } from '@wau/contract/ids';
import { type AccountId, playerAccountId } from '@wau/ledger/account-id';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';

/** Money to the wallet that a vendor keeps for a member (`in`), or back from there (`out`). */
export interface FundOrder {
  /** Ours; the vendor moves nothing twice under it. */
  readonly transferId: FundTransferId;
  readonly memberId: MemberId;
  readonly direction: 'in' | 'out';
  /** `undefined`: everything that is there; only on the way back. */
  readonly amountMinor: Minor | undefined;
  readonly currencyCode: CurrencyCode;
}

/** What a vendor says of an order. `refused`: nothing has moved, and nothing ever will under its id. */
export type FundWord =
  | { readonly outcome: 'applied'; readonly amountMinor: Minor }
  | { readonly outcome: 'refused'; readonly reason: string };

/** What a vendor says of a member's wallet there. */
export interface VendorBalance {
  readonly balanceMinor: Minor;
  /** Stakes are out that may still win. */
  readonly hasOpenRounds: boolean;
  readonly lastPlayedAt: Date | undefined;
}

/** A round as a vendor reports it once it is over. */
export interface HistoryRound {
  readonly roundId: string;
  /** `undefined`: no id of a member. */
  readonly memberId: MemberId | undefined;
  readonly gameId: string;
  readonly stakeMinor: Minor;
  readonly payoutMinor: Minor;
  readonly currencyCode: CurrencyCode;
  readonly placedAt: Date;
}

/** Rounds that ended in some minutes. Files are numbered from 1 without a gap, and each round is in one. */
export interface HistoryFile {
  readonly number: bigint;
  readonly rounds: readonly HistoryRound[];
}

/**
 * The part of an adapter for vendors that keep wallets of their own. Each method asks the vendor, outside any
 * transaction, and throws where no clear answer came in time: then nothing is known. `signal` aborts after the time.
 */
export interface TransferWallet {
  /** Carries an order out, or says what became of it: repeated with the same id, the vendor moves nothing more. */
  move(order: FundOrder, vendor: VendorOfMerchant, signal: AbortSignal): Promise<FundWord>;
  /**
   * What became of an order. The answer is final: where the vendor has not heard of it, it will never carry it out
   * (`refused`), however late it comes. A vendor that cannot promise that is to be sent the same order once more here.
   */
  find(order: FundOrder, vendor: VendorOfMerchant, signal: AbortSignal): Promise<FundWord>;
  balance(
    memberId: MemberId,
    currencyCode: CurrencyCode,
    vendor: VendorOfMerchant,
    signal: AbortSignal,
  ): Promise<VendorBalance>;
  /**
   * The file after a number, `undefined` while there is none. Throws `HistoryGap` when it is kept no more, and
   * `UnreadableAnswer` for a file that cannot be taken: nobody would hear of it otherwise, since the next run asks again.
   */
  historyAfter(
    number: bigint,
    vendor: VendorOfMerchant,
    signal: AbortSignal,
  ): Promise<HistoryFile | undefined>;
}

/** A file that has not been imported is no longer to be had. */
export class HistoryGap extends Error {
  override readonly name = 'HistoryGap';
  readonly firstKept: bigint;

  constructor(firstKept: bigint) {
    super(`history is kept from file ${firstKept} on`);
    this.firstKept = firstKept;
  }
}

/** A vendor has answered, with what is none by its protocol: asked again it would say the same. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/** In the ledger, what a member has at a vendor: moved there and back, and the bets that the vendor has reported. */
export function vendorWalletAccount(memberId: MemberId, vendorCode: string): AccountId {
  return playerAccountId(memberId, vendorCode);
}
