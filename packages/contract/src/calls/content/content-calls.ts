import type { CallDefinition } from '../../call.ts';
import { listAnnouncements, listBanners } from './announcement-calls.ts';
import { getMemberClub } from './club-calls.ts';
import {
  getContentPage,
  getResources,
  listAvailablePromotions,
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
