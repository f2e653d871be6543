import { type RegistrationMode, registrationSwitches } from '@wau/contract/registration-rules';
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
import { useKeepRegistrationDraft, useRegistrationDraft } from './registration-draft.ts';
import type { RegistrationSettings } from './registration-form.ts';
import { RegistrationMobileField } from './registration-mobile-field.tsx';
import { RegistrationTextField } from './registration-text-field.tsx';
import type { Invitation } from './use-invitation.ts';
import { useRegistrationCode } from './use-registration-code.ts';
import { useRegistrationForm } from './use-registration-form.ts';

interface RegistrationFieldsProps {
  readonly mode: RegistrationMode;
  readonly settings: RegistrationSettings;
  readonly invitation: Invitation;
}

/** The form that the merchant's rules describe. */
export function RegistrationFields({ mode, settings, invitation }: RegistrationFieldsProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const isHydrated = useHydrated();
  const captcha = useCaptcha(settings.captcha.enabled);
  const country = useMobileCountry(true, useRegistrationDraft()?.countryCode);
  const { flags } = useSite();
  const switches = registrationSwitches((flag) => flags[flag]);
  const { isBrought } = invitation;
  const situation = { mode, settings, switches, isBrought, asksCaptcha: captcha.isAsked };
  const state = useRegistrationForm(situation, invitation, captcha, country);
  const code = useRegistrationCode(state, settings, country);
  useKeepRegistrationDraft({ mode, countryCode: country.code, form: state.form });
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
          <RegistrationMobileField key={name} {...props} country={country} />
        ) : (
          <RegistrationTextField key={name} {...props} />
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
