import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { getHome, type HomeParts } from './get-home.ts';

export function registerHomeRoutes(
  { registerVisitorCall }: Pick<CallRegistrars, 'registerVisitorCall'>,
  parts: HomeParts,
): void {
  registerVisitorCall(calls.getHome, ({ context }) => getHome(parts, context));
}
