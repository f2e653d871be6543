import { whenItComes } from '@wau/late-scripts/late-source';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAppServices } from '../../platform/services/app-services.ts';
import { isAutoLoginWanted } from '../../platform/session/remembered-login/auto-login-switch.ts';
import { returnPathOf } from '../../platform/session/require-session.ts';

/**
 * AC-07: a player who wanted to be remembered and comes back without a session is logged in without being asked. Its
 * code loads for those alone.
 */
export function AutoLoginOnOpening() {
  const { api, session } = useAppServices();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || session.current() !== undefined || !isAutoLoginWanted()) return;
    hasBegun.current = true;
    const leaveLogin = () => {
      const { pathname, search } = window.location;
      if (pathname === '/m/login')
        void navigate(returnPathOf(new URLSearchParams(search)), { replace: true });
    };
    whenItComes(
      async () => (await import('../../platform/session/remembered-login/auto-login.ts')).autoLogin,
      (autoLogin) => {
        autoLogin(api, session).then(
          (isLoggedIn) => isLoggedIn && leaveLogin(),
          () => undefined,
        );
      },
    );
  }, [api, session, navigate]);
  return null;
}
