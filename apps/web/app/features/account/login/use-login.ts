import { useMutation } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { holdFirstLoginPassword } from '../../../platform/password/first-login-password.ts';
import { useSecondStep } from '../../../platform/second-step/use-second-step.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import {
  forgetRememberedLogin,
  type RememberedLogin,
  rememberLogin,
} from '../../../platform/session/remembered-login/remembered-login.ts';
import { useEnterSession } from '../../../platform/session/use-enter-session.ts';
import { toasts } from '../../../ui/toasts/toast-store.ts';

/** AC-08: an outside service's signed word for the number. */
export interface ConfirmedNumber {
  readonly idToken: string;
}

export interface LoginAttempt {
  readonly login: RememberedLogin;
  readonly captcha: string;
  /** Where an outside service has checked the code of the SMS. */
  readonly confirmed: ConfirmedNumber | undefined;
  readonly captchaId: string | undefined;
  /** The player wants the login remembered on this device. */
  readonly isRemembered: boolean;
}

/** AC-06: sends the form encrypted and begins the session; AC-05: then remembers it, or forgets what was remembered. */
export function useLogin() {
  const api = useApi();
  const t = useTranslate();
  const enterSession = useEnterSession();
  const goToSecondStep = useSecondStep();

  const keep = async ({ login, isRemembered }: LoginAttempt) => {
    if (!isRemembered) forgetRememberedLogin();
    else if (!(await rememberLogin(api, login))) toasts.show('long', t('login.remember.failed'));
  };

  return useMutation({
    mutationFn: ({ login, captcha, captchaId, confirmed }: LoginAttempt) => {
      const { type, username, password, countryDialingCode } = login;
      const number = type === 'sms' ? { countryDialingCode } : {};
      const plain = { username, password, captcha, type, ...number };
      const body = confirmed === undefined ? plain : { ...plain, ...firebaseFields(login, confirmed) };
      return unwrap(api.call('login', { body }, captchaId === undefined ? {} : { captchaId }));
    },
    // ME-08: a member with two-step login goes on elsewhere.
    onError: (error) => goToSecondStep(failureOf(error)),
    onSuccess: (answer, attempt) => {
      const { type, password } = attempt.login;
      // A code of an SMS is nobody's password.
      if (answer.mustChangePassword && type === 'username') holdFirstLoginPassword(answer.userName, password);
      const entering = enterSession(answer);
      // The player goes on meanwhile; the session that has begun pays for it.
      void keep(attempt).catch(() => undefined);
      return entering;
    },
  });
}

/** The fields that the documented payload has for a number which an outside service has confirmed. */
function firebaseFields({ username }: RememberedLogin, { idToken }: ConfirmedNumber) {
  return {
    type: 'firebase' as const,
    firebaseChannel: 'sms' as const,
    firebaseIdToken: idToken,
    firebaseMobileNo: username,
  };
}
