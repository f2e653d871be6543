import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface ClubLevelRow {
  readonly level: number;
  readonly required_turnover_minor: Minor;
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
      select club.level, club.required_turnover_minor, coalesce(chosen.name, club.level::text) as name,
             coalesce(chosen.benefits, '{}') as benefits
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
