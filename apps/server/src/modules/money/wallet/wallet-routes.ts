import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportMovements } from './export-movements.ts';
import { getBalance } from './get-balance.ts';
import { getMovementTotals } from './get-movement-totals.ts';
import { listMovements } from './list-movements.ts';
import { listRelatedMovements } from './list-related-movements.ts';

export function registerWalletRoutes(
  {
    registerMemberCall,
    registerMemberFile,
  }: Pick<CallRegistrars, 'registerMemberCall' | 'registerMemberFile'>,
  parts: Pick<ServerParts, 'ledger' | 'runner' | 'clock'>,
): void {
  registerMemberCall(calls.getBalance, ({ context }) => getBalance(parts, context));
  registerMemberCall(calls.getMovementTotals, ({ context, query }) =>
    getMovementTotals(parts, context, query),
  );
  registerMemberCall(calls.listMovements, ({ context, query }) => listMovements(parts, context, query));
  registerMemberCall(calls.listRelatedMovements, ({ context, query }) =>
    listRelatedMovements(parts, context, query),
  );
  registerMemberFile(calls.exportMovements, ({ context, query }) => exportMovements(parts, context, query));
}
