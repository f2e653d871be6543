import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useAppServices } from '../../../platform/services/app-services.ts';
import { toasts } from '../../../ui/toasts/toast-store.ts';

/** AC-17: sets the new password with the token of the link; the member then logs in with it. */
export function useResetPasswordByLink() {
  const { api, session } = useAppServices();
  const t = useTranslate();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { readonly token: string; readonly newPassword: string }) =>
      unwrap(api.call('resetPasswordByLink', { body })),
    onSuccess: () => {
      // Whoever was logged in here has been logged out with all others.
      if (session.current() !== undefined) session.end();
      toasts.show('short', t('reset.done'));
      void navigate('/m/login', { replace: true });
    },
  });
}
