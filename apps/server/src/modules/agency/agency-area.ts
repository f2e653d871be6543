import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import type { PasswordHashing } from '../account/credentials/password-hashing.ts';
import { registerContractRoutes } from './contract/contract-routes.ts';
import { registerMovementRoutes } from './movement/movement-routes.ts';
import { registerNoticeRoutes } from './notice/notice-routes.ts';
import { registerOpeningRoutes } from './opening/opening-routes.ts';
import { registerRateRoutes } from './rate/rate-routes.ts';
import { payTeamRebatesJob } from './rebate/pay-team-rebates-job.ts';
import { registerTeamRebateRoutes } from './rebate/team-rebate-routes.ts';
import { registerTeamRoutes } from './team/team-routes.ts';

/** What agents see and do: their teams, contracts, accounts and rates. */
export function registerAgencyArea(
  { registrars, parts }: AreaRegistration,
  passwords: PasswordHashing,
): RegisteredArea {
  registerTeamRoutes(registrars, parts);
  registerContractRoutes(registrars, parts);
  registerOpeningRoutes(registrars, { ...parts, passwords });
  registerRateRoutes(registrars, parts);
  registerTeamRebateRoutes(registrars, parts);
  registerMovementRoutes(registrars, parts);
  registerNoticeRoutes(registrars, parts);
  return { jobs: [payTeamRebatesJob(parts)] };
}
