import type { MerchantCode } from '@wau/contract/ids';
import { type LotteryLimits, noLimits } from '@wau/rules/lottery/lottery-limits';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import { selectLimits, selectLimitsVersion } from './lottery-limits-sql.ts';
import { limitsFromWire } from './wire-limits.ts';

/** A version never changes, so that each is read once; what holds is asked of the database every time. */
const readVersions = new Map<string, { readonly version: string; readonly limits: LotteryLimits }>();
/** Far more games than an installation has. */
const mostRead = 10_000;

/** What bounds the draws of a game now. */
export async function findLotteryLimits(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<LotteryLimits> {
  const row = await selectLimitsVersion(runner, merchantCode, gameId);
  if (row === undefined) return noLimits;
  const version = `${row.version} ${row.changed_at.toISOString()}`;
  const key = `${merchantCode}/${gameId}`;
  const known = readVersions.get(key);
  if (known?.version === version) return known.limits;
  const wire = await selectLimits(runner, merchantCode, gameId, row.version);
  assert(wire !== undefined, 'a version that holds is stored');
  const limits = limitsFromWire(wire);
  if (readVersions.size >= mostRead) readVersions.clear();
  readVersions.set(key, { version, limits });
  return limits;
}
