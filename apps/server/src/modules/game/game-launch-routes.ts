import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { launchGame } from './launch-game.ts';

export function registerGameLaunchRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  parts: Pick<ServerParts, 'runner' | 'clock' | 'random'>,
): void {
  registerMemberCall(calls.launchGame, ({ context, query }) => launchGame(parts, context, query));
}
