import { useCallback } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useAppServices } from '../../platform/services/app-services.ts';
import { stopAutoLogin } from '../../platform/session/remembered-login/auto-login-switch.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';

/**
 * AC-21: ends the session at the server, clears what this browser keeps of it and loads home afresh. The player
 * leaves even when the server cannot be told; the token then dies by itself.
 */
export function useLogout(): () => Promise<void> {
  const { api, session } = useAppServices();
  const t = useTranslate();
  return useCallback(async () => {
    const done = toasts.show('wait', t('notice.wait'));
    await api.call('logout', {});
    session.end();
    stopAutoLogin();
    done();
    window.location.assign('/m/home');
  }, [api, session, t]);
}
