import type { ErrorCode } from '@wau/contract/error-codes';
import type { IdempotencyKey, Transfer } from '@wau/ledger/transfer';
import type { StoredTransfer } from '@wau/ledger/transfers-sql';
import { assert } from '@wau/service/refusal';
import type { BetStanding } from '../betting/bet.ts';
import type { PermissionRow } from './permission-sql.ts';
import { limitRefusal } from './play-limit-refusal.ts';
import {
  type BetCommand,
  type BetInQuestion,
  type EndRoundCommand,
  gameAccount,
  type RollbackCommand,
  rollbackKey,
  transactionKey,
  type WalletCommand,
  type WinCommand,
  walletAccount,
} from './wallet-command.ts';

/**
 * What is to be done for a command, before the ledger has spoken. `post`: the ledger decides. `refuse`: unless the
 * command's key is taken, in which case the ledger has the answer, or unless it is the stored answer itself. `free`,
 * `close`, `keep` and `giveBackFree`: accepted, no money moves.
 */
export type Plan =
  | { readonly step: 'post'; readonly transfer: Transfer }
  | { readonly step: 'refuse'; readonly code: ErrorCode; readonly isStored?: true }
  | { readonly step: 'free'; readonly taken: 'now' | 'before' }
  | { readonly step: 'giveBackFree' }
  | { readonly step: 'close' }
  | { readonly step: 'keep' };

export type Permission = Omit<PermissionRow, 'bet_position'>;

export function planBet(bet: BetCommand, permission: Permission, round: BetStanding | undefined): Plan {
  const code = betRefusal(bet, permission, round);
  return code === undefined ? { step: 'post', transfer: betTransfer(bet) } : { step: 'refuse', code };
}

function betRefusal(
  bet: BetCommand,
  permission: Permission,
  round: BetStanding | undefined,
): ErrorCode | undefined {
  const code = permissionRefusal(bet, permission, round !== undefined);
  if (code !== undefined || round === undefined) return code;
  if (!isOfRound(bet, round)) return 'idempotency.conflict';
  return round.status === 'open' ? undefined : 'vendor.round.ended';
}

/** In order of precedence. */
export function permissionRefusal(
  bet: BetInQuestion,
  permission: Permission,
  isRoundBegun: boolean,
): ErrorCode | undefined {
  if (permission.member_id === null) return 'vendor.token.expired';
  if (permission.member_id !== bet.memberId) return 'vendor.player.unknown';
  if (permission.is_offered === null || permission.game_id !== bet.gameId) return 'game.unknown';
  if (!permission.is_open) return 'game.unavailable';
  // What has begun is played to its end, with the stakes that its decisions cost.
  if (!permission.is_offered && !isRoundBegun) return 'game.unavailable';
  if (permission.max_stake_minor !== null && bet.amountMinor > permission.max_stake_minor) {
    return 'stake.above.maximum';
  }
  const limit = limitRefusal(bet, permission, isRoundBegun);
  if (limit !== undefined) return limit;
  if (bet.buysFeature && permission.sells_features !== true) return 'feature.buy.forbidden';
  return undefined;
}

export function planWin(win: WinCommand, round: BetStanding | undefined): Plan {
  if (round === undefined || !isOfRound(win, round)) return { step: 'refuse', code: 'vendor.bet.unknown' };
  switch (round.status) {
    case 'open':
      return { step: 'post', transfer: winTransfer(win) };
    case 'settled':
      return { step: 'refuse', code: 'vendor.round.ended' };
    case 'refunded':
      return { step: 'refuse', code: 'vendor.bet.rolled.back' };
  }
}

/** A round that is settled already stays as it is, so that the call may be repeated. */
export function planEndRound(end: EndRoundCommand, round: BetStanding | undefined): Plan {
  if (round === undefined || !isOfRound(end, round)) return { step: 'refuse', code: 'vendor.bet.unknown' };
  switch (round.status) {
    case 'open':
      return { step: 'close' };
    case 'settled':
      return { step: 'keep' };
    case 'refunded':
      return { step: 'refuse', code: 'vendor.bet.rolled.back' };
  }
}

/**
 * `taken` holds the bet's key, which was refused beforehand if it was free, and the key of giving it back when that
 * has happened.
 */
export function planRollback(
  rollback: RollbackCommand,
  taken: ReadonlyMap<IdempotencyKey, StoredTransfer>,
  round: BetStanding | undefined,
): Plan {
  const bet = taken.get(transactionKey(rollback.vendorCode, rollback.betTransactionId));
  assert(bet !== undefined, 'the key of a bet that is rolled back is taken');
  if (bet.refusal !== undefined) return { step: 'keep' };
  if (!isBetOf(rollback, bet)) return { step: 'refuse', code: 'idempotency.conflict' };
  const idempotencyKey = rollbackKey(rollback.vendorCode, rollback.betTransactionId);
  const isGivenBack = taken.has(idempotencyKey);
  const isUnpaid = round?.status === 'open' && round.payout_minor === 0n;
  if (!isGivenBack && !isUnpaid) return { step: 'refuse', code: 'vendor.bet.settled' };
  assert(bet.amountMinor !== undefined && bet.currency !== undefined, 'a posted bet has an amount');
  return {
    step: 'post',
    transfer: {
      merchantId: rollback.merchantCode,
      idempotencyKey,
      debit: gameAccount(rollback.vendorCode, rollback.gameId),
      credit: walletAccount(rollback),
      amountMinor: bet.amountMinor,
      currency: bet.currency,
      reason: 'game.rollback',
      reference: rollback.roundId,
    },
  };
}

function isOfRound(command: WalletCommand, round: BetStanding): boolean {
  return round.member_id === command.memberId && round.game_id === command.gameId;
}

function isBetOf(rollback: RollbackCommand, bet: StoredTransfer): boolean {
  return (
    bet.debit === walletAccount(rollback) &&
    bet.credit === gameAccount(rollback.vendorCode, rollback.gameId) &&
    bet.reference === rollback.roundId
  );
}

export function betTransfer(bet: BetCommand): Transfer {
  return {
    merchantId: bet.merchantCode,
    idempotencyKey: transactionKey(bet.vendorCode, bet.transactionId),
    debit: walletAccount(bet),
    credit: gameAccount(bet.vendorCode, bet.gameId),
    amountMinor: bet.amountMinor,
    currency: bet.currencyCode,
    reason: 'game.bet',
    reference: bet.roundId,
  };
}

export function winTransfer(win: WinCommand): Transfer {
  return {
    merchantId: win.merchantCode,
    idempotencyKey: transactionKey(win.vendorCode, win.transactionId),
    debit: gameAccount(win.vendorCode, win.gameId),
    credit: walletAccount(win),
    amountMinor: win.amountMinor,
    currency: win.currencyCode,
    reason: 'game.win',
    reference: win.roundId,
  };
}
