import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { claimClubBenefit } from './claim-club-benefit.ts';
import { getMemberClub } from './get-member-club.ts';
import { setBirthday } from './set-birthday.ts';

export function registerClubRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  parts: Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'random'>,
): void {
  registerMemberCall(calls.getMemberClub, ({ context }) => getMemberClub(parts, context));
  registerMemberCall(calls.claimClubBenefit, ({ context, body, idempotencyKey }) =>
    claimClubBenefit(parts, context, idempotencyKey, body),
  );
  registerMemberCall(calls.setBirthday, ({ context, body }) => setBirthday(parts, context, body));
}
