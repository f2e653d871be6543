import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getMemberClub } from './get-member-club.ts';

export function registerClubRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  parts: Pick<ServerParts, 'runner' | 'clock'>,
): void {
  registerMemberCall(calls.getMemberClub, ({ context }) => getMemberClub(parts, context));
}
