import type { openedKinds } from '@wau/contract/opening-limits';
import { isAgent } from '../../../platform/sessions/member-types.ts';

export type OpenedKind = (typeof openedKinds)[number];

/** A type of agents without anything special about it. */
const plainAgentType = 1;

export function memberTypeOf(kind: OpenedKind): number {
  return kind === 'agent' ? plainAgentType : 0;
}

export function kindOf(memberType: number): OpenedKind {
  return isAgent({ memberType }) ? 'agent' : 'player';
}
