/**
 * The way into the bet record for every source of bets. Call it in the transaction that moves the money.
 *
 * Invariants
 * - Rows of bets and settlements are only ever added; how a bet stands follows from them.
 * - The sums of the member's day are written with them, in the same statement.
 * - Of two transactions that saw a bet in the same state one adds its step, the other fails and may look again.
 *
 * Locks: bets in the order of their keys (`lockBets`, before balances), then the members' sums in the order of theirs.
 */

import type { SqlRunner } from '@wau/service/database/sql-runner';
import { violatedUnique } from '@wau/service/database/violated-constraint';
import type { BetKey, BetStanding, NewBet } from './bet.ts';
import {
  insertBetsUnlessThere,
  insertFreshBets,
  insertSettlements,
  selectFreeStake,
  selectLockedBets,
} from './bet-record-sql.ts';
import type { Settlement } from './settlement.ts';

/** Those of the bets that exist, locked until the transaction ends. */
export function lockBets(tx: SqlRunner, keys: readonly BetKey[]): Promise<readonly BetStanding[]> {
  return selectLockedBets(tx, keys);
}

/** Places bets that nobody has placed before, and fails with `isBetThere` when somebody has. */
export function placeFreshBets(tx: SqlRunner, bets: readonly NewBet[], now: Date): Promise<void> {
  return insertFreshBets(tx, bets, now);
}

/** Whether a transaction failed because somebody has placed one of its bets before. */
export function isBetThere(error: unknown): boolean {
  return violatedUnique(error) === 'bets_pkey';
}

/** Places bets; returns whether none of them was there, and otherwise the transaction must not be committed. */
export async function placeBets(tx: SqlRunner, bets: readonly NewBet[], now: Date): Promise<boolean> {
  return bets.length === 0 || (await insertBetsUnlessThere(tx, bets, now)) === bets.length;
}

/** Adds steps to bets that are locked, several of a bet in the order of their numbers. */
export async function settleBets(
  tx: SqlRunner,
  settlements: readonly Settlement[],
  now: Date,
): Promise<void> {
  if (settlements.length > 0) await insertSettlements(tx, settlements, now);
}

/** Whether a bet without a stake was placed, or added to the bet, under a transaction's name. */
export function hasFreeStake(tx: SqlRunner, key: BetKey, transactionKey: string): Promise<boolean> {
  return selectFreeStake(tx, key, transactionKey);
}
