import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { StatementRow } from './affiliate-statements-sql.ts';

/** A month of an affiliate as affiliates and operators read it. */
export function statementView(
  row: StatementRow,
): CallValue<Calls['listAffiliateStatements']>['list'][number] {
  return {
    statementId: row.statement_id,
    month: monthText(row.month),
    currencyCode: row.currency,
    state: row.state,
    netMinor: minorToWire(row.net_minor),
    carriedInMinor: minorToWire(row.carried_in_minor),
    basisPoints: row.basis_points,
    shareMinor: minorToWire(row.share_minor),
    carriedShareMinor: minorToWire(row.carried_share_minor),
    qualifiedCount: row.qualified_count,
    feeMinor: minorToWire(row.fee_minor),
    amountMinor: minorToWire(row.amount_minor),
    carriedOutMinor: minorToWire(row.carried_out_minor),
    paidAt: row.paid_at?.toISOString() ?? null,
  };
}

/** `2026-10` for its first day. */
export function monthText(firstDay: string): string {
  return firstDay.slice(0, 7);
}

/** The first day of `2026-10`; `undefined` for a month that no calendar has. */
export function monthDay(month: string): string | undefined {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : undefined;
}
