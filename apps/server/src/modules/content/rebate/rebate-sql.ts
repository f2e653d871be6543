import type { MemberId, MerchantCode, RebateClaimId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MoneyOwner } from '../../money/turnover/money-owner.ts';
import type { RebateStanding } from './rebate-account.ts';

export interface RebateTermsRow {
  readonly minimum_minor: Minor;
  readonly turnover_times: number;
  readonly monthly_budget_minor: Minor | null;
}

/** Where the merchant has set nothing, what the columns have by default. */
export async function selectRebateTerms(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<RebateTermsRow | undefined> {
  const rows = await runner.query<RebateTermsRow & Record<string, unknown>>({
    name: 'select-rebate-terms',
    text: `select minimum_minor, turnover_times, monthly_budget_minor from wau.rebate_terms where merchant_id = $1`,
    values: [merchantCode],
  });
  return rows[0];
}

export interface RebateStandingRow {
  readonly category: string;
  readonly through_day: string;
  readonly earned_parts: bigint;
  readonly paid_minor: Minor;
}

export function selectRebateStandings(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: MoneyOwner,
): Promise<readonly RebateStandingRow[]> {
  return runner.query<RebateStandingRow & Record<string, unknown>>({
    name: 'select-rebate-standings',
    text: `select category, through_day::text as through_day, earned_parts, paid_minor from wau.rebate_standings
            where merchant_id = $1 and member_id = $2 and currency = $3`,
    values: [merchantCode, memberId, currencyCode],
  });
}

export async function upsertRebateStanding(
  tx: SqlRunner,
  { merchantCode, memberId, currencyCode }: MoneyOwner,
  { category, throughDay, earnedParts, paidMinor }: RebateStanding,
): Promise<void> {
  await tx.query({
    text: `insert into wau.rebate_standings
             (merchant_id, member_id, category, currency, through_day, earned_parts, paid_minor)
           values ($1, $2, $3, $4, $5::date, $6, $7)
           on conflict (merchant_id, member_id, category, currency) do update
              set through_day = excluded.through_day, earned_parts = excluded.earned_parts,
                  paid_minor = excluded.paid_minor`,
    values: [merchantCode, memberId, category, currencyCode, throughDay, earnedParts, paidMinor],
  });
}

export interface NewRebateClaim extends MoneyOwner {
  readonly claimId: RebateClaimId;
  readonly amountMinor: Minor;
  readonly requiredTurnoverMinor: Minor;
  readonly claimedAt: Date;
  readonly lines: readonly { readonly category: string; readonly amountMinor: Minor }[];
}

export async function insertRebateClaim(tx: SqlRunner, claim: NewRebateClaim): Promise<void> {
  await tx.query({
    text: `insert into wau.rebate_claims
             (merchant_id, claim_id, member_id, amount_minor, required_turnover_minor, currency, claimed_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      claim.merchantCode,
      claim.claimId,
      claim.memberId,
      claim.amountMinor,
      claim.requiredTurnoverMinor,
      claim.currencyCode,
      claim.claimedAt,
    ],
  });
  await tx.query({
    text: `insert into wau.rebate_claim_lines (merchant_id, claim_id, category, amount_minor)
           select $1, $2, line.category, line.amount_minor
             from unnest($3::text[], $4::bigint[]) as line (category, amount_minor)`,
    values: [
      claim.merchantCode,
      claim.claimId,
      claim.lines.map(({ category }) => category),
      claim.lines.map(({ amountMinor }) => amountMinor),
    ],
  });
}

export interface RebateClaimRow {
  readonly claim_id: RebateClaimId;
  readonly amount_minor: Minor;
  readonly currency: CurrencyCode;
  readonly claimed_at: Date;
  readonly lines: readonly { readonly category: string; readonly amountMinor: string }[];
}

/** Newest first. */
export function selectRebateClaims(
  runner: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  limit: number,
): Promise<readonly RebateClaimRow[]> {
  return runner.query<RebateClaimRow & Record<string, unknown>>({
    name: 'select-rebate-claims',
    text: `
      select claim.claim_id, claim.amount_minor, claim.currency, claim.claimed_at,
             (select jsonb_agg(jsonb_build_object('category', line.category, 'amountMinor', line.amount_minor::text)
                               order by line.category)
                from wau.rebate_claim_lines as line
               where line.merchant_id = claim.merchant_id and line.claim_id = claim.claim_id) as lines
        from wau.rebate_claims as claim
       where claim.merchant_id = $1 and claim.member_id = $2
       order by claim.claim_id desc limit $3`,
    values: [merchantCode, memberId, limit],
  });
}

/** Takes a rebate out of the month's budget; `false` when it is not left. Without a budget nothing is counted. */
export async function takeFromRebateBudget(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  month: string,
  amounts: { readonly amountMinor: Minor; readonly budgetMinor: Minor },
): Promise<boolean> {
  const rows = await tx.query({
    text: `insert into wau.rebate_spending as spending (merchant_id, month, spent_minor)
           select $1, $2, $3::bigint where $3::bigint <= $4::bigint
           on conflict (merchant_id, month) do update set spent_minor = spending.spent_minor + excluded.spent_minor
            where spending.spent_minor + excluded.spent_minor <= $4::bigint
           returning 1 as taken`,
    values: [merchantCode, month, amounts.amountMinor, amounts.budgetMinor],
  });
  return rows.length > 0;
}
