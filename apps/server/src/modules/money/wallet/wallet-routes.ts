import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getBalance } from './get-balance.ts';
import { getMovementTotals } from './get-movement-totals.ts';
import { listMovements } from './list-movements.ts';

export function registerWalletRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  parts: Pick<ServerParts, 'ledger' | 'runner'>,
): void {
  registerMemberCall(calls.getBalance, ({ context }) => getBalance(parts, context));
  registerMemberCall(calls.getMovementTotals, ({ context, query }) =>
    getMovementTotals(parts, context, query),
  );
  registerMemberCall(calls.listMovements, ({ context, query }) => listMovements(parts, context, query));
}
