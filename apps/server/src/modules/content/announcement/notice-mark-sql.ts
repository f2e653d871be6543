import type { noticeAudiences } from '@wau/contract/calls/content/announcement-calls';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export type NoticeAudience = (typeof noticeAudiences)[number];

export interface NoticeReader {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

/** A mark never goes back: two pages that are open at once may say so in any order. */
export async function markNotices(
  runner: SqlRunner,
  { merchantCode, memberId }: NoticeReader,
  audience: NoticeAudience,
  seenUntil: Date,
): Promise<void> {
  await runner.query({
    name: 'mark-notices',
    text: `
      insert into wau.notice_marks (merchant_id, member_id, audience, seen_until) values ($1, $2, $3, $4)
      on conflict (merchant_id, member_id, audience)
        do update set seen_until = greatest(notice_marks.seen_until, excluded.seen_until)`,
    values: [merchantCode, memberId, audience, seenUntil],
  });
}

/** Notices of these audiences on mobile that are on show and were published after the member looked. */
export async function countUnreadNotices(
  runner: SqlRunner,
  { merchantCode, memberId }: NoticeReader,
  audiences: readonly NoticeAudience[],
  now: Date,
): Promise<number> {
  const rows = await runner.query<{ unread: number }>({
    name: 'count-unread-notices',
    text: `
      select count(distinct notice.announcement_id)::int as unread
      from wau.announcements as notice
      join unnest($3::text[]) as asked (audience) on asked.audience = any (notice.types)
      left join wau.notice_marks as mark
        on mark.merchant_id = $1 and mark.member_id = $2 and mark.audience = asked.audience
      where notice.merchant_id = $1 and (notice.platform is null or notice.platform = 'M')
        and notice.published_from <= $4
        and (notice.published_until is null or notice.published_until > $4)
        and (mark.seen_until is null or notice.published_from > mark.seen_until)`,
    values: [merchantCode, memberId, audiences, now],
  });
  return rows[0]?.unread ?? 0;
}
