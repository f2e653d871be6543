import type { RegisterMode } from '@wau/contract/registration-rules';
import { useState } from 'react';
import { CaptchaField } from '../../platform/captcha/captcha-field.tsx';
import { useCaptcha } from '../../platform/captcha/use-captcha.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { useMobileCountry } from '../../platform/mobile-number/use-mobile-country.ts';
import { CodeField } from '../../platform/send-code/code-field.tsx';
import { useFlag } from '../../platform/site-query.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { AgreementCheckbox } from './agreement-checkbox.tsx';
import type { RegisterSettings } from './register-form.ts';
import { RegisterMobileField } from './register-mobile-field.tsx';
import { RegisterTextField } from './register-text-field.tsx';
import type { Invitation } from './use-invitation.ts';
import { useRegisterCode } from './use-register-code.ts';
import { useRegisterForm } from './use-register-form.ts';

interface RegisterFieldsProps {
  readonly mode: RegisterMode;
  readonly settings: RegisterSettings;
  readonly invitation: Invitation;
}

/** The form that the merchant's rules describe. */
export function RegisterFields({ mode, settings, invitation }: RegisterFieldsProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const isHydrated = useHydrated();
  const captcha = useCaptcha(settings.captcha.enabled);
  const country = useMobileCountry();
  const switches = {
    confirmsMobile: useFlag('REGMOBVERF3'),
    mobileWithPassword: useFlag('MOBILENUMPASSREG3'),
  };
  const { isBrought } = invitation;
  const situation = { mode, settings, switches, isBrought, asksCaptcha: captcha.isAsked };
  const state = useRegisterForm(situation, invitation, captcha, country);
  const code = useRegisterCode(state, settings, country);
  const [agrees, setAgrees] = useState(true);

  return (
    <form method="post" onSubmit={state.submit} noValidate inert={!isHydrated}>
      {state.shown.map((field) => {
        const { name } = field;
        const common = { value: state.form[name], error: state.errorOf(name), ref: state.inputRef(name) };
        const onChange = (value: string) => state.change(name, value);
        if (name === 'captcha') {
          return <CaptchaField key={name} {...common} state={captcha} onChange={onChange} />;
        }
        if (name === 'verificationCode') {
          return <CodeField key={name} {...common} name={name} state={code} onChange={onChange} />;
        }
        const props = { ...common, field, onChange, onBlur: () => state.leave(field) };
        return name === 'mobileNum' && settings.fields.countryDialingCode?.enabled === true ? (
          <RegisterMobileField key={name} {...props} country={country} />
        ) : (
          <RegisterTextField key={name} {...props} />
        );
      })}
      <AgreementCheckbox years={settings.minimumAgeYears} agrees={agrees} onChange={setAgrees} />
      <FormError text={state.failure === undefined ? undefined : failureText(state.failure)} />
      <Button type="submit" isWide isDisabled={!agrees} isLoading={state.isPending}>
        {t('action.register')}
      </Button>
    </form>
  );
}
