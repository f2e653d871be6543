import { useTranslate } from '../../../platform/language/use-language.ts';
import type { MobileCountry } from '../../../platform/mobile-number/use-mobile-country.ts';
import { MobileNumberField } from '../../../shared/mobile-number/mobile-number-field.tsx';
import type { RegistrationFieldProps } from './registration-text-field.tsx';

/** The mobile number with its dialing code. */
export function RegistrationMobileField({
  field,
  country,
  ...props
}: RegistrationFieldProps & { readonly country: MobileCountry }) {
  const t = useTranslate();
  const label = t('mobile.label');
  return (
    <MobileNumberField
      {...props}
      label={field.required ? label : t('register.optional', { label })}
      countryCode={country.code}
      onCountryChange={country.choose}
    />
  );
}
