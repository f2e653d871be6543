import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isPassingFailure } from '../../platform/api/api-failure.ts';
import { useAppServices } from '../../platform/services/app-services.ts';
import { sessionInfoOf } from '../../platform/services/session-store.ts';
import {
  isAutoLoginWanted,
  restoreAutoLogin,
  stopAutoLogin,
} from '../../platform/session/remembered-login.ts';
import { returnPathOf } from '../../platform/session/require-session.ts';

/**
 * AC-07: a player who wanted to be remembered and comes back without a session is logged in without being asked. What
 * the server refuses is not tried again, unless the refusal passes by itself; the form then shows what is remembered.
 */
export function AutoLogin() {
  const { api, session } = useAppServices();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || session.current() !== undefined || !isAutoLoginWanted()) return;
    hasBegun.current = true;
    const logIn = async () => {
      const login = await restoreAutoLogin(api);
      // Whoever logged in by hand meanwhile stays who they are.
      if (session.current() !== undefined) return;
      if (login === undefined) return stopAutoLogin();
      const { username, password, type } = login;
      const answer = await api.call('login', { body: { username, password, type, captcha: '' } });
      if (session.current() !== undefined) return;
      if (answer.ok) {
        session.begin(sessionInfoOf(answer.value));
        const { pathname, search } = window.location;
        if (pathname === '/m/login')
          void navigate(returnPathOf(new URLSearchParams(search)), { replace: true });
      } else if (!isPassingFailure(answer)) {
        stopAutoLogin();
      }
    };
    void logIn().catch(() => undefined);
  }, [api, session, navigate]);
  return null;
}
