import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportBets } from './export-bets.ts';
import { getBet } from './get-bet.ts';
import { getBetTotals } from './get-bet-totals.ts';
import { listBets } from './list-bets.ts';

export function registerBettingRoutes(
  {
    registerMemberCall,
    registerMemberFile,
  }: Pick<CallRegistrars, 'registerMemberCall' | 'registerMemberFile'>,
  parts: Pick<ServerParts, 'runner' | 'clock'>,
): void {
  registerMemberCall(calls.getBetTotals, ({ context, query }) => getBetTotals(parts, context, query));
  registerMemberCall(calls.listBets, ({ context, query }) => listBets(parts, context, query));
  registerMemberCall(calls.getBet, ({ context, query }) => getBet(parts, context, query));
  registerMemberFile(calls.exportBets, ({ context, query }) => exportBets(parts, context, query));
}
