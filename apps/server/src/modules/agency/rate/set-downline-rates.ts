import type { MemberId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { AuditedWork } from '../../../platform/gates/command-registrar.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { requireOwnRates } from '../opening/require-own-rates.ts';
import { ratesFromWire, type WireRates } from '../opening/wire-rates.ts';
import { changeRates } from './change-rates.ts';
import { selectRatedMember } from './rate-sql.ts';
import { type RatedMemberView, ratedMemberView, readRateViews } from './rate-view.ts';

/**
 * Changes the rates of a member directly below an agent, from tomorrow on. What is sent again changes nothing.
 *
 * Invariants: nobody has more than the upline, on any day to come, nor less than is promised below.
 * Locks: the member's row, then the agent's, from below to above as contracts do.
 *
 * @throws Refusal `member.unknown` for anybody who does not stand directly below, `rate.above.own`, `rate.below.promised`
 */
export function setDownlineRates(
  { clock }: Pick<ServerParts, 'clock'>,
  { merchant: { merchantCode }, member }: Pick<AgentContext, 'merchant' | 'member'>,
  memberId: MemberId,
  wanted: WireRates,
): AuditedWork<RatedMemberView> {
  const agentId = member.memberId;
  const now = new Date(clock.nowMs());
  const rates = ratesFromWire(wanted);
  return async (tx) => {
    const seen = await selectRatedMember(tx, merchantCode, memberId);
    if (seen?.upline_id !== agentId) throw new Refusal('member.unknown');
    await lockMember(tx, { merchantCode, memberId });
    await lockMember(tx, { merchantCode, memberId: agentId });
    const below = await selectRatedMember(tx, merchantCode, memberId);
    if (below?.upline_id !== agentId) throw new Refusal('member.unknown');
    await requireOwnRates(tx, merchantCode, agentId, rates, now);
    const { change } = await changeRates(tx, merchantCode, below, rates, { by: agentId, at: now });
    const views = await readRateViews(tx, merchantCode, [memberId], now);
    return { value: ratedMemberView(below, views.get(memberId) ?? []), change };
  };
}
