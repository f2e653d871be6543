import type { ErrorCode } from '@wau/contract/error-codes';
import { toMinor } from '@wau/money/minor';
import { answerOf, type PurseBook } from './purse-book.ts';
import {
  type BetCommand,
  type CloseCommand,
  type DepositCommand,
  type EndRoundCommand,
  inputHashOf,
  type PurseAnswer,
  type PurseCommand,
  type PurseKey,
  type RollbackCommand,
  rollbackName,
  type WinCommand,
  type WithdrawalCommand,
} from './purse-command.ts';
import type { Purse, RoundRow } from './purse-rows.ts';

/**
 * Carries a command out on a book.
 *
 * Invariants
 * - A name has one answer: the same again gets it, another input is refused with `idempotency.conflict`.
 * - A purse never goes below zero.
 * - A win and the stake that it comes with are taken together or not at all.
 * - A stake is given back once, and not after its round has paid or ended; a rollback or a question that comes before what
 *   it is about puts that out of use.
 */
export function carryOut(book: PurseBook, command: PurseCommand): PurseAnswer {
  switch (command.kind) {
    case 'deposit':
    case 'withdrawal':
      return transfer(book, command);
    case 'close':
      return close(book, command);
    case 'bet':
      return bet(book, command);
    case 'win':
      return win(book, command);
    case 'rollback':
      return rollback(book, command);
    case 'endRound':
      return endRound(book, command);
  }
}

function transfer(book: PurseBook, command: DepositCommand | WithdrawalCommand): PurseAnswer {
  const { purse: key, transactionId, amountMinor, currencyCode, kind } = command;
  const asked = inputHashOf(kind, key.playerId, amountMinor, currencyCode);
  const known = book.answered(key, 'transfer', transactionId, asked);
  if (known !== undefined) return known;
  const purse = book.purseOf(key);
  // Not stored: the same order with the right currency may follow.
  if (purse.row.currency !== currencyCode) return book.refused(key, 'currency.mismatch');
  const moved = amountMinor ?? purse.balanceMinor;
  const answer = { key, scope: 'transfer', transactionId, asked } as const;
  if (kind === 'withdrawal' && moved > purse.balanceMinor) {
    return book.store({ ...answer, refusal: 'balance.insufficient' });
  }
  book.post(purse, kind, kind === 'deposit' ? moved : toMinor(-moved), transactionId);
  return book.store({ ...answer, amountMinor: moved });
}

function close(book: PurseBook, { purse: key, transactionId }: CloseCommand): PurseAnswer {
  const known = book.transactionOf(key, 'transfer', transactionId);
  if (known !== undefined) return answerOf(known);
  return book.store({ key, scope: 'transfer', transactionId, refusal: 'fund.transfer.unknown' });
}

function bet(book: PurseBook, command: BetCommand): PurseAnswer {
  const { purse: key, transactionId, roundId, gameId, amountMinor, currencyCode, win } = command;
  const asked = inputHashOf(
    ...['bet', key.playerId, roundId, gameId, currencyCode, amountMinor],
    ...[win?.transactionId, win?.amountMinor],
  );
  const isRolledBack = book.transactionOf(key, 'play', rollbackName(transactionId)) !== undefined;
  if (isRolledBack) return book.refused(key, 'vendor.bet.rolled.back');
  const known = book.answered(key, 'play', transactionId, asked);
  if (known !== undefined) return known;
  const answer = { key, scope: 'play', transactionId, asked } as const;
  const purse = book.purseOf(key);
  const round = book.roundOf(key, roundId);
  const refusal = whyNoBet(command, purse, round);
  if (refusal !== undefined) return book.store({ ...answer, refusal });
  if (win !== undefined && book.transactionOf(key, 'play', win.transactionId) !== undefined) {
    return book.refused(key, 'idempotency.conflict');
  }
  purse.hasPlayed = true;
  if (amountMinor > 0n) book.post(purse, 'bet', toMinor(-amountMinor), transactionId);
  book.setRound({
    ...(round ?? book.newRound(command)),
    stake_minor: toMinor((round?.stake_minor ?? 0n) + amountMinor),
  });
  if (win !== undefined) {
    book.pay(key, roundId, win, inputHashOf('win', roundId, win.amountMinor, currencyCode));
  }
  if (command.endRound) book.end(key, roundId);
  return book.store({ ...answer, amountMinor });
}

