import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface ClubLevelRow {
  readonly level: number;
  readonly required_turnover_minor: Minor;
  readonly required_deposit_minor: Minor;
  readonly keep_turnover_minor: Minor;
  readonly upgrade_bonus_minor: Minor;
  readonly weekly_bonus_minor: Minor;
  readonly weekly_turnover_minor: Minor;
  readonly birthday_bonus_minor: Minor;
  readonly name: string;
  readonly benefits: readonly string[];
}

/** From the lowest to the highest. A level that the operator has named in neither language is called by its number. */
export function selectClubLevels(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): Promise<readonly ClubLevelRow[]> {
  return runner.query<ClubLevelRow & Record<string, unknown>>({
    name: 'select-club-levels',
    text: `
      select club.level, club.required_turnover_minor, club.required_deposit_minor, club.keep_turnover_minor,
             club.upgrade_bonus_minor, club.weekly_bonus_minor, club.weekly_turnover_minor, club.birthday_bonus_minor,
             coalesce(chosen.name, club.level::text) as name, coalesce(chosen.benefits, '{}') as benefits
      from wau.club_levels as club
      left join lateral (
        select content.name, content.benefits from wau.club_level_texts as content
        where content.merchant_id = club.merchant_id and content.level = club.level
          and content.language in ($2, $3)
        order by content.language = $2 desc limit 1
      ) as chosen on true
      where club.merchant_id = $1
      order by club.level`,
    values: [merchantCode, language, defaultLanguage],
  });
}

/** A level's names by language; empty where it has none. */
export async function selectClubLevelNames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  level: number,
): Promise<Readonly<Record<string, string>>> {
  const rows = await runner.query<{ names: Readonly<Record<string, string>> | null }>({
    text: `select jsonb_object_agg(language, name) as names from wau.club_level_texts
            where merchant_id = $1 and level = $2`,
    values: [merchantCode, level],
  });
  return rows[0]?.names ?? {};
}

export interface ClubTermsRow {
  readonly window_days: number | null;
  readonly grace_days: number;
  readonly birthday_days: number;
  readonly turnover_times: number;
  readonly monthly_budget_minor: Minor | null;
}

/** What holds where the merchant has set nothing; the same as the columns have by default. */
const usualTerms: ClubTermsRow = {
  window_days: null,
  grace_days: 7,
  birthday_days: 7,
  turnover_times: 1,
  monthly_budget_minor: null,
};

export async function selectClubTerms(runner: SqlRunner, merchantCode: MerchantCode): Promise<ClubTermsRow> {
  const rows = await runner.query<ClubTermsRow & Record<string, unknown>>({
    name: 'select-club-terms',
    text: `select window_days, grace_days, birthday_days, turnover_times, monthly_budget_minor
             from wau.club_terms where merchant_id = $1`,
    values: [merchantCode],
  });
  return rows[0] ?? usualTerms;
}

/** Takes what is given out of the month's budget; `false` when it is not left. Without a budget nothing is counted. */
export async function takeFromClubBudget(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  month: string,
  amounts: { readonly amountMinor: Minor; readonly budgetMinor: Minor },
): Promise<boolean> {
  const rows = await tx.query({
    text: `insert into wau.club_spending as spending (merchant_id, month, spent_minor)
           select $1, $2, $3::bigint where $3::bigint <= $4::bigint
           on conflict (merchant_id, month) do update set spent_minor = spending.spent_minor + excluded.spent_minor
            where spending.spent_minor + excluded.spent_minor <= $4::bigint
           returning 1 as taken`,
    values: [merchantCode, month, amounts.amountMinor, amounts.budgetMinor],
  });
  return rows.length > 0;
}
