import type { MemberId, MerchantCode, OperatorId } from '@wau/contract/ids';
import { findBelowPromised, type MemberRates, rateOf, rateProducts } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import {
  readMemberRates,
  readPromisedRates,
  writeMemberRates,
} from '../../account/member-rate/member-rates.ts';
import type { RatedMemberRow } from './rate-sql.ts';
import { type RatedMemberView, ratedMemberView, readRateViews } from './rate-view.ts';

/** What begins today would change what a day gives while it is played. */
const daysAhead = 1;

/**
 * Writes the rates of a member whose row the caller has locked, from tomorrow on; products that are not named stay.
 *
 * @throws Refusal `rate.below.promised` with the product
 */
export async function changeRates(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  member: RatedMemberRow,
  rates: MemberRates,
  given: { readonly by: MemberId | OperatorId; readonly at: Date },
): Promise<Audited<RatedMemberView>> {
  const memberId = member.member_id;
  const before = (await readMemberRates(tx, merchantCode, [memberId])).get(memberId) ?? {};
  const after = { ...before, ...rates };
  const promised = await readPromisedRates(tx, merchantCode, memberId);
  // What is left as it is may have come to lie below by a move; it is not this change that breaks a promise.
  const asked = rateProducts.filter((product) => rates[product] !== undefined);
  const below = findBelowPromised(after, [
    Object.fromEntries(asked.map((each) => [each, promised[each] ?? 0])),
  ]);
  if (below !== undefined) throw new Refusal('rate.below.promised', { field: `rates.${below}` });
  await writeMemberRates(tx, { merchantCode, memberId }, rates, { ...given, daysAhead });
  const views = await readRateViews(tx, merchantCode, [memberId], given.at);
  return {
    value: ratedMemberView(member, views.get(memberId) ?? []),
    change: {
      subject: memberId,
      oldValues: { rates: textOf(before) },
      newValues: { rates: textOf(after) },
    },
  };
}

function textOf(rates: MemberRates): string {
  return rateProducts.map((product) => `${product} ${rateOf(rates, product)}`).join('; ');
}
