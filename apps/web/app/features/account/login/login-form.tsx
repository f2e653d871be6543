import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { isRememberingWanted } from '../../../platform/session/remembered-login/remembered-login.ts';
import { CaptchaField } from '../../../shared/captcha/captcha-field.tsx';
import { ExternalLoginButtons } from '../../../shared/external-login/external-login-buttons.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { SmsFields } from './sms-fields.tsx';
import { useLoginFields } from './use-login-fields.ts';
import { UsernameFields } from './username-fields.tsx';

/** The form of both methods. */
export function LoginForm() {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const [isRemembered, setIsRemembered] = useState(false);
  useEffect(() => setIsRemembered(isRememberingWanted()), []);
  const login = useLoginFields(isRemembered);
  const { fields, captchaState } = login;
  return (
    <form
      method="post"
      noValidate
      inert={!isHydrated}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void login.submit();
      }}
    >
      {login.hasSms ? (
        <div className="mb-5">
          <Tabs
            label={t('login.method')}
            value={login.method}
            onChange={login.switchTo}
            tabs={[
              { value: 'username', label: t('login.method.username') },
              { value: 'sms', label: t('login.method.sms') },
            ]}
          />
        </div>
      ) : null}
      {login.method === 'username' ? (
        <UsernameFields {...fields} />
      ) : (
        <SmsFields {...fields} country={login.country} sendCode={login.sendCode} />
      )}
      {captchaState.isAsked ? (
        <CaptchaField
          ref={fields.inputOf('captcha')}
          state={captchaState}
          value={fields.form.captcha}
          onChange={fields.change('captcha')}
          error={fields.errorOf('captcha')}
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Checkbox label={t('login.remember')} isChecked={isRemembered} onChange={setIsRemembered} />
        <Link to="/m/forget" className="inline-flex min-h-11 items-center text-sm text-gold-text">
          {t('login.forgot')}
        </Link>
      </div>
      <FormError text={login.formError} />
      <Button type="submit" isWide isLoading={login.isPending}>
        {t('action.login')}
      </Button>
      {login.method === 'username' ? <ExternalLoginButtons /> : null}
    </form>
  );
}
