import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { asAsked } from '../game/as-asked.ts';
import { listWinners, type WinnerParts } from './list-winners.ts';

export function registerWinnerRoutes(
  { registerVisitorCall }: Pick<CallRegistrars, 'registerVisitorCall'>,
  parts: WinnerParts,
): void {
  registerVisitorCall(calls.listWinners, ({ context, query }) => listWinners(parts, asAsked(context, query)));
}
