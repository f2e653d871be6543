import { calls } from '@wau/contract/calls';
import { asAsked } from '../../../platform/gates/as-asked.ts';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { type HotMatchParts, listHotMatches } from './list-hot-matches.ts';

export function registerMatchRoutes(
  { registerVisitorCall }: Pick<CallRegistrars, 'registerVisitorCall'>,
  parts: HotMatchParts,
): void {
  registerVisitorCall(calls.listHotMatches, ({ context, query }) =>
    listHotMatches(parts, asAsked(context, query)),
  );
}
