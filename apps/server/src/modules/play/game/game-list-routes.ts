import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listGames } from './list-games.ts';

export function registerGameListRoutes({ registerVisitorCall }: CallRegistrars, parts: ServerParts): void {
  registerVisitorCall(calls.listGames, async ({ context, query }) => listGames(parts, context, query));
}
