import type { MemberId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { mondayOf } from '../../../platform/calendar/calendar-days.ts';
import { type BenefitOffer, benefitOffers } from './benefit-offers.ts';
import { selectBirthday, selectClubClaims } from './benefit-sql.ts';
import type { Birthday } from './birthday.ts';
import type { ClubMerchant, Membership } from './membership.ts';

export interface Benefits {
  readonly birthday: Birthday | undefined;
  readonly offers: readonly BenefitOffer[];
}

/** What the club has for a member whose place in it is known. */
export async function readBenefits(
  runner: SqlRunner,
  { merchantCode }: Pick<ClubMerchant, 'merchantCode'>,
  memberId: MemberId,
  membership: Membership,
): Promise<Benefits> {
  const key = { merchantCode, memberId };
  const row = await selectBirthday(runner, key);
  const claims = await selectClubClaims(runner, key, mondayOf(membership.today));
  const birthday =
    row === undefined ? undefined : { month: row.birth_month, day: row.birth_day, statedDay: row.stated_day };
  const claimed = claims.map((claim) => ({
    kind: claim.kind,
    occurrence: claim.occurrence,
    amountMinor: claim.amount_minor,
    requiredTurnoverMinor: claim.required_turnover_minor,
    claimedDay: claim.claimed_day,
  }));
  return { birthday, offers: benefitOffers(membership, birthday, claimed) };
}
