import { useCallback, useRef, useState } from 'react';
import { type ApiFailure, failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { readMobileNumber } from '../../../platform/mobile-number/read-mobile-number.ts';
import { useMobileCountry } from '../../../platform/mobile-number/use-mobile-country.ts';
import { usePhoneService } from '../../../platform/phone-verification/use-phone-service.ts';
import type { RememberedLogin } from '../../../platform/session/remembered-login/remembered-login.ts';
import type { LoginMethod } from '../../../platform/session/remembered-login/remembered-record.ts';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import {
  checkFilledFields,
  checkLoginForm,
  emptyLoginInput,
  firstWrongField,
  type LoginErrors,
  type LoginField,
  type LoginInput,
  loginOf,
  refusedField,
  withRemembered,
} from './check-login-form.ts';
import { type ConfirmedNumber, useLogin } from './use-login.ts';
import { useLoginCaptcha } from './use-login-captcha.ts';
import { useLoginCode } from './use-login-code.ts';
import { useLoginMethod } from './use-login-method.ts';
import { useLoginRules } from './use-login-rules.ts';
import { useRevalidation } from './use-revalidation.ts';

/** What is in the form of either method, what is wrong with it, and what a tap does. */
export function useLoginFields(isRemembered: boolean) {
  const failureText = useFailureText();
  const [wantsCountries, setWantsCountries] = useState(false);
  const country = useMobileCountry(wantsCountries);
  const logIn = useLogin();
  const phoneService = usePhoneService();
  const [isConfirming, setIsConfirming] = useState(false);
  const once = useOnceAtATime();
  const [form, setForm] = useState<LoginInput>(emptyLoginInput);
  const [errors, setErrors] = useState<LoginErrors>({});
  // Asked for with the first letter, or with what this device remembers, so that the page opens without them.
  const { rules, errorText } = useLoginRules(form !== emptyLoginInput);
  const [refusal, setRefusal] = useState<ApiFailure>();
  const { captchaState, ...captcha } = useLoginCaptcha(() =>
    setForm((current) => ({ ...current, captcha: '' })),
  );
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({});

  const { chooseDialingCode } = country;
  const onRestored = useCallback(
    (restored: LoginMethod, remembered: RememberedLogin | undefined) => {
      if (remembered === undefined) return;
      if (restored === 'sms') chooseDialingCode(remembered.countryDialingCode);
      setForm((current) => withRemembered(current, restored, remembered));
    },
    [chooseDialingCode],
  );
  const { method, hasSms, choose } = useLoginMethod(onRestored);

  const readNumber = (mobileNum: string) => readMobileNumber(mobileNum, country.code);
  const isMobileNumber = async (mobileNum: string) => (await readNumber(mobileNum)) !== undefined;
  const loginCode = useLoginCode(
    async () => {
      setRefusal(undefined);
      const number = await readNumber(form.mobileNum);
      const { mobileNum } = await checkLoginForm(form, 'sms', false, isMobileNumber, rules);
      if (mobileNum === undefined) return number;
      setErrors((current) => ({ ...current, mobileNum }));
      inputs.current.mobileNum?.focus();
      return undefined;
    },
    setRefusal,
    () => setErrors(({ messageCode: _, ...others }) => others),
  );

  useRevalidation(() => {
    // The server's words came in the language before.
    setRefusal(undefined);
    void checkFilledFields(form, method, isMobileNumber, rules).then((found) =>
      setErrors((current) => ({ ...current, ...found })),
    );
  });

  const change = (field: LoginField) => (value: string) => {
    setForm((current) => ({ ...current, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    setRefusal((current) => (current !== undefined && refusedField(current) === field ? undefined : current));
  };

  const switchTo = (next: LoginMethod) => {
    choose(next);
    if (next === 'sms') setWantsCountries(true);
    setErrors({});
    setRefusal(undefined);
    captcha.onMethodChanged();
  };

  const onRefused = (failure: ApiFailure) => {
    setRefusal(failure);
    const field = refusedField(failure);
    if (field !== undefined) inputs.current[field]?.focus();
    captcha.onRefused(failure);
  };

  const confirmNumber = async (): Promise<ConfirmedNumber | 'refused' | undefined> => {
    if (phoneService === undefined) return undefined;
    setIsConfirming(true);
    const number = await readNumber(form.mobileNum);
    const check = number && (await phoneService.confirm(number.number, form.messageCode));
    setIsConfirming(false);
    // AC-08: a code that the outside service does not take abandons the login, and nothing is said of it. A service
    // that does not answer, and a code that it was never asked for, are other matters.
    if (check?.outcome === 'failed') setRefusal(check.failure);
    if (check?.outcome === 'unsent') {
      setErrors({ messageCode: 'login.code.required' });
      inputs.current.messageCode?.focus();
    }
    return check?.outcome === 'confirmed' ? { idToken: check.idToken } : 'refused';
  };

  const submit = () =>
    once(async () => {
      const found = await checkLoginForm(form, method, captchaState.isAsked, isMobileNumber, rules);
      setErrors(found);
      setRefusal(undefined);
      const first = firstWrongField(found, method);
      if (first !== undefined) {
        inputs.current[first]?.focus();
        return;
      }
      const confirmed = method === 'sms' ? await confirmNumber() : undefined;
      if (confirmed === 'refused') return;
      const attempt = {
        confirmed,
        login: loginOf(form, method, country.dialingCode),
        captcha: form.captcha,
        captchaId: captchaState.captcha?.captchaId,
        isRemembered,
      };
      await logIn.mutateAsync(attempt).catch((error: unknown) => onRefused(failureOf(error)));
    });

  // What the server said of the attempt before is no longer the point once a field is wrong.
  const shownRefusal = Object.keys(errors).length > 0 ? undefined : refusal;
  const refused = shownRefusal === undefined ? undefined : refusedField(shownRefusal);
  const refusalText = shownRefusal === undefined ? undefined : failureText(shownRefusal);
  return {
    method,
    hasSms,
    switchTo,
    submit,
    isPending: logIn.isPending || isConfirming,
    country,
    sendCode: loginCode,
    captchaState,
    /** What the refusal says where it is about no field. */
    formError: refused === undefined ? refusalText : undefined,
    fields: {
      form,
      change,
      errorOf(field: LoginField) {
        return errorText(errors[field]) ?? (refused === field ? refusalText : undefined);
      },
      inputOf: (field: LoginField) => (element: HTMLInputElement | null) => {
        inputs.current[field] = element;
      },
    },
  };
}
