import type { CallDefinition } from '../../call.ts';
import { getMemberClub } from './club-calls.ts';
import {
  getContentPage,
  getResources,
  listAnnouncements,
  listAvailablePromotions,
  listBanners,
  listHelpItems,
  listNotices,
} from './site-content-calls.ts';

/** The calls about what the site shows. */
export const contentCalls = {
  listAnnouncements,
  listBanners,
  getMemberClub,
  getResources,
  listHelpItems,
  getContentPage,
  listNotices,
  listAvailablePromotions,
} as const satisfies Record<string, CallDefinition>;
