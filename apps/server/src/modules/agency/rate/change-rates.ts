import type { MemberId, MerchantCode, OperatorId } from '@wau/contract/ids';
import {
  findBelowPromised,
  type MemberRates,
  type RateProduct,
  rateOf,
  rateProducts,
} from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { AuditedChange } from '../../../platform/audit/audited.ts';
import {
  readMemberRates,
  readPromisedRates,
  writeMemberRates,
} from '../../account/member-rate/member-rates.ts';
import { ratesText, ratesToWire } from '../opening/wire-rates.ts';
import type { RatedMemberRow } from './rate-sql.ts';

/** What begins today would change what a day gives while it is played. */
export const daysAhead = 1;

/** What became different, for the audit and for whoever is told. */
export interface ChangedRates {
  readonly after: MemberRates;
  /** Nothing where it was there already. */
  readonly products: readonly RateProduct[];
  readonly change: AuditedChange;
}

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
): Promise<ChangedRates> {
  const memberId = member.member_id;
  const before = (await readMemberRates(tx, merchantCode, [memberId])).get(memberId) ?? {};
  const after = { ...before, ...rates };
  const promised = await readPromisedRates(tx, merchantCode, memberId);
  // What is left as it is may have come to lie below by a move; it is not this change that breaks a promise.
  const asked = rateProducts.filter((product) => rates[product] !== undefined);
  const below = findBelowPromised(after, [
    Object.fromEntries(asked.map((each) => [each, promised.get(each)?.basisPoints ?? 0])),
  ]);
  if (below !== undefined) throw new Refusal('rate.below.promised', { field: `rates.${below}` });
  await writeMemberRates(tx, { merchantCode, memberId }, rates, { ...given, daysAhead });
  return {
    after,
    products: rateProducts.filter((product) => rateOf(before, product) !== rateOf(after, product)),
    change: {
      subject: memberId,
      oldValues: { rates: ratesText(ratesToWire(before)) },
      newValues: { rates: ratesText(ratesToWire(after)) },
    },
  };
}
