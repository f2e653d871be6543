import { Refusal } from '@wau/service/refusal';
import { isAgent } from '../../../platform/sessions/member-types.ts';
import type { LoginAttempt } from './login-limits.ts';

/**
 * A client that is for agents or for players alone says so with the login. Looked at once it is known whose account
 * it is, so that nobody learns what kind a stranger's is; the attempt does not count as one that failed.
 * Refuses `login.agent.required`, `login.member.required`.
 */
export async function requireAudience(
  member: { readonly memberType: number },
  audience: 'A' | 'PL' | undefined,
  attempt: Pick<LoginAttempt, 'abandoned'>,
): Promise<void> {
  if (audience === undefined || (audience === 'A') === isAgent(member)) return;
  await attempt.abandoned();
  throw new Refusal(audience === 'A' ? 'login.agent.required' : 'login.member.required');
}
