import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { type MemberRates, rateOf, rateProducts } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { isAgent } from '../../../platform/sessions/member-types.ts';
import { readMemberRates } from '../../account/member-rate/member-rates.ts';
import type { RatedMemberRow } from './rate-sql.ts';

export type RatedMemberView = CallValue<Calls['setDownlineRates']>;
export type RatesView = RatedMemberView['rates'];

/** The rates of members as they are and will be from tomorrow on. */
export async function readRateViews(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberIds: readonly MemberId[],
  now: Date,
): Promise<ReadonlyMap<MemberId, RatesView>> {
  const today = await readMemberRates(runner, merchantCode, memberIds, now);
  const latest = await readMemberRates(runner, merchantCode, memberIds);
  return new Map(
    memberIds.map((memberId) => [memberId, ratesView(today.get(memberId) ?? {}, latest.get(memberId) ?? {})]),
  );
}

function ratesView(today: MemberRates, latest: MemberRates): RatesView {
  return rateProducts.map((product) => {
    const [basisPoints, next] = [rateOf(today, product), rateOf(latest, product)];
    return { product, basisPoints, nextBasisPoints: next === basisPoints ? null : next };
  });
}

export function ratedMemberView(row: RatedMemberRow, rates: RatesView): RatedMemberView {
  const { member_id: memberId, username: userName, member_type: memberType } = row;
  return { memberId, userName, isAgent: isAgent({ memberType }), rates };
}
