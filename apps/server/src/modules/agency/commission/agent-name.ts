import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { teamName } from '../team/team-name.ts';
import type { NameOf } from './commission-view.ts';

/** What an agent reads of names in the own lines: as of the team, and of whoever has left it no more than of the furthest. */
export function agentNames(merchant: Pick<Merchant, 'masksTeamNames'>): NameOf {
  return (userName, level) => teamName(merchant, userName, level ?? Number.POSITIVE_INFINITY).userName;
}

/** Operators read names in full. */
export const operatorNames: NameOf = (userName) => userName;
