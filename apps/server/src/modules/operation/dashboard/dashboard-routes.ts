import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportDashboardDays } from './export-dashboard-days.ts';
import { exportDashboardFunnel } from './export-dashboard-funnel.ts';
import { exportDashboardGames } from './export-dashboard-games.ts';
import { getDashboardDays } from './get-dashboard-days.ts';
import { getDashboardFunnel } from './get-dashboard-funnel.ts';
import { getDashboardGames } from './get-dashboard-games.ts';

export function registerDashboardRoutes(
  {
    registerOperatorQuery,
    registerOperatorFile,
  }: Pick<CallRegistrars, 'registerOperatorQuery' | 'registerOperatorFile'>,
  parts: Pick<ServerParts, 'ledger' | 'runner'>,
): void {
  registerOperatorQuery(calls.getDashboardDays, ({ context, query }) =>
    getDashboardDays(parts, context, query),
  );
  registerOperatorFile(calls.exportDashboardDays, ({ context, query }) =>
    exportDashboardDays(parts, context, query),
  );
  registerOperatorQuery(calls.getDashboardGames, ({ context, query }) =>
    getDashboardGames(parts, context, query),
  );
  registerOperatorFile(calls.exportDashboardGames, ({ context, query }) =>
    exportDashboardGames(parts, context, query),
  );
  registerOperatorQuery(calls.getDashboardFunnel, ({ context, query }) =>
    getDashboardFunnel(parts, context, query),
  );
  registerOperatorFile(calls.exportDashboardFunnel, ({ context, query }) =>
    exportDashboardFunnel(parts, context, query),
  );
}
