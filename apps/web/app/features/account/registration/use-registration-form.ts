import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { type ApiFailure, failureOf } from '../../../platform/api/api-failure.ts';
import type { CaptchaState } from '../../../platform/captcha/use-captcha.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { MobileCountry } from '../../../platform/mobile-number/use-mobile-country.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { problemText, refusalText, refusedField } from './field-texts.ts';
import {
  checkRegistrationForm,
  type FormField,
  type FormSituation,
  type ShownField,
  shownFields,
} from './registration-form.ts';
import { isAffiliateRefusal, registrationSettingsQuery } from './registration-queries.ts';
import type { Invitation } from './use-invitation.ts';
import { useRegister } from './use-register.ts';
import { useRegistrationBody } from './use-registration-body.ts';
import { type RegistrationValues, useRegistrationValues } from './use-registration-values.ts';

export interface RegistrationFormState
  extends Pick<RegistrationValues, 'form' | 'change' | 'leave' | 'refuse' | 'inputRef'> {
  readonly shown: readonly ShownField[];
  readonly isPending: boolean;
  /** What went wrong with the form as a whole. */
  readonly failure: ApiFailure | undefined;
  readonly submit: (event: FormEvent) => void;
  readonly errorOf: (field: FormField) => string | undefined;
}

/** The state of the registration form: values, what is wrong with them, and sending them. */
export function useRegistrationForm(
  situation: FormSituation,
  invitation: Invitation,
  captcha: CaptchaState,
  country: MobileCountry,
): RegistrationFormState {
  const api = useApi();
  const t = useTranslate();
  const queryClient = useQueryClient();
  const register = useRegister();
  const once = useOnceAtATime();
  const { mode, settings } = situation;
  const values = useRegistrationValues(mode);
  const shown = shownFields(situation, values.form);
  const makeBody = useRegistrationBody(values, settings, shown, invitation, country);

  const onRefused = (failure: ApiFailure) => {
    const field = refusedField(failure, mode);
    if (field !== undefined) values.refuse(field, refusalText(t, settings, field, failure));
    if (isAffiliateRefusal(failure)) invitation.drop();
    // The operator may have changed the rules since the form was opened.
    if (failure.value?.field !== undefined)
      void queryClient.invalidateQueries(registrationSettingsQuery(api));
    if (failure.value?.captcha === true || captcha.isAsked) {
      values.empty('captcha');
      captcha.refresh();
    }
  };

  const send = async () => {
    const body = await makeBody();
    if (body === undefined) return;
    const attempt = { mode, body, captchaId: captcha.captcha?.captchaId };
    await register.mutateAsync(attempt).catch((error: unknown) => onRefused(failureOf(error)));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkRegistrationForm(values.form, shown);
    const first = shown.find(({ name }) => found[name] !== undefined);
    values.mark(found, first?.name);
    if (first === undefined) void once(send);
  };

  const failure = register.error === null ? undefined : failureOf(register.error);
  const refused = failure === undefined ? undefined : refusedField(failure, mode);
  return {
    ...values,
    shown,
    isPending: register.isPending,
    failure: shown.some(({ name }) => name === refused) ? undefined : failure,
    submit,
    errorOf(field) {
      const problem = values.problemOf(field);
      const asked = shown.find(({ name }) => name === field);
      const problemWords = problem && asked && problemText(t, settings, asked, problem);
      return values.refusalOf(field) ?? problemWords;
    },
  };
}
