import type { ApiClient } from '../../api/api-client.ts';
import { isPassingFailure } from '../../api/api-failure.ts';
import { type SessionStore, sessionInfoOf } from '../../services/session-store.ts';
import { stopAutoLogin } from './auto-login-switch.ts';
import { restoreAutoLogin } from './remembered-login.ts';

/**
 * AC-07: logs in whoever wanted to be remembered; whether it did. What the server refuses is not tried again, unless
 * the refusal passes by itself; the form then shows what is remembered. Throws where the login cannot be had just now.
 */
export async function autoLogin(api: ApiClient, session: SessionStore): Promise<boolean> {
  // Whoever logged in by hand meanwhile stays who they are.
  if (session.current() !== undefined) return false;
  const login = await restoreAutoLogin(api);
  if (session.current() !== undefined) return false;
  if (login === undefined) {
    stopAutoLogin();
    return false;
  }
  const { username, password, type } = login;
  const answer = await api.call('login', { body: { username, password, type, captcha: '' } });
  if (session.current() !== undefined) return false;
  if (answer.ok) session.begin(sessionInfoOf(answer.value));
  else if (!isPassingFailure(answer)) stopAutoLogin();
  return answer.ok;
}
