import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import { registerAffiliateDeskRoutes } from './affiliate/affiliate-desk-routes.ts';
import { registerAffiliateLink } from './affiliate/affiliate-link-route.ts';
import { affiliateMonthsJob } from './affiliate/affiliate-months-job.ts';
import { registerAffiliateRoutes } from './affiliate/affiliate-routes.ts';
import { registerContractRoutes } from './contract/contract-routes.ts';
import { registerTeamRoutes } from './team/team-routes.ts';

/** What agents see and do: their teams and contracts, and what they bring as affiliates. */
export function registerAgencyArea({ app, registrars, parts }: AreaRegistration): RegisteredArea {
  registerTeamRoutes(registrars, parts);
  registerContractRoutes(registrars, parts);
  registerAffiliateRoutes(registrars, parts);
  registerAffiliateDeskRoutes(registrars, parts);
  registerAffiliateLink(app, parts);
  return { jobs: [affiliateMonthsJob(parts)] };
}
