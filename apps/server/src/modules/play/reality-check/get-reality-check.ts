import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { checkInterval } from './note-opened-play.ts';
import { selectOwnInterval, selectPlayedSums, selectRealityCheck } from './reality-check-sql.ts';

/** When a member looks back next. What play has come to is summed up once the check is due, and not with each game that opens. */
export async function getRealityCheck(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getRealityCheck']>> {
  const owner = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  const row = await selectRealityCheck(runner, owner);
  if (row === undefined) return { check: null };
  const own = await selectOwnInterval(runner, owner);
  const nowMs = clock.nowMs();
  const described = {
    currencyCode: merchant.currencyCode,
    everyMinutes: checkInterval(merchant.realityCheckMinutes, own),
    playedFrom: row.played_from.toISOString(),
    dueAt: row.due_at.toISOString(),
  };
  if (row.due_at.getTime() > nowMs) return { check: { ...described, result: null } };
  const sums = await selectPlayedSums(runner, owner, merchant.currencyCode, row.played_from);
  return {
    check: {
      ...described,
      result: {
        playedMinutes: Math.floor((nowMs - row.played_from.getTime()) / 60_000),
        stakeMinor: minorToWire(sums.stake_minor),
        payoutMinor: minorToWire(sums.payout_minor),
        netMinor: minorToWire(toMinor(sums.payout_minor - sums.stake_minor)),
      },
    },
  };
}
