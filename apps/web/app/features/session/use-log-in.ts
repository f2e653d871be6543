import { useMutation } from '@tanstack/react-query';
import { unwrap } from '../../platform/api-client.ts';
import { useApi } from '../../platform/app-services.ts';
import { useEnterSession } from '../../platform/use-enter-session.ts';
import type { LoginForm } from './login-form.ts';

/** AC-06: sends the form encrypted and begins the session. */
export function useLogIn() {
  const api = useApi();
  const enterSession = useEnterSession();
  return useMutation({
    mutationFn: ({ form, captchaId }: { form: LoginForm; captchaId: string | undefined }) =>
      unwrap(
        api.call(
          'login',
          {
            body: {
              username: form.username.trim(),
              password: form.password,
              captcha: form.captcha,
              type: 'username',
            },
          },
          captchaId === undefined ? {} : { captchaId },
        ),
      ),
    onSuccess: enterSession,
  });
}
