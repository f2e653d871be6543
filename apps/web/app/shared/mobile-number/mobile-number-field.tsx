import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useLanguage, useTranslate } from '../../platform/language/use-language.ts';
import { countriesQuery } from '../../platform/mobile-number/countries-query.ts';
import {
  mobileNumberCharacters,
  mobileNumberMaxLength,
} from '../../platform/mobile-number/read-mobile-number.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { DialingCodePicker } from '../../ui/dialing-code/dialing-code-picker.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface MobileNumberFieldProps {
  /** ISO 3166-1 alpha-2; empty: the merchant's own country. */
  readonly countryCode: string;
  readonly onCountryChange: (countryCode: string) => void;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Without it, the field is called what it is. */
  readonly label?: string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A mobile number with its dialing code before it. */
export function MobileNumberField({ countryCode, onCountryChange, ...field }: MobileNumberFieldProps) {
  const t = useTranslate();
  const { code } = useLanguage();
  const { data } = useQuery(countriesQuery(useApi(), code));
  return (
    <TextField
      {...field}
      onChange={(text) => field.onChange(mobileNumberCharacters(text))}
      label={field.label ?? t('mobile.label')}
      name="mobileNum"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={mobileNumberMaxLength}
      clearLabel={t('action.clear')}
      start={
        <DialingCodePicker
          value={countryCode === '' ? (data?.defaultCountry ?? '') : countryCode}
          onChange={onCountryChange}
          countries={data?.list ?? []}
          texts={{
            title: t('mobile.country'),
            search: t('mobile.country.search'),
            none: t('mobile.country.none'),
            close: t('action.close'),
          }}
        />
      }
    />
  );
}
