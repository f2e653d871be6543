import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getBetTotals } from './get-bet-totals.ts';
import { listBets } from './list-bets.ts';

export function registerBettingRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  parts: Pick<ServerParts, 'runner'>,
): void {
  registerMemberCall(calls.getBetTotals, ({ context, query }) => getBetTotals(parts, context, query));
  registerMemberCall(calls.listBets, ({ context, query }) => listBets(parts, context, query));
}
