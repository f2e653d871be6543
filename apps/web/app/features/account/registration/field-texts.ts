import { type RegistrationMode, registrationFieldNames } from '@wau/contract/registration-rules';
import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import type { useTranslate } from '../../../platform/language/use-language.ts';
import type {
  FormField,
  RegistrationProblem,
  RegistrationSettings,
  ShownField,
} from './registration-form.ts';

type Translate = ReturnType<typeof useTranslate>;

/** AC-13: what stands under a field that the browser's check has found wrong: the operator's words, else ours. */
export function problemText(
  t: Translate,
  settings: RegistrationSettings,
  { name: field, maxLength }: Pick<ShownField, 'name' | 'maxLength'>,
  problem: RegistrationProblem,
): string {
  // A password cannot be seen to be too long.
  if (problem === 'long' && (field === 'password' || field === 'paymentPassword'))
    return t('field.long', { count: maxLength });
  if (problem === 'mismatch') return t('register.confirm.mismatch');
  if (field === 'captcha') return t('captcha.required');
  if (field === 'verificationCode') return t('register.code.required');
  return (
    settings.fields[field]?.message || t(problem === 'required' ? 'register.required' : 'register.invalid')
  );
}

/** What stands under a field that the server has refused. */
export function refusalText(
  t: Translate,
  settings: RegistrationSettings,
  field: FormField,
  failure: ApiFailure,
): string {
  if (failure.code === 'affiliate.code.invalid') return t('register.affiliate.wrong');
  // The rule says how a payment password looks, and not that it is too easy.
  const hasOwnWords = field === 'captcha' || field === 'verificationCode' || field === 'paymentPassword';
  const isFormat = failure.status === 400 && !hasOwnWords;
  return (isFormat && settings.fields[field]?.message) || failure.message;
}

const formFields: readonly FormField[] = [
  ...registrationFieldNames,
  'confirmPassword',
  'verificationCode',
  'captcha',
];

/** The field that a refusal is about, if it is about one. Under a number, that is the name. */
export function refusedField(failure: ApiFailure, mode: RegistrationMode): FormField | undefined {
  const named = formFields.find((field) => field === failure.value?.field);
  const isNumber = named === 'countryDialingCode' || (named === 'username' && mode === 'mobile');
  return isNumber ? 'mobileNum' : named;
}
