import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toasts } from '../ui/toast-store.ts';
import { useTranslate } from './i18n/use-language.ts';
import { useSession } from './use-session.ts';

/** The customer type of a free trial. */
const trialType = 4;

/** A free trial cannot enter the member's own pages ('free_reject', 2 s): it is told so and led home. */
export function useRefuseTrial(): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const isTrial = useSession()?.type === trialType;
  useEffect(() => {
    if (!isTrial) return;
    toasts.show('info', t('trial.reject'));
    void navigate('/m/home', { replace: true });
  }, [isTrial, t, navigate]);
}
