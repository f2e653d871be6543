import { timeLimitKind } from '@wau/contract/play-limits';
import { type Minor, minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { type LimitOwner, selectStandings } from './play-limit-sql.ts';

/**
 * Refuses `play.limit.deposit` for more than a member wants to deposit. In the transaction that stores the order and has
 * locked the member's row, so that two orders do not both find the same room.
 */
export async function requireWithinDepositLimit(
  tx: SqlRunner,
  owner: LimitOwner,
  amountMinor: Minor,
  now: Date,
): Promise<void> {
  const standings = await selectStandings(tx, owner, now);
  const left = standings
    .filter(({ kind }) => kind.startsWith('deposit.'))
    .map(({ limit_value, used }) => limit_value - used);
  const least = left.reduce<bigint | undefined>(
    (min, each) => (min === undefined || each < min ? each : min),
    undefined,
  );
  if (least === undefined || amountMinor <= least) return;
  throw new Refusal('play.limit.deposit', {
    field: 'amountMinor',
    limitMinor: minorToWire(toMinor(least > 0n ? least : 0n)),
  });
}

/** Refuses `play.limit.time` once a member has been logged in today for as long as wanted: no game opens then. */
export async function requirePlayTime(runner: SqlRunner, owner: LimitOwner, now: Date): Promise<void> {
  const standings = await selectStandings(runner, owner, now);
  const isUp = standings.some(({ kind, limit_value, used }) => kind === timeLimitKind && used >= limit_value);
  if (isUp) throw new Refusal('play.limit.time');
}
