import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface PersonalText {
  readonly title: string;
  readonly content: string;
}

export interface PersonalAnnouncementRow {
  readonly link_path: string;
  /** By language. */
  readonly texts: Readonly<Record<string, PersonalText>>;
}

export async function selectDefaultLanguage(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<LanguageCode | undefined> {
  const rows = await runner.query<{ default_language: LanguageCode }>({
    text: 'select default_language from wau.merchants where merchant_id = $1',
    values: [merchantCode],
  });
  return rows[0]?.default_language;
}

export async function selectPersonalAnnouncement(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  announcementId: string,
): Promise<PersonalAnnouncementRow | undefined> {
  const rows = await runner.query<PersonalAnnouncementRow & Record<string, unknown>>({
    text: `
      select announcement.link_path,
             (select jsonb_object_agg(written.language,
                       jsonb_build_object('title', written.title, 'content', written.content_html))
                from wau.personal_announcement_texts as written
               where written.merchant_id = $1 and written.announcement_id = $2) as texts
        from wau.personal_announcements as announcement
       where announcement.merchant_id = $1 and announcement.announcement_id = $2`,
    values: [merchantCode, announcementId],
  });
  return rows[0];
}

/** `false` where there is one of that id, from whoever was first. */
export async function insertPersonalAnnouncement(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  announcementId: string,
  linkPath: string,
  createdAt: Date,
): Promise<boolean> {
  const rows = await tx.query({
    text: `insert into wau.personal_announcements (merchant_id, announcement_id, link_path, created_at)
           values ($1, $2, $3, $4) on conflict do nothing returning announcement_id`,
    values: [merchantCode, announcementId, linkPath, createdAt],
  });
  return rows.length > 0;
}

export async function insertPersonalText(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  announcementId: string,
  language: string,
  { title, content }: PersonalText,
): Promise<void> {
  await tx.query({
    text: `insert into wau.personal_announcement_texts (merchant_id, announcement_id, language, title, content_html)
           values ($1, $2, $3, $4, $5)`,
    values: [merchantCode, announcementId, language, title, content],
  });
}

/** The names among these that no active member has. */
export async function selectUnknownNames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  usernames: readonly string[],
): Promise<readonly string[]> {
  const rows = await runner.query<{ name: string }>({
    text: `
      select asked.name from unnest($2::text[]) as asked (name)
       where not exists (
         select from wau.members as member
          where member.merchant_id = $1 and member.username_key = asked.name and member.status = 'active')
       order by asked.name`,
    values: [merchantCode, usernames],
  });
  return rows.map(({ name }) => name);
}

/** Active members in the order of their ids, after one of them; `null` for everybody's names. */
export async function selectMembersAfter(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  usernames: readonly string[] | null,
  after: string,
  limit: number,
): Promise<readonly MemberId[]> {
  const rows = await runner.query<{ member_id: MemberId }>({
    text: `
      select member_id from wau.members
       where merchant_id = $1 and status = 'active' and member_id > $3
         and ($2::text[] is null or username_key = any ($2::text[]))
       order by member_id limit $4`,
    values: [merchantCode, usernames, after, limit],
  });
  return rows.map(({ member_id }) => member_id);
}
