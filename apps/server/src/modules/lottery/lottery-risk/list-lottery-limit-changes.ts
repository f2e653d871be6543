import type { CallParams, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { selectLimitsChanges } from './lottery-limits-sql.ts';

/** How the limits of a lottery were, the latest first. */
export function listLotteryLimitChanges(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  { gameId }: CallParams<Calls['listLotteryLimitChanges']>,
  { cursor, pageSize }: CallQuery<Calls['listLotteryLimitChanges']>,
): Promise<CallValue<Calls['listLotteryLimitChanges']>> {
  const before = readCursor(cursor, readVersion) ?? null;
  return readPage(
    pageSize,
    (limit) => selectLimitsChanges(runner, merchantCode, gameId, before, limit),
    ({ version, limits, reason, changed_by_name, changed_at }) => ({
      version,
      ...limits,
      reason,
      changedBy: changed_by_name,
      changedAt: changed_at.toISOString(),
    }),
    ({ version }) => String(version),
  );
}

function readVersion(text: string): number | undefined {
  return /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : undefined;
}
