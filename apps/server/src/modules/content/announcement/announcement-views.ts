import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { Execution } from '@wau/contract/calls/content/announcement-calls';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import type { AnnouncementRow } from './announcement-sql.ts';

type Announcements = CallValue<Calls['listAnnouncements']>;

export function noticeView(row: AnnouncementRow): Announcements['player'][number] {
  return {
    id: row.announcement_id,
    title: row.title,
    content: sanitiseOperatorHtml(row.content_html),
    publishedAt: row.published_from.toISOString(),
  };
}

export function listView(row: AnnouncementRow): Announcements['list'][number] {
  return { ...noticeView(row), types: [...row.types], groupName: row.group_name };
}

/** What is for everybody is of the group that looks, so that clients which compare the two show it. */
export function popupView(row: AnnouncementRow, group: Execution): Announcements['popup'][number] {
  const { link_path: link } = row;
  return {
    id: row.announcement_id,
    title: row.title,
    content: sanitiseOperatorHtml(row.content_html),
    promotionType: goalOf(link),
    execution: row.execution ?? group,
    link,
  };
}

function goalOf(link: string): Announcements['popup'][number]['promotionType'] {
  if (link === '') return 'NONE';
  return /^\/m\/rewardCenter(?:[?#]|$)/.test(link) ? 'REWARD' : 'LINK';
}

export function bannerTextView(row: AnnouncementRow): Announcements['banners'][number] {
  const { id, title, content } = noticeView(row);
  return { id, title, content, url: '', link: '' };
}
