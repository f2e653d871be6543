import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readMembership } from '../club/follow-membership.ts';
import { readRebates } from './read-rebates.ts';
import { selectRebateClaims } from './rebate-sql.ts';

/** Sums over days, which nobody needs more often. */
const perMember: AttemptRule = { name: 'rebate.member', windowMs: 60_000, window: 'fixed' };
const readsPerMinute = 30;
const shownClaims = 10;

/** What has come together of a member's rebates, and the last that were claimed. Refuses `rate.limited`. */
export async function getRebates(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getRebates']>> {
  const { merchantCode, currencyCode } = merchant;
  const { memberId } = member;
  await requireAttempt({ runner, clock }, merchantCode, perMember, memberId, readsPerMinute);
  const membership = await readMembership(runner, merchant, memberId, clock.nowMs());
  const { terms, accounts } = await readRebates(runner, merchant, memberId, membership);
  const claims = await selectRebateClaims(runner, { merchantCode, memberId }, shownClaims);
  const claimable = accounts.reduce((sum, { claimableMinor }) => sum + claimableMinor, 0n);
  return {
    currencyCode,
    minimumMinor: minorToWire(terms.minimum_minor),
    turnoverTimes: terms.turnover_times,
    claimableMinor: minorToWire(toMinor(claimable)),
    list: accounts.map((account) => ({
      category: account.category,
      basisPoints: account.basisPoints,
      todayTurnoverMinor: minorToWire(toMinor(account.todayTurnoverMinor)),
      claimableMinor: minorToWire(account.claimableMinor),
      paidMinor: minorToWire(account.paidMinor),
    })),
    claims: claims.map((row) => ({
      claimId: row.claim_id,
      amountMinor: minorToWire(row.amount_minor),
      claimedAt: row.claimed_at.toISOString(),
      lines: row.lines.map(({ category, amountMinor }) => ({ category, amountMinor })),
    })),
  };
}
