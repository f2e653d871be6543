import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, OperatorId } from '@wau/contract/ids';
import { type MemberRates, rateOf, rateProducts } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { AuditedWork } from '../../../platform/gates/command-registrar.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { readMemberRates } from '../../account/member-rate/member-rates.ts';
import { ratesFromWire } from '../opening/wire-rates.ts';
import { changeRates } from './change-rates.ts';
import { type HouseRatesView, isRatedByHouse, readHouseRates } from './house-rates-view.ts';
import { type RatedMemberRow, selectRatedMember } from './rate-sql.ts';
import { tellRates } from './tell-rates.ts';

/** A member's rates, for operators. Refuses `member.unknown`. */
export async function getMemberRates(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchantCode }: Pick<Merchant, 'merchantCode'>,
  memberId: MemberId,
): Promise<HouseRatesView> {
  const member = await requireMember(runner, { merchantCode, memberId });
  return readHouseRates(runner, merchantCode, member, new Date(clock.nowMs()));
}

/**
 * The house's rates for whom no agent stands above, from tomorrow on: everybody below gets of these. The member is told.
 *
 * Invariants: nobody has less than was promised below; a change is of what its operator has seen, so of two who change at once
 * one is refused; the same again changes nothing, and is not told again.
 * Locks: the member's row, the counter of the member's events.
 *
 * @throws Refusal `member.unknown`, `rate.upline.decides`, `rate.changed`, `rate.below.promised`; InvalidRequestError without
 *   a reason
 */
export function setMemberRates(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  { merchantCode }: Pick<Merchant, 'merchantCode'>,
  memberId: MemberId,
  { rates, seenRates, reason: text }: CallBody<Calls['setMemberRates']>,
  by: OperatorId,
): AuditedWork<HouseRatesView> {
  const at = new Date(parts.clock.nowMs());
  const reason = readReason(text);
  const wanted = ratesFromWire(rates);
  return async (tx) => {
    await lockMember(tx, { merchantCode, memberId });
    const member = await requireMember(tx, { merchantCode, memberId });
    if (!isRatedByHouse(member)) throw new Refusal('rate.upline.decides');
    const before = (await readMemberRates(tx, merchantCode, [memberId])).get(memberId) ?? {};
    requireSeen(before, wanted, ratesFromWire(seenRates));
    const changed = await changeRates(tx, merchantCode, member, wanted, { by, at });
    const value = await readHouseRates(tx, merchantCode, member, at);
    await tellRates(parts, tx, { merchantCode, memberId, isAgent: value.isAgent }, changed, value.startsOn);
    const { change } = changed;
    return { value, change: { ...change, newValues: { ...change.newValues, reason } } };
  };
}

async function requireMember(
  runner: SqlRunner,
  {
    merchantCode,
    memberId,
  }: { readonly merchantCode: Merchant['merchantCode']; readonly memberId: MemberId },
): Promise<RatedMemberRow> {
  const member = await selectRatedMember(runner, merchantCode, memberId);
  if (member === undefined) throw new Refusal('member.unknown');
  return member;
}

/** What is there already needs not to have been seen: it is the same order again. */
function requireSeen(before: MemberRates, wanted: MemberRates, seen: MemberRates): void {
  const stale = rateProducts.find((product) => {
    const asked = wanted[product];
    const present = rateOf(before, product);
    return asked !== undefined && asked !== present && rateOf(seen, product) !== present;
  });
  if (stale !== undefined) throw new Refusal('rate.changed', { field: `rates.${stale}` });
}
