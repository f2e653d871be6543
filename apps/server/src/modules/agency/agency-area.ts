import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import { registerAgentDeskRoutes } from './agent-desk/agent-desk-routes.ts';
import { registerCommissionRoutes } from './commission/commission-routes.ts';
import { payCommissionRunJob } from './commission/pay-commission-run-job.ts';
import { runCommissionsJob } from './commission/run-commissions-job.ts';
import { registerContractRoutes } from './contract/contract-routes.ts';
import { registerTeamRoutes } from './team/team-routes.ts';

/** What agents see and do, their teams, contracts and what they are paid by those, and what operators see and do about them. */
export function registerAgencyArea({ registrars, parts }: AreaRegistration): RegisteredArea {
  registerTeamRoutes(registrars, parts);
  registerContractRoutes(registrars, parts);
  registerCommissionRoutes(registrars, parts);
  registerAgentDeskRoutes(registrars, parts);
  return { jobs: [runCommissionsJob(parts), payCommissionRunJob(parts)] };
}
