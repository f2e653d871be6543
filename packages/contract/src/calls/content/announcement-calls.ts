import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { OperatorHtmlText } from '../../operator-html.ts';
import { Exact, Moment, OneOf } from '../../schema.ts';

/** Where an announcement shows: notices of agents and of players, banner texts, pop-ups, promotions. */
export const announcementTypes = ['A', 'PL', 'B', 'PU', 'PR'] as const;

export type AnnouncementType = (typeof announcementTypes)[number];

export function isAnnouncementType(text: string): text is AnnouncementType {
  return announcementTypes.some((known) => known === text);
}

const AnnouncementTypeText = OneOf(announcementTypes);

export const listAnnouncements = defineCall({
  name: 'listAnnouncements',
  method: 'GET',
  path: '/wps/announcements',
  caller: 'visitor',
  summary: 'The announcements of some types and one place that are on show now, in order',
  query: Exact({
    types: Type.String({
      pattern: '^[A-Z]{1,2}(,[A-Z]{1,2}){0,7}$',
      description: 'E.g. `B,PL`; types that are not known have no announcements',
    }),
    groupName: Type.Optional(
      Type.String({ pattern: '^[a-z0-9_]{0,40}$', description: 'E.g. `m_reg`; without it, any place' }),
    ),
    platform: Type.Optional(OneOf(['M', 'W'])),
    merchantCode: Type.Optional(
      Type.String({ maxLength: 16, description: 'Not looked at: the header or the host names the merchant' }),
    ),
    token: Type.Optional(Type.String({ maxLength: 64, description: 'Not looked at' })),
  }),
  value: Exact({
    list: Type.Array(
      Exact({
        id: Type.String(),
        types: Type.Array(AnnouncementTypeText),
        groupName: Type.String(),
        title: Type.String(),
        content: OperatorHtmlText,
        publishedAt: Moment,
      }),
    ),
  }),
  errors: [],
});

export const listBanners = defineCall({
  name: 'listBanners',
  method: 'GET',
  path: '/wps/announcements/banners',
  caller: 'visitor',
  summary: 'The banners of the home screen, in order',
  value: Exact({
    list: Type.Array(
      Exact({
        bannerId: Type.String(),
        url: Type.String({ description: 'The drawing' }),
        title: Type.String(),
        text: Type.String(),
        link: Type.String({ description: 'A path on this site, or empty' }),
      }),
    ),
  }),
  errors: [],
});
