import { type Minor, toMinor } from '@wau/money/minor';
import type { SqlRunner, SqlStatement } from '@wau/service/database/sql-runner';
import type { MovementQuery } from './movements-sql.ts';

/** What an account took in and paid out; both are zero or more. */
export interface MovementTotals {
  readonly inMinor: Minor;
  readonly outMinor: Minor;
}

export type MovementTotalsQuery = Pick<
  MovementQuery,
  'merchantId' | 'accountId' | 'reasons' | 'from' | 'until'
>;

/** Over all movements that the filter takes, whatever page of them is on show. */
export async function readMovementTotals(
  runner: SqlRunner,
  query: MovementTotalsQuery,
): Promise<MovementTotals> {
  const [row] = await runner.query<{ in_minor: bigint; out_minor: bigint }>(movementTotalsStatement(query));
  return { inMinor: toMinor(row?.in_minor ?? 0n), outMinor: toMinor(row?.out_minor ?? 0n) };
}

/** Reads the entries of the period that are neither stakes nor wins, and of those only sums; see the migration. */
export function movementTotalsStatement(query: MovementTotalsQuery): SqlStatement {
  return {
    name: 'ledger-movement-totals',
    text: 'select in_minor, out_minor from ledger.movement_totals($1, $2, $3, $4, $5)',
    values: [
      query.merchantId,
      query.accountId,
      query.reasons === undefined ? null : [...new Set(query.reasons)],
      query.from ?? '-infinity',
      query.until ?? 'infinity',
    ],
  };
}
