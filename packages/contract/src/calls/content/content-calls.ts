import type { CallDefinition } from '../../call.ts';
import { listAnnouncements, listPopularAnnouncements, readNotices } from './announcement-calls.ts';
import { claimClubBenefit, getMemberClub, setBirthday } from './club-calls.ts';
import { getHome } from './home-calls.ts';
import {
  listContentChanges,
  listContentItems,
  listContentKinds,
  orderContentItems,
  previewContentItem,
  putContentItem,
  removeContentItem,
  undoContentChange,
} from './operator-content-calls.ts';
import { claimRebate, getRebates } from './rebate-calls.ts';
import { decideReferral, getReferral, listInvitedFriends, listReferrals } from './referral-calls.ts';
import {
  applyForPromotion,
  claimReward,
  joinPromotion,
  listMemberPromotions,
  listRewards,
} from './reward-calls.ts';
import { decideApplication, listWaitingApplications, openApplicationImages } from './reward-review-calls.ts';
import {
  getContentPage,
  getResources,
  listAvailablePromotions,
  listBanners,
  listHelpItems,
  listNotices,
} from './site-content-calls.ts';

/** The calls about what the site shows. */
export const contentCalls = {
  getHome,
  listAnnouncements,
  listPopularAnnouncements,
  readNotices,
  listBanners,
  getMemberClub,
  claimClubBenefit,
  setBirthday,
  getRebates,
  claimRebate,
  getResources,
  listHelpItems,
  getContentPage,
  listNotices,
  listAvailablePromotions,
  listMemberPromotions,
  joinPromotion,
  applyForPromotion,
  claimReward,
  listRewards,
  listWaitingApplications,
  openApplicationImages,
  decideApplication,
  getReferral,
  listInvitedFriends,
  listReferrals,
  decideReferral,
  listContentKinds,
  listContentItems,
  putContentItem,
  removeContentItem,
  orderContentItems,
  listContentChanges,
  undoContentChange,
  previewContentItem,
} as const satisfies Record<string, CallDefinition>;
