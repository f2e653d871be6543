import { useQueryClient } from '@tanstack/react-query';
import { type RegisterMode, registerFieldNames } from '@wau/contract/registration-rules';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiFailure, failureOf } from '../../platform/api-failure.ts';
import { useApi } from '../../platform/app-services.ts';
import type { CaptchaState } from '../../platform/captcha/use-captcha.ts';
import { runMode } from '../../platform/device.ts';
import { externalRegistration } from '../../platform/external-sign-in/external-registration.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { readMobileNumber } from '../../platform/mobile-number/read-mobile-number.ts';
import type { MobileCountry } from '../../platform/mobile-number/use-mobile-country.ts';
import { usePhoneService } from '../../platform/phone-verification/use-phone-service.ts';
import { useOnceAtATime } from '../../ui/use-once-at-a-time.ts';
import {
  checkField,
  checkRegisterForm,
  emptyRegisterForm,
  type FormField,
  type FormSituation,
  type RegisterForm,
  type RegisterProblem,
  type RegisterProblems,
  registerBody,
  type ShownField,
  shownFields,
} from './register-form.ts';
import { registerSettingsQuery } from './registration-queries.ts';
import type { Invitation } from './use-invitation.ts';
import { useRegister } from './use-register.ts';

export interface RegisterFormState {
  readonly form: RegisterForm;
  readonly shown: readonly ShownField[];
  readonly isPending: boolean;
  /** What went wrong with the form as a whole. */
  readonly failure: ApiFailure | undefined;
  readonly change: (field: FormField, value: string) => void;
  readonly leave: (field: ShownField) => void;
  readonly submit: (event: FormEvent) => void;
  /** Says something of a field, until it changes, and takes the player there. */
  readonly refuse: (field: FormField, message: string) => void;
  readonly errorOf: (field: FormField) => string | undefined;
  readonly inputRef: (field: FormField) => (element: HTMLInputElement | null) => void;
}

