import type { ErrorCode } from '@wau/contract/error-codes';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import { limitRefusal } from '../vendor/play-limit-refusal.ts';
import { type LimitOwner, selectStakePermissions } from './play-limit-sql.ts';

/** What a member wants to stake. */
export interface WantedStake extends LimitOwner {
  readonly stakeMinor: Minor;
}

/**
 * Which stakes the members' own limits do not let in, or a reality check that waits for its answer: the same rules as for
 * bets that vendors bring. Each member has one. In the transaction that posts the stakes; members who have limits take turns.
 *
 * @returns for each stake `play.limit.time`, `play.check.due`, `play.limit.stake` or `play.limit.loss`; `undefined` where it
 *   is let in
 */
export async function refuseStakes(
  tx: SqlRunner,
  stakes: readonly WantedStake[],
  now: Date,
): Promise<readonly (ErrorCode | undefined)[]> {
  if (stakes.length === 0) return [];
  const permissions = await selectStakePermissions(tx, stakes, now);
  return stakes.map(({ stakeMinor }, index) => {
    const permission = permissions[index];
    assert(permission !== undefined, 'each stake has a permission');
    return limitRefusal({ amountMinor: stakeMinor }, permission, false);
  });
}
