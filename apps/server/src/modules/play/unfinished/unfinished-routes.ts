import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { type ListUnfinishedParts, listUnfinishedRounds } from './list-unfinished-rounds.ts';

export function registerUnfinishedRoutes(
  { registerMemberCall }: CallRegistrars,
  parts: ListUnfinishedParts,
): void {
  registerMemberCall(calls.listUnfinishedRounds, ({ context }) => listUnfinishedRounds(parts, context));
}
