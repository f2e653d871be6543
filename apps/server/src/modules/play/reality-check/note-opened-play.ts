import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectOwnInterval, upsertOpenedPlay } from './reality-check-sql.ts';

/** So long without a bet or a game that is opened, and play begins anew: that is the break which a check asks for. */
const breakMs = 30 * 60_000;

/** A member opens a game: from then on the time until the next reality check runs, unless it runs already. */
export async function noteOpenedPlay(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<void> {
  const owner = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  const nowMs = clock.nowMs();
  const minutes = checkInterval(merchant.realityCheckMinutes, await selectOwnInterval(runner, owner));
  await upsertOpenedPlay(runner, owner, {
    now: new Date(nowMs),
    dueAt: new Date(nowMs + minutes * 60_000),
    breakSince: new Date(nowMs - breakMs),
  });
}

/** The merchant's interval, or the member's own where that is shorter. */
export function checkInterval(merchantMinutes: number, ownMinutes: number | undefined): number {
  return Math.min(merchantMinutes, ownMinutes ?? merchantMinutes);
}