/** The state of the registration form: values, what is wrong with them, and sending them. */
export function useRegisterForm(
  situation: FormSituation,
  invitation: Invitation,
  captcha: CaptchaState,
  country: MobileCountry,
): RegisterFormState {
  const api = useApi();
  const t = useTranslate();
  const queryClient = useQueryClient();
  const register = useRegister();
  const phoneService = usePhoneService();
  const once = useOnceAtATime();
  const [form, setForm] = useState<RegisterForm>(emptyRegisterForm);
  // AC-09: what another service has told of the visitor, for them to keep or to change.
  useEffect(() => {
    const told = externalRegistration();
    if (told === undefined) return;
    setForm((current) => ({
      ...current,
      nickname: current.nickname === '' ? told.nickname : current.nickname,
      email: current.email === '' ? told.email : current.email,
    }));
  }, []);
  const { mode, settings } = situation;
  const [problems, setProblems] = useOfMode<RegisterProblems>(mode, {});
  /** What the server said of one field, until that field changes. */
  const [refusal, setRefusal] = useOfMode<{ field: FormField; message: string } | undefined>(mode, undefined);
  const inputs = useRef<Partial<Record<FormField, HTMLInputElement | null>>>({});
  const shown = shownFields(situation, form);

  const change = (field: FormField, value: string) => {
    setForm((current) => ({ ...current, [field]: value }));
    setRefusal((current) => (current?.field === field ? undefined : current));
    // AC-14: a new password makes the old confirmation's message stale.
    const stale: readonly FormField[] = field === 'password' ? ['password', 'confirmPassword'] : [field];
    setProblems((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !stale.includes(name as FormField))),
    );
  };

  const leave = (field: ShownField) => {
    const problem = form[field.name] === '' ? undefined : checkField(form, field);
    if (problem !== undefined) setProblems((current) => ({ ...current, [field.name]: problem }));
  };

  const refuse = (field: FormField, message: string) => {
    setRefusal({ field, message });
    inputs.current[field]?.focus();
  };

  /** AC-14: a code that must be there is looked up before anything is sent. */
  const isAffiliateWrong = async (): Promise<boolean> => {
    const field = shown.find(({ name }) => name === 'affiliateCode');
    if (field?.required !== true) return false;
    const answer = await api.call('checkAffiliate', { query: { code: form.affiliateCode.trim() } });
    // Without an answer it is for the registration to say.
    return !answer.ok && answer.value?.field === 'affiliateCode';
  };

  /** AC-08: where an outside service has sent the code, its signed word for the number takes the code's place. */
  const confirmNumber = async () => {
    const code = form.verificationCode.trim();
    if (phoneService === undefined || !shown.some(({ name }) => name === 'verificationCode')) return {};
    const number = await readMobileNumber(form.mobileNum.trim(), country.code);
    const firebaseIdToken = number && (await phoneService.confirm(number.number, code));
    return firebaseIdToken === undefined ? 'refused' : { firebaseChannel: 'sms' as const, firebaseIdToken };
  };

  const send = async () => {
    if (await isAffiliateWrong()) {
      refuse('affiliateCode', t('register.affiliate.wrong'));
      return;
    }
    const { host, hostname } = window.location;
    const confirmed = await confirmNumber();
    if (confirmed === 'refused') {
      refuse('verificationCode', t('login.code.required'));
      return;
    }
    const plainBody = registerBody(form, shown, {
      host,
      domain: invitation.domain === '' ? hostname : invitation.domain,
      runMode: runMode(),
      countryDialingCode: settings.fields.countryDialingCode?.enabled === true ? country.dialingCode : '',
      affiliateCode: invitation.affiliateCode,
      recommenderId: invitation.recommenderId,
    });
    const body = { ...plainBody, ...confirmed };
    const attempt = { mode, body, captchaId: captcha.captcha?.captchaId };
    await register.mutateAsync(attempt).catch((error: unknown) => onRefused(failureOf(error)));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkRegisterForm(form, shown);
    setProblems(found);
    const first = shown.find(({ name }) => found[name] !== undefined);
    if (first === undefined) void once(send);
    else inputs.current[first.name]?.focus();
  };

  const onRefused = (failure: ApiFailure) => {
    const field = refusedField(failure, shown, mode);
    if (field !== undefined) refuse(field, refusalText(failure, field));
    // The operator may have changed the rules since the form was opened.
    if (failure.value?.field !== undefined) void queryClient.invalidateQueries(registerSettingsQuery(api));
    if (failure.value?.captcha === true || captcha.isAsked) {
      setForm((current) => ({ ...current, captcha: '' }));
      captcha.refresh();
    }
  };

  const refusalText = (failure: ApiFailure, field: FormField): string => {
    if (field === 'affiliateCode') return t('register.affiliate.wrong');
    // The rule says how a payment password looks, and not that it is too easy.
    const hasOwnWords = field === 'captcha' || field === 'verificationCode' || field === 'paymentPassword';
    const isFormat = failure.status === 400 && !hasOwnWords;
    const ruleMessage = settings.fields[field]?.message ?? '';
    return isFormat && ruleMessage !== '' ? ruleMessage : failure.message;
  };

  const problemText = (field: FormField, problem: RegisterProblem): string => {
    if (problem === 'mismatch') return t('register.confirm.mismatch');
    if (field === 'captcha') return t('captcha.required');
    if (field === 'verificationCode') return t('register.code.required');
    if (problem === 'required') return t('register.required');
    const ruleMessage = settings.fields[field]?.message ?? '';
    return ruleMessage === '' ? t('register.invalid') : ruleMessage;
  };

  const failure = register.error === null ? undefined : failureOf(register.error);
  const isOfField = failure !== undefined && refusedField(failure, shown, mode) !== undefined;
  return {
    form,
    shown,
    isPending: register.isPending,
    failure: isOfField ? undefined : failure,
    change,
    leave,
    submit,
    refuse,
    errorOf: (field) => {
      if (refusal?.field === field) return refusal.message;
      const problem = problems[field];
      return problem === undefined ? undefined : problemText(field, problem);
    },
    inputRef: (field) => (element) => {
      inputs.current[field] = element;
    },
  };
}

/** State that is forgotten when the other way to register is chosen: what was wrong there says nothing here. */
function useOfMode<Value>(mode: RegisterMode, initial: Value) {
  const [held, setHeld] = useState({ mode, value: initial });
  const value = held.mode === mode ? held.value : initial;
  const set = (next: Value | ((current: Value) => Value)) =>
    setHeld((current) => {
      const known = current.mode === mode ? current.value : initial;
      return { mode, value: next instanceof Function ? next(known) : next };
    });
  return [value, set] as const;
}

const formFields: readonly FormField[] = [
  ...registerFieldNames,
  'confirmPassword',
  'verificationCode',
  'captcha',
];

/** The field on the form that a refusal is about, if it is about one. Under a number, that is the name. */
function refusedField(
  failure: ApiFailure,
  shown: readonly ShownField[],
  mode: RegisterMode,
): FormField | undefined {
  const named = formFields.find((field) => field === failure.value?.field);
  const isNumber = named === 'countryDialingCode' || (named === 'username' && mode === 'mobile');
  const field = isNumber ? 'mobileNum' : named;
  return shown.some(({ name }) => name === field) ? field : undefined;
}
