import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { hasTooManyDigits, readMobileNumber } from '../../../platform/mobile-number/read-mobile-number.ts';
import type { MobileCountry } from '../../../platform/mobile-number/use-mobile-country.ts';
import { usePhoneService } from '../../../platform/phone-verification/use-phone-service.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { type SendCodeState, useSendCode } from '../../../shared/send-code/use-send-code.ts';
import { checkField, type RegistrationSettings } from './registration-form.ts';
import type { RegistrationFormState } from './use-registration-form.ts';

/** AC-14: the code that confirms the number; one is asked for only for a number that can be one. */
export function useRegistrationCode(
  { form, shown, refuse, change }: RegistrationFormState,
  settings: RegistrationSettings,
  country: MobileCountry,
): SendCodeState {
  const api = useApi();
  const t = useTranslate();
  const failureText = useFailureText();
  const phoneService = usePhoneService();
  const send = async () => {
    const field = shown.find(({ name }) => name === 'mobileNum');
    const isRight = field !== undefined && checkField(form, { ...field, required: true }) === undefined;
    const number = isRight ? await readMobileNumber(form.mobileNum.trim(), country.code) : undefined;
    if (number === undefined) {
      refuse('mobileNum', t(hasTooManyDigits(form.mobileNum) ? 'mobile.long' : 'register.mobile.invalid'));
      return undefined;
    }
    if (phoneService !== undefined) return phoneService.send(number.number);
    const dialingCode = settings.fields.countryDialingCode?.enabled === true ? country.dialingCode : '';
    return api.call('sendRegisterCode', {
      body: { mobileNo: form.mobileNum.trim(), countryDialingCode: dialingCode },
    });
  };
  return useSendCode(
    send,
    (failure) => refuse('verificationCode', failureText(failure)),
    // A code that was typed before is not the one that has been sent.
    () => change('verificationCode', ''),
  );
}
