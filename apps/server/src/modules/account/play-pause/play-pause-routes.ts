import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { excludeMember } from './exclude-member.ts';
import { getPlayPause } from './get-play-pause.ts';
import { pausePlay } from './pause-play.ts';

export function registerPlayPauseRoutes(
  { registerMemberCall, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerMemberCall(calls.getPlayPause, ({ context }) => getPlayPause(parts, context));
  registerMemberCall(calls.pausePlay, ({ context, body }) => pausePlay(parts, context, body));
  registerOperatorCommand(calls.excludeMember, async ({ context, params, body }) => {
    const member = { merchantCode: context.merchant.merchantCode, memberId: params.memberId };
    return (tx) => excludeMember(parts, tx, member, body);
  });
}
