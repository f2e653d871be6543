import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { useNavigate, useSearchParams } from 'react-router';
import { useAppServices } from '../services/app-services.ts';
import { sessionInfoOf } from '../services/session-store.ts';
import { stopAutoLogin } from './remembered-login/auto-login-switch.ts';
import { renewalKey } from './renewal-query.ts';
import { changePasswordPath, pausedPath, returnPathOf } from './require-session.ts';

/**
 * After any login, registration or trial: keeps the session and goes to the page that asked for it, or home (AC-24).
 * Done when that page is there: until then the form that asked takes no second tap (F1).
 * AC-07: whoever was logged in automatically until now no longer is; a login that is to be remembered says so after.
 */
export function useEnterSession(): (answer: CallValue<Calls['login']>, returnTo?: string) => Promise<void> {
  const { session, queryClient } = useAppServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (answer, returnTo = returnPathOf(search)) => {
    stopAutoLogin();
    session.begin(sessionInfoOf(answer));
    // A session that has just begun needs no renewal yet.
    queryClient.setQueryData(renewalKey, true);
    const next = answer.mustChangePassword
      ? changePasswordPath
      : answer.isPaused === true
        ? pausedPath
        : returnTo;
    await navigate(next, { replace: true });
  };
}
