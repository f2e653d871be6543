import { minorToWire } from '@wau/money/minor';
import type { StandingRow } from './agent-desk-sql.ts';

/** A member as operators see it in a tree. */
export function standingView(row: StandingRow) {
  return {
    memberId: row.member_id,
    userName: row.username,
    memberType: row.member_type,
    status: row.status,
    registeredAt: row.registered_at.toISOString(),
    memberCount: row.member_count,
    balanceMinor: minorToWire(row.balance_minor),
    currencyCode: row.currency,
  };
}
