import { useMutation } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useLeaveLater } from '../../../platform/navigation/use-leave-later.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { toastDurationsMs, toasts } from '../../../ui/toasts/toast-store.ts';
import type { EmailForm } from './forgot-password-form.ts';

/** AC-17: asks for the letter; the page goes back when the word of it has gone. */
export function useRequestPasswordEmail() {
  const api = useApi();
  const t = useTranslate();
  const goBack = useGoBack();
  const request = useMutation({
    mutationFn: async ({ username, email }: EmailForm) => {
      const hide = toasts.show('waitForMail', t('notice.wait'));
      try {
        const body = { username: username.trim(), email: email.trim() };
        return await unwrap(api.call('requestPasswordEmail', { body }));
      } finally {
        hide();
      }
    },
    onSuccess: () => void toasts.show('successShort', t('forgot.email.done')),
  });
  useLeaveLater(request.isSuccess, toastDurationsMs.successShort, goBack);
  return request;
}
