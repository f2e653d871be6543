import { useTranslate } from '../../../platform/language/use-language.ts';
import type { MobileCountry } from '../../../platform/mobile-number/use-mobile-country.ts';
import { MobileNumberField } from '../../../shared/mobile-number/mobile-number-field.tsx';
import type { RegisterFieldProps } from './register-text-field.tsx';

/** The mobile number with its dialing code. */
export function RegisterMobileField({
  field,
  country,
  ...props
}: RegisterFieldProps & { readonly country: MobileCountry }) {
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
