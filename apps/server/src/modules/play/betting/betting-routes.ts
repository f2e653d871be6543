import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listBets } from './list-bets.ts';

export function registerBettingRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  parts: Pick<ServerParts, 'runner'>,
): void {
  registerMemberCall(calls.listBets, ({ context, query }) => listBets(parts, context, query));
}
