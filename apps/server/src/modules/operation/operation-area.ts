import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import type { PasswordHashing } from '../account/credentials/password-hashing.ts';
import type { SpokenProtocols } from '../play/vendor/describe-protocols.ts';
import { registerAuditRoutes } from './audit/audit-routes.ts';
import { registerBooksRoutes } from './books/books-routes.ts';
import { reconcileBooksJob } from './books/reconcile-books-job.ts';
import { watchBookDrifts } from './books/watch-book-drifts.ts';
import { countMemberDaysJob } from './dashboard/count-member-days-job.ts';
import { registerDashboardRoutes } from './dashboard/dashboard-routes.ts';
import { registerDocumentationRoutes } from './documentation/documentation-routes.ts';
import { registerFindingRoutes } from './finding/finding-routes.ts';
import { pruneExpiredRowsJob } from './housekeeping/prune-expired-rows-job.ts';
import { rollUpHouseJob } from './housekeeping/roll-up-house-job.ts';
import { registerMerchantRoutes } from './merchant/merchant-routes.ts';
import { registerOperatorRoutes } from './operator/operator-routes.ts';
import { registerSettingsRoutes } from './settings/settings-routes.ts';
import { registerSiteRoutes } from './site/site-routes.ts';
import { carryOutGameSwitchPlansJob } from './site-game/carry-out-game-switch-plans-job.ts';
import { registerSiteGameRoutes } from './site-game/site-game-routes.ts';
import { registerWorkClaimRoutes } from './work-claim/work-claim-routes.ts';

/** The installation itself: its state, its settings, who runs it, its upkeep. */
export function registerOperationArea(
  { app, registrars, parts, metrics }: AreaRegistration,
  passwords: PasswordHashing,
  protocols: SpokenProtocols,
): RegisteredArea {
  registerSiteRoutes(registrars, parts);
  registerSettingsRoutes(registrars, parts);
  registerMerchantRoutes(registrars, parts);
  registerSiteGameRoutes(registrars, { ...parts, protocols });
  registerOperatorRoutes(registrars, { ...parts, passwords });
  registerWorkClaimRoutes(registrars, parts);
  registerAuditRoutes(registrars, parts);
  registerBooksRoutes(registrars, parts);
  registerFindingRoutes(registrars, parts);
  registerDashboardRoutes(registrars, parts);
  watchBookDrifts(metrics, parts.runner);
  registerDocumentationRoutes(app, parts.config.version);
  return {
    jobs: [
      pruneExpiredRowsJob(parts),
      rollUpHouseJob(parts),
      countMemberDaysJob(parts),
      reconcileBooksJob(parts),
      carryOutGameSwitchPlansJob(parts),
    ],
  };
}
