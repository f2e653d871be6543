import type { MemberId, OperatorId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { AuditedWork } from '../../../platform/gates/command-registrar.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { mayHaveContracts } from '../../../platform/sessions/member-types.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { ratesFromWire, type WireRates } from '../opening/wire-rates.ts';
import { changeRates } from './change-rates.ts';
import { selectRatedMember } from './rate-sql.ts';
import { type RatedMemberView, ratedMemberView, readRateViews } from './rate-view.ts';

/** A member's rates, for operators. Refuses `member.unknown`. */
export async function getMemberRates(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchantCode }: Pick<Merchant, 'merchantCode'>,
  memberId: MemberId,
): Promise<RatedMemberView> {
  const member = await selectRatedMember(runner, merchantCode, memberId);
  if (member === undefined) throw new Refusal('member.unknown');
  const views = await readRateViews(runner, merchantCode, [memberId], new Date(clock.nowMs()));
  return ratedMemberView(member, views.get(memberId) ?? []);
}

/**
 * The house's rates for whom no agent stands above, from tomorrow on: everybody below gets of these.
 *
 * Locks: the member's row.
 *
 * @throws Refusal `member.unknown`, `rate.upline.decides`, `rate.below.promised`
 */
export function setMemberRates(
  { clock }: Pick<ServerParts, 'clock'>,
  { merchantCode }: Pick<Merchant, 'merchantCode'>,
  memberId: MemberId,
  wanted: WireRates,
  by: OperatorId,
): AuditedWork<RatedMemberView> {
  const now = new Date(clock.nowMs());
  return async (tx) => {
    await lockMember(tx, { merchantCode, memberId });
    const member = await selectRatedMember(tx, merchantCode, memberId);
    if (member === undefined) throw new Refusal('member.unknown');
    if (member.upline_type !== null && mayHaveContracts({ memberType: member.upline_type }))
      throw new Refusal('rate.upline.decides');
    return changeRates(tx, merchantCode, member, ratesFromWire(wanted), { by, at: now });
  };
}
