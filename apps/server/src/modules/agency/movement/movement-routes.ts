import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportTeamMovements } from './export-team-movements.ts';
import { getTeamMovementTotals } from './get-team-movement-totals.ts';
import { listTeamMovements } from './list-team-movements.ts';

export function registerMovementRoutes(
  { registerAgentQuery, registerAgentFile }: CallRegistrars,
  parts: ServerParts,
): void {
  registerAgentQuery(calls.listTeamMovements, ({ context, query }) =>
    listTeamMovements(parts, context, query),
  );
  registerAgentQuery(calls.getTeamMovementTotals, ({ context, query }) =>
    getTeamMovementTotals(parts, context, query),
  );
  registerAgentFile(calls.exportTeamMovements, ({ context, query }) =>
    exportTeamMovements(parts, context, query),
  );
}
