import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import { registerAgentDeskRoutes } from './agent-desk/agent-desk-routes.ts';
import { registerContractRoutes } from './contract/contract-routes.ts';
import { registerTeamRoutes } from './team/team-routes.ts';

/** What agents see and do, their teams and contracts, and what operators see and do about them. */
export function registerAgencyArea({ registrars, parts }: AreaRegistration): RegisteredArea {
  registerTeamRoutes(registrars, parts);
  registerContractRoutes(registrars, parts);
  registerAgentDeskRoutes(registrars, parts);
  return { jobs: [] };
}
