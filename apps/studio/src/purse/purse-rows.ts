import type { ErrorCode } from '@wau/contract/error-codes';
import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { TransactionScope } from './purse-command.ts';

export interface OfVendor {
  readonly merchant_id: MerchantCode;
  readonly vendor_code: string;
}

export interface PurseRow extends OfVendor {
  readonly player_id: string;
  readonly currency: CurrencyCode;
  readonly balance_minor: Minor;
  readonly version: bigint;
}

export interface RoundRow extends OfVendor {
  readonly round_id: string;
  readonly player_id: string;
  readonly game_id: string;
  readonly currency: CurrencyCode;
  readonly stake_minor: Minor;
  readonly refunded_minor: Minor;
  readonly payout_minor: Minor;
  readonly status: 'open' | 'ended' | 'refunded';
  readonly placed_at: Date;
  readonly ended_at: Date | null;
}

export interface TransactionRow extends OfVendor {
  readonly scope: TransactionScope;
  readonly transaction_id: string;
  readonly player_id: string;
  /** Null: put out of use before it came. */
  readonly input_hash: Buffer | null;
  readonly refusal: ErrorCode | null;
  readonly amount_minor: Minor;
  readonly balance_minor: Minor;
}

export type EntryKind = 'deposit' | 'withdrawal' | 'bet' | 'win' | 'rollback';

/** A movement of a purse, as it is stored. */
export interface NewEntry {
  readonly purse: PurseRow;
  readonly version: bigint;
  readonly kind: EntryKind;
  readonly amountMinor: Minor;
  readonly balanceMinor: Minor;
  readonly transactionId: string;
}

export interface Purse {
  readonly row: PurseRow;
  balanceMinor: Minor;
  version: bigint;
  hasPlayed: boolean;
}
