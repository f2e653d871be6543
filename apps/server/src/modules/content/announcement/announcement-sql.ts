import type { AnnouncementType, Execution } from '@wau/contract/calls/content/announcement-calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface AnnouncementRow {
  readonly announcement_id: string;
  readonly types: readonly AnnouncementType[];
  readonly group_name: string;
  readonly execution: Execution | null;
  readonly link_path: string;
  readonly title: string;
  readonly content_html: string;
  readonly published_from: Date;
}

export interface AnnouncementQuery {
  readonly types: readonly AnnouncementType[];
  /** What is for certain people is left out unless it is for these. */
  readonly executions: readonly Execution[];
  /** Null: any place. Notices and hot ones that name no place are of every one. */
  readonly groupName: string | null;
  /** Null: any platform. */
  readonly platform: 'M' | 'W' | null;
  readonly languages: readonly [asked: LanguageCode, fallback: LanguageCode];
  readonly now: Date;
}

/** What is on show now, in order; an announcement without a text in either language is left out. */
export function selectAnnouncements(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  query: AnnouncementQuery,
): Promise<readonly AnnouncementRow[]> {
  return runner.query<AnnouncementRow & Record<string, unknown>>({
    name: 'select-announcements',
    text: `
      select announcement.announcement_id, announcement.types, announcement.group_name, announcement.execution,
             announcement.link_path, announcement.published_from, chosen.title, chosen.content_html
      from wau.announcements as announcement
      cross join lateral (
        select content.title, content.content_html from wau.announcement_texts as content
        where content.merchant_id = announcement.merchant_id
          and content.announcement_id = announcement.announcement_id and content.language in ($5, $6)
        order by content.language = $5 desc limit 1
      ) as chosen
      where announcement.merchant_id = $1 and announcement.types && $2::text[]
        and (announcement.execution is null or announcement.execution = any ($8::text[]))
        and ($3::text is null or announcement.group_name = $3
             or (announcement.group_name = '' and announcement.types && array['A', 'PL', 'H']))
        and ($4::text is null or announcement.platform is null or announcement.platform = $4)
        and announcement.published_from <= $7
        and (announcement.published_until is null or announcement.published_until > $7)
      order by announcement.sort_order, announcement.published_from desc, announcement.announcement_id
      limit 200`,
    values: [
      merchantCode,
      query.types,
      query.groupName,
      query.platform,
      ...query.languages,
      query.now,
      query.executions,
    ],
  });
}
