import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MoneyOwner } from '../turnover/money-owner.ts';
import { type DepositedDayRow, selectDepositedOfDays, selectDepositedSince } from './deposit-sql.ts';

/** What has reached the wallet by deposits from a moment on. */
export function readDeposited(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: MoneyOwner,
  from: Date,
): Promise<Minor> {
  return selectDepositedSince(runner, merchantCode, memberId, currencyCode, from);
}

/** The same day by day, from the first on. */
export function readDepositedOfDays(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: MoneyOwner,
): Promise<readonly DepositedDayRow[]> {
  return selectDepositedOfDays(runner, merchantCode, memberId, currencyCode);
}
