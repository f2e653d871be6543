import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import { registerTeamRoutes } from './team/team-routes.ts';

/** What agents see and do: their teams. */
export function registerAgencyArea({ registrars, parts }: AreaRegistration): RegisteredArea {
  registerTeamRoutes(registrars, parts);
  return { jobs: [] };
}
