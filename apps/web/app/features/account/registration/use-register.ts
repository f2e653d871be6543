import { useMutation } from '@tanstack/react-query';
import type { RegistrationMode } from '@wau/contract/registration-rules';
import { useRef } from 'react';
import { unwrap } from '../../../platform/api/api-client.ts';
import {
  externalRegistration,
  keepExternalRegistration,
} from '../../../platform/external-login/external-registration.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useEnterSession } from '../../../platform/session/use-enter-session.ts';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import type { RegistrationBody } from './registration-form.ts';

interface RegistrationAttempt {
  readonly mode: RegistrationMode;
  readonly body: RegistrationBody;
  readonly captchaId: string | undefined;
}

/**
 * AC-16: registers, says so, and the member is logged in. F1: the same form sent again, because its answer was lost,
 * carries the same key, so that it logs in instead of finding its own name taken.
 */
export function useRegister() {
  const api = useApi();
  const t = useTranslate();
  const enterSession = useEnterSession();
  const sent = useRef({ form: '', key: '' });
  const keyOf = ({ mode, body }: RegistrationAttempt): string => {
    const form = JSON.stringify([mode, { ...body, captcha: '', verificationCode: '' }]);
    if (sent.current.form !== form) sent.current = { form, key: crypto.randomUUID() };
    return sent.current.key;
  };
  return useMutation({
    mutationFn: (attempt: RegistrationAttempt) => {
      const { mode, captchaId } = attempt;
      const externalTicket = externalRegistration()?.externalTicket;
      const body = externalTicket === undefined ? attempt.body : { ...attempt.body, externalTicket };
      const options = { idempotencyKey: keyOf(attempt), ...(captchaId === undefined ? {} : { captchaId }) };
      return unwrap(api.call(mode === 'mobile' ? 'registerByMobile' : 'register', { body }, options));
    },
    onSuccess: (session) => {
      toasts.show('success', t('register.done'));
      keepExternalRegistration(undefined);
      return enterSession(session);
    },
  });
}
