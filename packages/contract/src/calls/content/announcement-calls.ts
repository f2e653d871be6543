import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { OperatorHtmlText } from '../../operator-html.ts';
import { Exact, Moment, OneOf } from '../../schema.ts';
import { SessionTokenField } from '../../session-token-field.ts';
import { Notice, PromotionView } from './site-content-calls.ts';

/** Where an announcement shows: notices of agents and of players, banner texts, pop-ups, promotions, hot ones. */
export const announcementTypes = ['A', 'PL', 'B', 'PU', 'PR', 'H'] as const;

export type AnnouncementType = (typeof announcementTypes)[number];

/** Reads a type as clients write it, which for promotions may be the whole word; `undefined` for any other text. */
export function readAnnouncementType(text: string): AnnouncementType | undefined {
  if (text === 'Promotion') return 'PR';
  return announcementTypes.find((known) => known === text);
}

/** Whom a pop-up is for: members who are logged in, visitors, members at their first login. */
export const executions = ['A', 'B', 'F'] as const;

export type Execution = (typeof executions)[number];

/** What a pop-up leads to besides its links: the reward centre, another place, or nothing. */
const popupGoals = ['REWARD', 'LINK', 'NONE'] as const;

/** Whose notices have a mark of their own of what was seen. */
export const noticeAudiences = ['A', 'PL'] as const;

const Popup = Exact({
  id: Type.String(),
  title: Type.String(),
  content: OperatorHtmlText,
  promotionType: OneOf(popupGoals, { description: 'What its go-to action leads to' }),
  execution: OneOf(executions),
  link: Type.String({ description: 'A path on this site, an address elsewhere, or empty' }),
});

const AnnouncementBanner = Exact({
  id: Type.String(),
  title: Type.String(),
  content: OperatorHtmlText,
  url: Type.String({ description: 'The picture; empty for a text' }),
  link: Type.String({ description: 'A path on this site, or empty' }),
});

export const listAnnouncements = defineCall({
  name: 'listAnnouncements',
  method: 'GET',
  path: '/wps/announcements',
  caller: 'visitor',
  seesMember: true,
  summary:
    'The announcements of some types and one place that are on show to the caller now, in order: `list` has all of them, the other lists those of one type. Who has no session gets nothing that is for members or agents',
  query: Exact({
    types: Type.String({
      pattern: '^[A-Za-z]{1,12}(,[A-Za-z]{1,12}){0,7}$',
      description: 'E.g. `B,PL,PU,H`, or `Promotion`; types that are not known have no announcements',
    }),
    groupName: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9_]{0,40}$',
        description: 'E.g. `m_reg`; without it, any place. Notices and hot ones may be of none',
      }),
    ),
    platform: Type.Optional(OneOf(['M', 'W'])),
    merchantCode: Type.Optional(
      Type.String({ maxLength: 16, description: 'Not looked at: the header or the host names the merchant' }),
    ),
    token: SessionTokenField,
  }),
  value: Exact({
    list: Type.Array(
      Exact({
        id: Type.String(),
        types: Type.Array(OneOf(announcementTypes)),
        groupName: Type.String(),
        title: Type.String(),
        content: OperatorHtmlText,
        publishedAt: Moment,
      }),
    ),
    popup: Type.Array(Popup),
    banners: Type.Array(AnnouncementBanner),
    player: Type.Array(Notice),
    hot: Type.Array(Notice),
    promotion: Type.Array(PromotionView),
    footer: Exact({
      unreadCount: Type.Integer({
        minimum: 0,
        description: 'How many notices of these types the member has not seen; 0 without a session',
      }),
    }),
  }),
  errors: [],
});

export const listPopularAnnouncements = defineCall({
  name: 'listPopularAnnouncements',
  method: 'GET',
  path: '/wps/announcements/populars',
  caller: 'visitor',
  summary: 'The hot announcements that are on show now, in order',
  value: Exact({ list: Type.Array(Notice) }),
  errors: [],
});

export const readNotices = defineCall({
  name: 'readNotices',
  method: 'PUT',
  path: '/wps/announcements/notices/read',
  caller: 'member',
  summary: 'Marks all notices of an audience that were published until now as seen by the member',
  body: Exact({ audience: OneOf(noticeAudiences) }),
  value: Type.Null(),
  errors: ['session.missing', 'session.ended'],
});
