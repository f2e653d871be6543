import { useMutation } from '@tanstack/react-query';
import { unwrap } from '../../platform/api-client.ts';
import { useApi } from '../../platform/app-services.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { useEnterSession } from '../../platform/use-enter-session.ts';
import { toasts } from '../../ui/toast-store.ts';
import type { RegisterBody } from './register-form.ts';

/** AC-16: registers, says so, and the member is logged in. */
export function useRegister() {
  const api = useApi();
  const t = useTranslate();
  const enterSession = useEnterSession();
  return useMutation({
    mutationFn: ({ body, captchaId }: { body: RegisterBody; captchaId: string | undefined }) =>
      unwrap(api.call('register', { body }, captchaId === undefined ? {} : { captchaId })),
    onSuccess: (session) => {
      toasts.show('success', t('register.done'));
      enterSession(session);
    },
  });
}
