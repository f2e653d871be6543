import { Refusal } from '@wau/service/refusal';
import { isAgent } from '../../platform/sessions/member-types.ts';

/**
 * A client that is for agents or for players alone says so with the log-in. Looked at once it is known whose account
 * it is, so that nobody learns what kind a stranger's is. Refuses `login.agent.required`, `login.member.required`.
 */
export function requireAudience(
  member: { readonly memberType: number },
  audience: 'A' | 'PL' | undefined,
): void {
  if (audience === 'A' && !isAgent(member)) throw new Refusal('login.agent.required');
  if (audience === 'PL' && isAgent(member)) throw new Refusal('login.member.required');
}
