import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { maskName } from '../../play/winner/mask-name.ts';

/** What an agent reads of a member's name, by how far below the agent the member stands. */
export function teamName(
  { masksTeamNames }: Pick<Merchant, 'masksTeamNames'>,
  userName: string,
  level: number,
): { readonly userName: string; readonly isMasked: boolean } {
  const isMasked = masksTeamNames && level > 1;
  return { userName: isMasked ? maskName(userName) : userName, isMasked };
}
