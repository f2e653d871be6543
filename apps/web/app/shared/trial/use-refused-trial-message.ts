import { useCallback } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useCanRegister } from '../../platform/site/registration-modes.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';

/**
 * SH-07: tells a free trial for 2 s that a place is for real accounts ('free_reject'), with the way to one. Where
 * nobody may register, those who have an account log in.
 */
export function useRefusedTrialMessage(): () => void {
  const t = useTranslate();
  const canRegister = useCanRegister();
  return useCallback(() => {
    const way = canRegister
      ? { label: t('action.register'), to: '/m/register' }
      : { label: t('action.login'), to: '/m/login' };
    toasts.show('info', t('trial.reject'), way);
  }, [t, canRegister]);
}
