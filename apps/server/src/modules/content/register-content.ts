import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import { registerClubRoutes } from './club/club-routes.ts';
import { registerInstallRoutes } from './install/install-routes.ts';
import { registerContentRoutes } from './site-content/content-routes.ts';

/** What a site shows and offers besides games. */
export async function registerContent({ app, registrars, parts }: AreaRegistration): Promise<RegisteredArea> {
  registerContentRoutes(registrars, parts);
  registerClubRoutes(registrars, parts);
  await registerInstallRoutes(app, parts);
  return { jobs: [] };
}
