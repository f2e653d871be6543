import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toasts } from '../ui/toast-store.ts';
import { useTranslate } from './i18n/use-language.ts';
import { isTrial } from './trial/is-trial.ts';
import { useSession } from './use-session.ts';

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
