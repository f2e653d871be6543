import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import { registerDocumentationRoutes } from './documentation/documentation-routes.ts';
import { pruneExpiredRowsJob } from './housekeeping/prune-expired-rows-job.ts';
import { rollUpHouseJob } from './housekeeping/roll-up-house-job.ts';
import { registerSystemRoutes } from './system/system-routes.ts';

/** The installation itself: its state, its settings, its upkeep. */
export function registerOperation({ app, registrars, parts }: AreaRegistration): RegisteredArea {
  registerSystemRoutes(registrars, parts);
  registerDocumentationRoutes(app, parts.config.version);
  return { jobs: [pruneExpiredRowsJob(parts), rollUpHouseJob(parts)] };
}
