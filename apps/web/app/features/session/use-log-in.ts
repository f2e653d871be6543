import { useMutation } from '@tanstack/react-query';
import { unwrap } from '../../platform/api-client.ts';
import { failureOf } from '../../platform/api-failure.ts';
import { useApi } from '../../platform/app-services.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { holdFirstLoginPassword } from '../../platform/password/first-login-password.ts';
import {
  forgetRememberedLogin,
  type RememberedLogin,
  rememberLogin,
} from '../../platform/remembered-login.ts';
import { useSecondStep } from '../../platform/second-step/second-step-path.ts';
import { useEnterSession } from '../../platform/use-enter-session.ts';
import { toasts } from '../../ui/toast-store.ts';

export interface LoginAttempt {
  readonly login: RememberedLogin;
  readonly captcha: string;
  readonly captchaId: string | undefined;
  /** The player wants the log-in remembered on this device. */
  readonly isRemembered: boolean;
}

/** AC-06: sends the form encrypted and begins the session; AC-05: then remembers it, or forgets what was remembered. */
export function useLogIn() {
  const api = useApi();
  const t = useTranslate();
  const enterSession = useEnterSession();
  const goToSecondStep = useSecondStep();

  const keep = async ({ login, isRemembered }: LoginAttempt) => {
    if (!isRemembered) forgetRememberedLogin();
    else if (!(await rememberLogin(api, login))) toasts.show('long', t('login.remember.failed'));
  };

  return useMutation({
    mutationFn: ({ login, captcha, captchaId }: LoginAttempt) => {
      const { type, username, password, countryDialingCode } = login;
      const number = type === 'sms' ? { countryDialingCode } : {};
      const body = { username, password, captcha, type, ...number };
      return unwrap(api.call('login', { body }, captchaId === undefined ? {} : { captchaId }));
    },
    // ME-08: a member with two-step login goes on elsewhere.
    onError: (error) => void goToSecondStep(failureOf(error)),
    onSuccess: (answer, attempt) => {
      if (answer.firstTimeLogin) holdFirstLoginPassword(answer.userName, attempt.login.password);
      enterSession(answer);
      // The player goes on meanwhile; the session that has begun pays for it.
      void keep(attempt).catch(() => undefined);
    },
  });
}
