import { calls } from '@wau/contract/calls';
import { asAsked } from '../../../platform/gates/as-asked.ts';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { listWinners, type WinnerParts } from './list-winners.ts';

export function registerWinnerRoutes(
  { registerVisitorCall }: Pick<CallRegistrars, 'registerVisitorCall'>,
  parts: WinnerParts,
): void {
  registerVisitorCall(calls.listWinners, ({ context, query }) => listWinners(parts, asAsked(context, query)));
}
