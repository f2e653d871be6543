import { type RegisterMode, registerSwitches } from '@wau/contract/registration-rules';
import { useState } from 'react';
import { useCaptcha } from '../../../platform/captcha/use-captcha.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMobileCountry } from '../../../platform/mobile-number/use-mobile-country.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { CaptchaField } from '../../../shared/captcha/captcha-field.tsx';
import { CodeField } from '../../../shared/send-code/code-field.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { AgreementCheckbox } from './agreement-checkbox.tsx';
import { useKeepRegisterDraft, useRegisterDraft } from './register-draft.ts';
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
  const country = useMobileCountry(true, useRegisterDraft()?.countryCode);
  const { flags } = useSite();
  const switches = registerSwitches((flag) => flags[flag]);
  const { isBrought } = invitation;
  const situation = { mode, settings, switches, isBrought, asksCaptcha: captcha.isAsked };
  const state = useRegisterForm(situation, invitation, captcha, country);
  const code = useRegisterCode(state, settings, country);
  useKeepRegisterDraft({ mode, countryCode: country.code, form: state.form });
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
