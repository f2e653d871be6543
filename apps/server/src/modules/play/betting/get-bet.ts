import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { parseBetKeyText } from './bet.ts';
import { betView } from './list-bets.ts';
import { selectBet, selectBetSteps } from './list-bets-sql.ts';

/** A round has a step or two; one that is corrected over and over is still told within bounds. */
const mostSteps = 100;

/** @throws Refusal `bet.unknown`, also for another member's */
export async function getBet(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member, language }: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  { betKey }: CallQuery<Calls['getBet']>,
): Promise<CallValue<Calls['getBet']>> {
  const parsed = parseBetKeyText(betKey);
  if (parsed === undefined) throw new Refusal('bet.unknown');
  const key = { ...parsed, merchantCode: merchant.merchantCode };
  const bet = await selectBet(runner, key, member.memberId, language);
  if (bet === undefined) throw new Refusal('bet.unknown');
  const steps = await selectBetSteps(runner, key, mostSteps);
  return {
    ...betView(bet, merchant),
    steps: steps.map((step) => ({
      step: step.step,
      kind: step.kind,
      stakeMinor: minorToWire(step.stake_minor),
      refundMinor: minorToWire(step.refund_minor),
      payoutMinor: minorToWire(step.payout_minor),
      happenedAt: step.settled_at.toISOString(),
    })),
  };
}
