import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface NoticeRow {
  readonly announcement_id: string;
  readonly title: string;
  readonly content_html: string;
  readonly published_from: Date;
}

/** Announcements for players (PL) on mobile that are on show at `now`, newest first. */
export function selectNotices(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
  now: Date,
): Promise<readonly NoticeRow[]> {
  return runner.query<NoticeRow & Record<string, unknown>>({
    name: 'select-notices',
    text: `
      select notice.announcement_id, notice.published_from, chosen.title, chosen.content_html
      from wau.announcements as notice
      cross join lateral (
        select content.title, content.content_html from wau.announcement_texts as content
        where content.merchant_id = notice.merchant_id and content.announcement_id = notice.announcement_id
          and content.language in ($2, $3)
        order by content.language = $2 desc limit 1
      ) as chosen
      where notice.merchant_id = $1 and 'PL' = any (notice.types)
        and (notice.platform is null or notice.platform = 'M')
        and notice.published_from <= $4
        and (notice.published_until is null or notice.published_until > $4)
      order by notice.published_from desc, notice.sort_order, notice.announcement_id
      limit 100`,
    values: [merchantCode, language, defaultLanguage, now],
  });
}
