import type { ClubBenefitKind } from '@wau/contract/club-benefits';
import type { ClubClaimId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

interface MemberKey {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface BirthdayRow {
  readonly birth_month: number;
  readonly birth_day: number;
  /** Where the merchant is. */
  readonly stated_day: string;
}

export async function selectBirthday(
  runner: SqlRunner,
  { merchantCode, memberId }: MemberKey,
): Promise<BirthdayRow | undefined> {
  const rows = await runner.query<BirthdayRow & Record<string, unknown>>({
    name: 'select-member-birthday',
    text: `select birth_month, birth_day, wau.merchant_day(merchant_id, stated_at)::text as stated_day
             from wau.member_birthdays where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId],
  });
  return rows[0];
}

/** `false` where there is one already: it is stated once. */
export async function insertBirthday(
  tx: SqlRunner,
  { merchantCode, memberId }: MemberKey,
  birthday: { readonly month: number; readonly day: number; readonly statedAt: Date },
): Promise<boolean> {
  const rows = await tx.query({
    text: `insert into wau.member_birthdays (merchant_id, member_id, birth_month, birth_day, stated_at)
           values ($1, $2, $3, $4, $5) on conflict do nothing returning 1 as stated`,
    values: [merchantCode, memberId, birthday.month, birthday.day, birthday.statedAt],
  });
  return rows.length > 0;
}

export interface ClubClaimRow {
  readonly kind: ClubBenefitKind;
  readonly occurrence: string;
  readonly amount_minor: Minor;
  readonly required_turnover_minor: Minor;
  /** Where the merchant is. */
  readonly claimed_day: string;
}

/** All of a member: one a level, one a year, and of weeks the last two. */
export function selectClubClaims(
  runner: SqlRunner,
  { merchantCode, memberId }: MemberKey,
  sinceWeek: string,
): Promise<readonly ClubClaimRow[]> {
  return runner.query<ClubClaimRow & Record<string, unknown>>({
    name: 'select-club-claims',
    text: `select kind, occurrence, amount_minor, required_turnover_minor,
                  wau.merchant_day(merchant_id, claimed_at)::text as claimed_day
             from wau.club_claims
            where merchant_id = $1 and member_id = $2 and (kind <> 'weekly' or occurrence >= $3)`,
    values: [merchantCode, memberId, sinceWeek],
  });
}

export interface NewClubClaim extends MemberKey {
  readonly claimId: ClubClaimId;
  readonly kind: ClubBenefitKind;
  readonly occurrence: string;
  readonly level: number;
  readonly amountMinor: Minor;
  readonly requiredTurnoverMinor: Minor;
  readonly currencyCode: CurrencyCode;
  readonly claimedAt: Date;
}

export async function insertClubClaim(tx: SqlRunner, claim: NewClubClaim): Promise<void> {
  await tx.query({
    text: `insert into wau.club_claims
             (merchant_id, claim_id, member_id, kind, occurrence, level, amount_minor, required_turnover_minor,
              currency, claimed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      claim.merchantCode,
      claim.claimId,
      claim.memberId,
      claim.kind,
      claim.occurrence,
      claim.level,
      claim.amountMinor,
      claim.requiredTurnoverMinor,
      claim.currencyCode,
      claim.claimedAt,
    ],
  });
}
