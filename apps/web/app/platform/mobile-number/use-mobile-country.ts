import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { useApi } from '../services/app-services.ts';
import { countriesQuery } from './countries-query.ts';

export interface MobileCountry {
  /** ISO 3166-1 alpha-2; empty until the countries are known. */
  readonly code: string;
  /** Digits, e.g. `60`; empty until the countries are known. */
  readonly dialingCode: string;
  readonly choose: (countryCode: string) => void;
  /** By its dialing code, e.g. of a remembered number. */
  readonly chooseDialingCode: (dialingCode: string) => void;
}

/**
 * The country of a mobile number: the merchant's own until another is chosen. The list of countries is loaded while
 * `isWanted`, so that a form whose number is out of sight does not fetch it. `initialCode` was chosen before.
 */
export function useMobileCountry(isWanted = true, initialCode = ''): MobileCountry {
  const { code: language } = useLanguage();
  const { data } = useQuery({ ...countriesQuery(useApi(), language), enabled: isWanted });
  const [chosen, setChosen] = useState(initialCode);
  const [wantedDialingCode, setWantedDialingCode] = useState('');
  const list = data?.list ?? [];
  const own = list.find((country) => country.code === data?.defaultCountry);
  // Several countries share a dialing code; the merchant's own goes first.
  const wanted =
    own?.dialingCode === wantedDialingCode
      ? own
      : list.find((country) => country.dialingCode === wantedDialingCode);
  const country = list.find((each) => each.code === chosen) ?? wanted ?? own;
  return {
    code: country?.code ?? '',
    dialingCode: country?.dialingCode ?? '',
    choose: setChosen,
    chooseDialingCode: useCallback((dialingCode) => {
      setChosen('');
      setWantedDialingCode(dialingCode.replaceAll(/\D/g, ''));
    }, []),
  };
}
