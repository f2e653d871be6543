import { hash } from 'node:crypto';
import type { ErrorCode } from '@wau/contract/error-codes';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { type AccountId, playerAccountId } from '@wau/ledger/account-id';
import { type IdempotencyKey, toIdempotencyKey } from '@wau/ledger/transfer';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { type BetKey, betHouseAccount } from '../betting/bet.ts';

interface InRound {
  readonly merchantCode: MerchantCode;
  readonly vendorCode: string;
  readonly memberId: MemberId;
  /** The vendor's own name of the round: text of theirs, as transaction ids are. */
  readonly roundId: string;
  readonly gameId: string;
}

interface Moving extends InRound {
  /** The vendor's own; unique among its bets and wins. */
  readonly transactionId: string;
  readonly amountMinor: Minor;
  readonly currencyCode: CurrencyCode;
}

export interface BetCommand extends Moving {
  readonly kind: 'bet';
  /** SHA-256 of the token that the vendor got for the player. */
  readonly sessionTokenHash: Buffer;
  /** What the round has won already: paid with the stake or not at all. */
  readonly win: Pick<Moving, 'transactionId' | 'amountMinor'> | undefined;
  /** The round closes with this. */
  readonly endRound: boolean;
  /** The vendor says that the stake is the price of a feature. */
  readonly buysFeature: boolean;
}

/** What of a bet its permission is judged by. */
export type BetInQuestion = Pick<
  BetCommand,
  'merchantCode' | 'vendorCode' | 'memberId' | 'gameId' | 'sessionTokenHash' | 'amountMinor' | 'buysFeature'
>;

export interface WinCommand extends Moving {
  readonly kind: 'win';
  readonly endRound: boolean;
}

export interface RollbackCommand extends InRound {
  readonly kind: 'rollback';
  readonly transactionId: string;
  readonly betTransactionId: string;
}

export interface EndRoundCommand extends InRound {
  readonly kind: 'endRound';
}

/** A vendor's money call, checked for form and signature. */
export type WalletCommand = BetCommand | WinCommand | RollbackCommand | EndRoundCommand;

/** The payout that a bet brings along, as the win that it is. */
export function winOf(bet: BetCommand): WinCommand | undefined {
  if (bet.win === undefined) return undefined;
  const { merchantCode, vendorCode, memberId, roundId, gameId, currencyCode, endRound } = bet;
  return {
    kind: 'win',
    merchantCode,
    vendorCode,
    memberId,
    roundId,
    gameId,
    currencyCode,
    endRound,
    ...bet.win,
  };
}

export type WalletAnswer =
  | { readonly ok: true; readonly balanceMinor: Minor; readonly currencyCode: CurrencyCode }
  | { readonly ok: false; readonly code: ErrorCode; readonly balanceMinor?: Minor };

/** How tokens to bet with are known here. */
export function hashToken(sessionToken: string): Buffer {
  return hash('sha256', sessionToken, 'buffer');
}

/** Names a round in maps; the parts before the last cannot contain the separator. */
export function roundKeyOf(round: Pick<InRound, 'merchantCode' | 'vendorCode' | 'roundId'>): string {
  return `${round.merchantCode}/${round.vendorCode}/${round.roundId}`;
}

/** The round in the bet record. */
export function betKeyOf(round: Pick<InRound, 'merchantCode' | 'vendorCode' | 'roundId'>): BetKey {
  return {
    merchantCode: round.merchantCode,
    source: 'vendor',
    provider: round.vendorCode,
    externalKey: round.roundId,
  };
}

/** The ledger's key of a bet or a win. */
export function transactionKey(vendorCode: string, transactionId: string): IdempotencyKey {
  return toIdempotencyKey(`${vendorCode}:${transactionId}`);
}

/**
 * The ledger's key of giving a stake back: by the bet and not by the rollback's own id, so that no two rollbacks
 * give the same stake back. No code of a vendor contains a slash or a colon.
 */
export function rollbackKey(vendorCode: string, betTransactionId: string): IdempotencyKey {
  return toIdempotencyKey(`${vendorCode}/rollback:${betTransactionId}`);
}

export function walletAccount(command: Pick<InRound, 'memberId'>): AccountId {
  return playerAccountId(command.memberId);
}

/** The house's side of a game; opened when a game is launched. */
export function gameAccount(vendorCode: string, gameId: string): AccountId {
  return betHouseAccount({ source: 'vendor', provider: vendorCode, gameId });
}
