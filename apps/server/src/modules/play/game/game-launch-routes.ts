import { calls } from '@wau/contract/calls';
import { asAsked } from '../../../platform/gates/as-asked.ts';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { type LaunchGameDeps, launchGame } from './launch-game.ts';

export function registerGameLaunchRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  parts: LaunchGameDeps,
): void {
  registerMemberCall(calls.launchGame, ({ context, query }) =>
    launchGame(parts, asAsked(context, query), query),
  );
}
