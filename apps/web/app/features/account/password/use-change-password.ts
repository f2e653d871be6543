import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useLeaveLater } from '../../../platform/navigation/use-leave-later.ts';
import { forgetFirstLoginPassword } from '../../../platform/password/first-login-password.ts';
import { useAppServices } from '../../../platform/services/app-services.ts';
import { updateRememberedPassword } from '../../../platform/session/remembered-login/remembered-login.ts';
import { toastDurationsMs, toasts } from '../../../ui/toasts/toast-store.ts';
import type { ChangePasswordForm } from './change-password-form.ts';

/** AC-19: changes the password; whatever this browser remembers follows; home comes when the word of success has gone. */
export function useChangePassword() {
  const { api, session } = useAppServices();
  const t = useTranslate();
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: async (body: ChangePasswordForm) => {
      const hide = toasts.show('wait', t('notice.wait'));
      try {
        return await unwrap(api.call('changePassword', { body }));
      } finally {
        hide();
      }
    },
    onSuccess: (_, { newPassword }) => {
      toasts.show('successShort', t('password.change.done'));
      forgetFirstLoginPassword();
      const info = session.current();
      if (info !== undefined) {
        session.begin({ ...info, mustChangePassword: false });
        // That the old one stays remembered is no reason to call the change a failure.
        void updateRememberedPassword(api, { userName: info.userName, password: newPassword }).catch(
          () => undefined,
        );
      }
    },
  });
  useLeaveLater(
    change.isSuccess,
    toastDurationsMs.successShort,
    () => void navigate('/m/home', { replace: true }),
  );
  return change;
}
