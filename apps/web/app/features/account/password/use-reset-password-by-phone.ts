import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { MobileNumber } from '../../../platform/mobile-number/read-mobile-number.ts';
import { useSecondStep } from '../../../platform/second-step/use-second-step.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useEnterSession } from '../../../platform/session/use-enter-session.ts';
import { toasts } from '../../../ui/toasts/toast-store.ts';

interface PhoneReset {
  readonly mobile: MobileNumber;
  readonly verificationCode: string;
  readonly newPassword: string;
}

/**
 * AC-18: sets the new password, then logs in with the number as username. Where the login asks for more (a captcha, a
 * second step), the login page does.
 */
export function useResetPasswordByPhone() {
  const api = useApi();
  const t = useTranslate();
  const navigate = useNavigate();
  const enterSession = useEnterSession();
  const goToSecondStep = useSecondStep();
  return useMutation({
    mutationFn: async ({ mobile, verificationCode, newPassword }: PhoneReset) => {
      const hide = toasts.show('waitUntilDone', t('notice.wait'));
      try {
        await unwrap(
          api.call('resetPasswordByPhone', {
            body: {
              mobileNum: mobile.number,
              countryDialingCode: mobile.dialingCode,
              verificationCode,
              newPassword,
            },
          }),
        );
        return await api.call('login', {
          body: { type: 'username', username: mobile.number, password: newPassword, captcha: '' },
        });
      } finally {
        hide();
      }
    },
    onSuccess: async (login) => {
      toasts.show('success', t('forgot.phone.done'));
      if (login.ok) await enterSession(login.value);
      else if (!(await goToSecondStep(login))) await navigate('/m/login', { replace: true });
    },
  });
}
