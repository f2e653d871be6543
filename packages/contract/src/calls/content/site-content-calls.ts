import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { OperatorHtmlText } from '../../operator-html.ts';
import { Exact, MinorText, Moment, OneOf } from '../../schema.ts';

/** Kinds of links that a merchant may offer; the market's clients know them by these names. */
export const resourceTypes = [
  'IOS',
  'Android',
  'MOBILECONFIG',
  'AppDownloadIcon',
  'USDJUMP',
  'TELEGRAM',
  'TELEGRAM1',
  'TELEGRAM2',
  'FACEBOOK',
  'FACEBOOK1',
  'FACEBOOK2',
] as const;

export type ResourceType = (typeof resourceTypes)[number];

export const contactTypes = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP'] as const;

export type ContactType = (typeof contactTypes)[number];

/** The kind of path under which clients look for customer service. */
export const servicePathType = 3;

export const getResources = defineCall({
  name: 'getResources',
  method: 'GET',
  path: '/wps/system/resources',
  caller: 'visitor',
  openDuringClosure: true,
  summary:
    'Links to the app and to the merchant elsewhere, and the entries of customer service; their paths are encrypted, the last 8 characters being the key (docs/encryption.md)',
  value: Exact({
    version: Exact({
      pathList: Type.Array(
        Exact({
          type: Type.Literal(servicePathType),
          entry: OneOf(['main', 'sub']),
          csType: OneOf(contactTypes),
          path: Type.String({ description: 'Encrypted; see `openLinkPath`' }),
        }),
      ),
    }),
    resources: Type.Array(
      Exact({
        resourceType: OneOf(resourceTypes),
        url: Type.String({ description: 'An address, or a path on this site' }),
      }),
    ),
    download: Exact({
      rewardMinor: MinorText,
      barRewardMinor: Type.String({ ...MinorText, description: 'What the bar promises for a registration' }),
      barRequiresLogin: Type.Boolean(),
    }),
  }),
  errors: [],
});

export const listHelpItems = defineCall({
  name: 'listHelpItems',
  method: 'GET',
  path: '/wps/system/helpCenter',
  module: 'COMM3',
  caller: 'visitor',
  summary: "The help centre's items, in order and in the language of the request",
  query: Exact({
    device: OneOf(['MOBILE']),
    merchantCode: Type.Optional(Type.String({ maxLength: 20 })),
    language: Type.Optional(Type.String({ maxLength: 10 })),
    platform: Type.Optional(Type.String({ maxLength: 10 })),
  }),
  value: Type.Array(Exact({ title: Type.String(), content: OperatorHtmlText })),
  errors: ['module.missing', 'module.wrong', 'module.unavailable'],
});

export const getContentPage = defineCall({
  name: 'getContentPage',
  method: 'GET',
  path: '/wps/system/pages/:pageCode',
  caller: 'visitor',
  summary: 'A page of text of the merchant, such as the user agreement',
  params: Exact({ pageCode: OneOf(['useragreement']) }),
  value: Exact({ title: Type.String(), content: OperatorHtmlText, updatedAt: Moment }),
  errors: ['page.unknown'],
});

export const Notice = Exact({
  id: Type.String(),
  title: Type.String(),
  content: OperatorHtmlText,
  publishedAt: Moment,
});

export const listNotices = defineCall({
  name: 'listNotices',
  method: 'GET',
  path: '/wps/announcements/notices',
  caller: 'visitor',
  summary: 'The notices for players that are on show now, newest first',
  value: Exact({
    list: Type.Array(Notice),
  }),
  errors: [],
});

export const PromotionView = Exact({
  id: Type.String(),
  title: Type.String(),
  category: Type.String({ description: 'Name of the category' }),
  promoAnnouncementCategoryIds: Type.Array(Type.String()),
  announcementImages: Type.Array(Exact({ url: Type.String() })),
  content: OperatorHtmlText,
  terms: OperatorHtmlText,
  startsAt: Type.Union([Moment, Type.Null()]),
  endsAt: Type.Union([Moment, Type.Null()]),
  hasReward: Type.Boolean({ description: 'Whether members find it in the reward centre' }),
});

export const listAvailablePromotions = defineCall({
  name: 'listAvailablePromotions',
  method: 'GET',
  path: '/wps/promotions/available',
  module: 'REWCEN3',
  caller: 'visitor',
  summary: 'The promotions that are on show now, in order, and the categories that they belong to',
  value: Exact({
    categories: Type.Array(Exact({ id: Type.String(), name: Type.String() })),
    list: Type.Array(PromotionView),
  }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable'],
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
