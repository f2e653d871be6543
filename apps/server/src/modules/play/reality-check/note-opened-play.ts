import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { upsertOpenedPlays } from './reality-check-sql.ts';

/** So long without a bet or a game that is opened, and play begins anew: that is the break which a check asks for. */
const breakMs = 30 * 60_000;
/** Far less than a break: whoever sends one slip after the other has no row written with each. */
const notedForMs = 60_000;

type Opening = Pick<MemberContext, 'merchant' | 'member'>;

/** A member opens a game: from then on the time until the next reality check runs, unless it runs already. */
export function noteOpenedPlay(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  opening: Opening,
): Promise<void> {
  return noteOpenedPlays(runner, [opening], new Date(clock.nowMs()));
}

/** The same of several members, each once. Locks: their reality checks, in one order. */
export function noteOpenedPlays(runner: SqlRunner, openings: readonly Opening[], now: Date): Promise<void> {
  const members = openings.map(({ merchant, member }) => ({
    merchantCode: merchant.merchantCode,
    memberId: member.memberId,
    merchantMinutes: merchant.realityCheckMinutes,
  }));
  return upsertOpenedPlays(runner, members, {
    now,
    breakSince: new Date(now.getTime() - breakMs),
    notedSince: new Date(now.getTime() - notedForMs),
  });
}

/** The merchant's interval, or the member's own where that is shorter. */
export function checkInterval(merchantMinutes: number, ownMinutes: number | undefined): number {
  return Math.min(merchantMinutes, ownMinutes ?? merchantMinutes);
}
