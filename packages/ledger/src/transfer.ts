import { hash } from 'node:crypto';
import type { ErrorCode } from '@wau/contract/error-codes';
import { type Id, type MerchantCode, makeId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { Random } from '@wau/service/random';
import type { AccountId } from './account-id.ts';
import type { Reason } from './reasons.ts';

export type TransferId = Id<'transfer'>;

declare const keyBrand: unique symbol;

/**
 * Names one intended transfer within a merchant, so that a retry cannot pay twice. Whoever asks for a transfer
 * derives it from what the transfer is for, e.g. `bet:<vendor>:<transaction id>`.
 */
export type IdempotencyKey = string & { readonly [keyBrand]: 'IdempotencyKey' };

/** Brands 1 to 200 printable ASCII characters without spaces. Throws `RangeError` for anything else. */
export function toIdempotencyKey(text: string): IdempotencyKey {
  if (!/^[\x21-\x7e]{1,200}$/.test(text))
    throw new RangeError('an idempotency key is 1 to 200 printable characters');
  return text as IdempotencyKey;
}

/** An amount that moves from one account of a merchant to another. */
export interface Transfer {
  readonly merchantId: MerchantCode;
  readonly idempotencyKey: IdempotencyKey;
  /** Pays: its balance goes down. */
  readonly debit: AccountId;
  /** Receives: its balance goes up. */
  readonly credit: AccountId;
  /** More than zero, at most `maximumTransferMinor`. */
  readonly amountMinor: Minor;
  readonly currency: CurrencyCode;
  readonly reason: Reason;
  /** What it belongs to, for example the id of a round or a deposit; at most 200 characters. */
  readonly reference?: string;
}

/** Far above any real amount, and far enough below the end of int8 that no balance gets there. */
export const maximumTransferMinor = 1_000_000_000_000_000n as Minor;

interface Answered {
  /** The transfer that holds the key. */
  readonly transferId: TransferId;
  /** The key had its answer before; nothing happened now. */
  readonly replayed: boolean;
  /** Balances after the transfer (posted) or at the time of the refusal; `undefined` for a house account. */
  readonly debitBalanceMinor: Minor | undefined;
  readonly creditBalanceMinor: Minor | undefined;
}

export interface PostedTransfer extends Answered {
  readonly outcome: 'posted';
}

export interface RefusedTransfer extends Answered {
  readonly outcome: 'refused';
  /**
   * `account.unknown`, `currency.mismatch`, `balance.insufficient` (all stored with the key), the code that
   * `refuseKey` stored, or `idempotency.conflict` when the key belongs to another input.
   */
  readonly refusal: ErrorCode;
}

export type TransferAnswer = PostedTransfer | RefusedTransfer;

/** Throws `RangeError` for what no caller may send; the database refuses the same, but for the whole batch. */
export function assertTransfer(transfer: Transfer): void {
  const { amountMinor, debit, credit, reference } = transfer;
  if (amountMinor <= 0n || amountMinor > maximumTransferMinor) {
    throw new RangeError(
      `a transfer moves between 1 and ${maximumTransferMinor} minor units, not ${amountMinor}`,
    );
  }
  if (debit === credit) throw new RangeError(`a transfer needs two accounts, not ${debit} twice`);
  if (
    reference !== undefined &&
    (reference.length === 0 || reference.length > 200 || reference.includes('\0'))
  ) {
    throw new RangeError('a reference is 1 to 200 characters');
  }
}

/**
 * First 16 bytes of SHA-256 over everything that was asked, as 32 hexadecimal digits. `verify-sql.ts` computes the same from the stored row,
 * so the two must change together; no part but the last can contain the separator.
 */
export function inputHashOf(transfer: Transfer): string {
  const { idempotencyKey, debit, credit, amountMinor, currency, reason, reference = '' } = transfer;
  const input = `${idempotencyKey}\n${debit}\n${credit}\n${amountMinor}\n${currency}\n${reason}\n${reference}`;
  return hash('sha256', input, 'hex').slice(0, 32);
}

/** New transfer ids in the form of PostgreSQL's uuid: 48 bits of time, then 80 random bits. */
export function newTransferUuids(count: number, nowMs: number, random: Random): readonly string[] {
  const time = nowMs.toString(16).padStart(12, '0');
  const digits = Buffer.from(random.bytes(count * 10)).toString('hex');
  return Array.from({ length: count }, (_, index) => time + digits.slice(index * 20, index * 20 + 20));
}

/** The id in the form that every id has. Takes a uuid with or without dashes. */
export function transferIdOfUuid(uuid: string): TransferId {
  const digits = uuid.replaceAll('-', '');
  return makeId('transfer', Number.parseInt(digits.slice(0, 12), 16), Buffer.from(digits.slice(12), 'hex'));
}
