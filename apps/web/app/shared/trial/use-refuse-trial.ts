import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { isTrial } from '../../platform/trial/is-trial.ts';
import { toasts } from '../../ui/toast-store.ts';

/** A free trial cannot enter the member's own pages ('free_reject', 2 s): it is told so and led home. */
export function useRefuseTrial(): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const isRefused = isTrial(useSession());
  useEffect(() => {
    if (!isRefused) return;
    toasts.show('info', t('trial.reject'));
    void navigate('/m/home', { replace: true });
  }, [isRefused, t, navigate]);
}
