import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import { registerContractRoutes } from './contract/contract-routes.ts';
import { registerTeamRoutes } from './team/team-routes.ts';

/** What agents see and do: their teams and contracts. */
export function registerAgencyArea({ registrars, parts }: AreaRegistration): RegisteredArea {
  registerTeamRoutes(registrars, parts);
  registerContractRoutes(registrars, parts);
  return { jobs: [] };
}
