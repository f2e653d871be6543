import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { asAsked } from '../game/as-asked.ts';
import { type HotMatchParts, listHotMatches } from './list-hot-matches.ts';

export function registerMatchRoutes(
  { registerVisitorCall }: Pick<CallRegistrars, 'registerVisitorCall'>,
  parts: HotMatchParts,
): void {
  registerVisitorCall(calls.listHotMatches, ({ context, query }) =>
    listHotMatches(parts, asAsked(context, query)),
  );
}