function win(book: PurseBook, command: WinCommand): PurseAnswer {
  const { purse: key, transactionId, roundId, amountMinor, currencyCode } = command;
  const asked = inputHashOf('win', roundId, amountMinor, currencyCode);
  const known = book.answered(key, 'play', transactionId, asked);
  if (known !== undefined) return known;
  // None of these is stored: the win may have come before its bet.
  const refusal = whyClosed(book.roundOf(key, roundId), key, 'vendor.round.ended');
  if (refusal !== undefined) return book.refused(key, refusal);
  if (book.purseOf(key).row.currency !== currencyCode) return book.refused(key, 'currency.mismatch');
  const answer = book.pay(key, roundId, { transactionId, amountMinor }, asked);
  if (command.endRound) book.end(key, roundId);
  return answer;
}

function rollback(book: PurseBook, { purse: key, roundId, betTransactionId }: RollbackCommand): PurseAnswer {
  const name = { key, scope: 'play', transactionId: rollbackName(betTransactionId) } as const;
  const done = book.transactionOf(key, 'play', name.transactionId);
  if (done !== undefined) return answerOf(done);
  const bet = book.transactionOf(key, 'play', betTransactionId);
  const round = book.roundOf(key, roundId);
  if (bet === undefined || bet.refusal !== null || round === undefined) return book.store(name);
  if (round.status !== 'open' || round.payout_minor > 0n) return book.refused(key, 'vendor.bet.settled');
  if (bet.player_id !== key.playerId) return book.refused(key, 'vendor.player.unknown');
  const stakeMinor = bet.amount_minor;
  if (stakeMinor > 0n) book.post(book.purseOf(key), 'rollback', stakeMinor, name.transactionId);
  const refunded_minor = toMinor(round.refunded_minor + stakeMinor);
  const isRefunded = refunded_minor === round.stake_minor;
  book.setRound({
    ...round,
    refunded_minor,
    ...(isRefunded ? { status: 'refunded', ended_at: book.now } : {}),
  });
  return book.store(name);
}

function endRound(book: PurseBook, { purse: key, roundId }: EndRoundCommand): PurseAnswer {
  const round = book.roundOf(key, roundId);
  if (round?.status === 'ended' && round.player_id === key.playerId) return book.accepted(key);
  const refusal = whyClosed(round, key, 'vendor.round.ended');
  if (refusal !== undefined) return book.refused(key, refusal);
  book.end(key, roundId);
  return book.accepted(key);
}

function whyNoBet(command: BetCommand, purse: Purse, round: RoundRow | undefined): ErrorCode | undefined {
  if (purse.row.currency !== command.currencyCode) return 'currency.mismatch';
  if (round !== undefined) {
    if (round.player_id !== command.purse.playerId || round.game_id !== command.gameId) {
      return 'idempotency.conflict';
    }
    if (round.status !== 'open') return 'vendor.round.ended';
  }
  if (command.operatorRefusal !== undefined) return command.operatorRefusal;
  return command.amountMinor > purse.balanceMinor ? 'balance.insufficient' : undefined;
}

function whyClosed(
  round: RoundRow | undefined,
  { playerId }: PurseKey,
  ended: ErrorCode,
): ErrorCode | undefined {
  if (round?.player_id !== playerId) return 'vendor.bet.unknown';
  if (round.status === 'refunded') return 'vendor.bet.rolled.back';
  return round.status === 'ended' ? ended : undefined;
}
