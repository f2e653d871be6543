import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import type { RegisteredPlay } from '../play/play-area.ts';
import { registerAnnouncementRoutes } from './announcement/announcement-routes.ts';
import { registerClubRoutes } from './club/club-routes.ts';
import { followMembershipsJob } from './club/follow-memberships-job.ts';
import { registerDownloadRoutes } from './download/download-routes.ts';
import { registerHomeRoutes } from './home/home-routes.ts';
import { registerOperatorContentRoutes } from './operator-content/operator-content-routes.ts';
import { registerRebateRoutes } from './rebate/rebate-routes.ts';
import { registerReferralRoutes } from './referral/referral-routes.ts';
import { rewardFriendsJob } from './referral/reward-friends-job.ts';
import { registerRewardRoutes } from './reward/reward-routes.ts';
import { registerSiteContentRoutes } from './site-content/site-content-routes.ts';

/** What a site shows and offers besides games. */
export async function registerContentArea(
  { app, registrars, parts }: AreaRegistration,
  lobby: RegisteredPlay['lobby'],
): Promise<RegisteredArea> {
  registerHomeRoutes(registrars, { ...parts, ...lobby });
  registerSiteContentRoutes(registrars, parts);
  registerOperatorContentRoutes(registrars, parts);
  registerAnnouncementRoutes(registrars, parts);
  registerClubRoutes(registrars, parts);
  registerRewardRoutes(registrars, parts);
  registerRebateRoutes(registrars, parts);
  registerReferralRoutes(registrars, parts);
  await registerDownloadRoutes(app, parts);
  return { jobs: [followMembershipsJob(parts), rewardFriendsJob(parts)] };
}
