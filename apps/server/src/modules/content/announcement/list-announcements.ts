import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import {
  type AnnouncementType,
  type Execution,
  noticeAudiences,
  readAnnouncementType,
} from '@wau/contract/calls/content/announcement-calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isAgent } from '../../../platform/sessions/member-types.ts';
import { listAvailablePromotions } from '../site-content/list-available-promotions.ts';
import { listBanners } from '../site-content/list-banners.ts';
import { type AnnouncementRow, selectAnnouncements } from './announcement-sql.ts';
import { bannerTextView, listView, noticeView, popupView } from './announcement-views.ts';
import { countUnreadNotices } from './notice-mark-sql.ts';

type Parts = Pick<ServerParts, 'runner' | 'clock'>;
type Announcements = CallValue<Calls['listAnnouncements']>;

/** The place whose banners are pictures. */
const homeGroup = 'm_home';

/**
 * The announcements that are on show to the caller now, in the language of the request, else in the merchant's own.
 *
 * Invariants: what is for agents goes to agents alone, what is for members to sessions, what is for a first login to
 * the session that such a member came with; of promotions the list has those that can be opened.
 */
export async function listAnnouncements(
  parts: Parts,
  context: VisitorContext,
  { types: asked, groupName, platform }: CallQuery<Calls['listAnnouncements']>,
): Promise<Announcements> {
  const { merchant, language, member } = context;
  const types = typesFor(asked, context);
  const now = new Date(parts.clock.nowMs());
  const [rows, pictures, promotion, unreadCount] = await Promise.all([
    selectAnnouncements(parts.runner, merchant.merchantCode, {
      types,
      executions: executionsFor(member),
      groupName: groupName ?? null,
      platform: platform ?? null,
      languages: [language, merchant.defaultLanguage],
      now,
    }),
    types.includes('B') && groupName === homeGroup ? bannerPictures(parts, context) : [],
    types.includes('PR') ? listAvailablePromotions(parts, context).then(({ list }) => list) : [],
    countUnread(parts, context, types, now),
  ]);
  const ofType = (type: AnnouncementType) =>
    types.includes(type) ? rows.filter((row) => row.types.includes(type)) : [];
  const onOffer = new Set(promotion.map(({ id }) => id));
  const isPromotion = ({ types: [type, ...others] }: AnnouncementRow) => type === 'PR' && others.length === 0;
  return {
    list: rows.filter((row) => !isPromotion(row) || onOffer.has(row.announcement_id)).map(listView),
    popup: ofType('PU').map((row) => popupView(row, member === undefined ? 'B' : 'A')),
    banners: [...pictures, ...ofType('B').map(bannerTextView)],
    player: ofType('PL').toSorted(newestFirst).map(noticeView),
    hot: ofType('H').map(noticeView),
    promotion,
    footer: { unreadCount },
  };
}

/** Notices of agents are asked for by agents alone, and promotions where there are any. */
function typesFor(asked: string, { member, merchant }: VisitorContext): readonly AnnouncementType[] {
  const isAsked: Partial<Record<AnnouncementType, boolean>> = {
    A: member !== undefined && isAgent(member),
    PR: merchant.modules.has('REWCEN3'),
  };
  const types = asked.split(',').flatMap((text) => readAnnouncementType(text) ?? []);
  return types.filter((type) => isAsked[type] ?? true);
}

function executionsFor(member: VisitorContext['member']): readonly Execution[] {
  if (member === undefined) return ['B'];
  return member.isFirstLogin ? ['A', 'F'] : ['A'];
}

async function bannerPictures(parts: Parts, context: VisitorContext): Promise<Announcements['banners']> {
  const { list } = await listBanners(parts, context);
  return list.map(({ bannerId, url, title, link }) => ({
    id: bannerId,
    title,
    content: sanitiseOperatorHtml(''),
    url,
    link,
  }));
}

async function countUnread(
  { runner }: Parts,
  { merchant, member }: VisitorContext,
  types: readonly AnnouncementType[],
  now: Date,
): Promise<number> {
  const audiences = noticeAudiences.filter((audience) => types.includes(audience));
  if (member === undefined || audiences.length === 0) return 0;
  const reader = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  return countUnreadNotices(runner, reader, audiences, now);
}

/** As in the list of notices. */
function newestFirst(one: AnnouncementRow, other: AnnouncementRow): number {
  return other.published_from.getTime() - one.published_from.getTime();
}
