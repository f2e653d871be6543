import { hash } from 'node:crypto';
import type { ErrorCode } from '@wau/contract/error-codes';
import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';

/** Whose purse. */
export interface PurseKey {
  readonly merchantId: MerchantCode;
  readonly vendorCode: string;
  readonly playerId: string;
}

interface Funding {
  readonly purse: PurseKey;
  /** The operator's. */
  readonly transactionId: string;
  readonly currencyCode: CurrencyCode;
}

export interface DepositCommand extends Funding {
  readonly kind: 'deposit';
  readonly amountMinor: Minor;
}

export interface WithdrawalCommand extends Funding {
  readonly kind: 'withdrawal';
  /** `undefined`: everything. */
  readonly amountMinor: Minor | undefined;
}

/** Nobody is to carry a transfer out any more that has not come yet. */
export interface CloseCommand {
  readonly kind: 'close';
  readonly purse: PurseKey;
  readonly transactionId: string;
}

interface InRound {
  readonly purse: PurseKey;
  readonly roundId: string;
}

export interface BetCommand extends InRound {
  readonly kind: 'bet';
  readonly gameId: string;
  readonly transactionId: string;
  readonly amountMinor: Minor;
  readonly currencyCode: CurrencyCode;
  readonly win: { readonly transactionId: string; readonly amountMinor: Minor } | undefined;
  readonly endRound: boolean;
  /** Why the operator does not take the stake now; of a bet that was taken before it changes nothing. */
  readonly operatorRefusal: ErrorCode | undefined;
}

export interface WinCommand extends InRound {
  readonly kind: 'win';
  readonly transactionId: string;
  readonly amountMinor: Minor;
  readonly currencyCode: CurrencyCode;
  readonly endRound: boolean;
}

export interface RollbackCommand extends InRound {
  readonly kind: 'rollback';
  readonly betTransactionId: string;
}

export interface EndRoundCommand extends InRound {
  readonly kind: 'endRound';
}

export type PurseCommand =
  | DepositCommand
  | WithdrawalCommand
  | CloseCommand
  | BetCommand
  | WinCommand
  | RollbackCommand
  | EndRoundCommand;

/** `amountMinor`: of a transfer, what has moved. */
export interface PurseAnswer {
  readonly refusal: ErrorCode | undefined;
  readonly amountMinor: Minor;
  readonly balanceMinor: Minor;
}

export type TransactionScope = 'transfer' | 'play';

/** The names that a command may use or asks after. */
export function transactionNamesOf(
  command: PurseCommand,
): readonly { readonly scope: TransactionScope; readonly transactionId: string }[] {
  switch (command.kind) {
    case 'deposit':
    case 'withdrawal':
    case 'close':
      return [{ scope: 'transfer', transactionId: command.transactionId }];
    case 'bet':
      return [
        { scope: 'play', transactionId: command.transactionId },
        ...(command.win === undefined
          ? []
          : [{ scope: 'play' as const, transactionId: command.win.transactionId }]),
        { scope: 'play', transactionId: rollbackName(command.transactionId) },
      ];
    case 'win':
      return [{ scope: 'play', transactionId: command.transactionId }];
    case 'rollback':
      return [
        { scope: 'play', transactionId: command.betTransactionId },
        { scope: 'play', transactionId: rollbackName(command.betTransactionId) },
      ];
    case 'endRound':
      return [];
  }
}

/** A stake is given back once, whatever its rollback is called: no name of ours contains a slash. */
export function rollbackName(betTransactionId: string): string {
  return `rollback/${betTransactionId}`;
}

/** The first 16 bytes of SHA-256 over everything that was asked. */
export function inputHashOf(...asked: readonly (string | bigint | undefined)[]): Buffer {
  const text = JSON.stringify(asked.map((part) => (part === undefined ? null : String(part))));
  return hash('sha256', text, 'buffer').subarray(0, 16);
}

/** Names a purse in maps; the parts before the last cannot contain the separator. */
export function purseText({ merchantId, vendorCode, playerId }: PurseKey): string {
  return `${merchantId}/${vendorCode}/${playerId}`;
}
