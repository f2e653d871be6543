import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isTrial } from '../../../platform/sessions/member-types.ts';
import { selectPlayLimits } from './play-limit-sql.ts';
import { playLimitViews } from './play-limit-view.ts';

/** A member's own limits, how far each is used up, and what waits. */
export async function getPlayLimits(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getPlayLimits']>> {
  const nowMs = clock.nowMs();
  const owner = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  const rows = await selectPlayLimits(runner, owner, new Date(nowMs));
  return {
    currencyCode: merchant.currencyCode,
    limitsMoney: !isTrial(member),
    checkMinutes: merchant.realityCheckMinutes,
    list: playLimitViews(rows, nowMs),
  };
}
