import type { RegisterMode } from '@wau/contract/registration-rules';
import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../platform/services/app-services.ts';
import type { RegisterForm } from './register-form.ts';

/** What a visitor has typed so far, for when they come back from the rules or from customer service. */
interface RegisterDraft {
  readonly mode: RegisterMode;
  /** ISO 3166-1 alpha-2 of the number's country. */
  readonly countryCode: string;
  readonly form: RegisterForm;
}

/**
 * In the memory of this page and nowhere else, since passwords are among it: the query cache forgets after some minutes
 * what nobody looks at, and everything with the tab.
 */
const draftKey = ['register-draft'] as const;

/** The draft as it was when the form was opened. */
export function useRegisterDraft(): RegisterDraft | undefined {
  const { queryClient } = useAppServices();
  const [draft] = useState(() => queryClient.getQueryData<RegisterDraft>(draftKey));
  return draft;
}

/** Keeps what is in the form when it is left; once there is a session, nothing. A captcha is good once. */
export function useKeepRegisterDraft(draft: RegisterDraft): void {
  const { queryClient, session } = useAppServices();
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(
    () => () => {
      const { form, ...rest } = latest.current;
      if (session.current() === undefined) {
        queryClient.setQueryData<RegisterDraft>(draftKey, { ...rest, form: { ...form, captcha: '' } });
      } else queryClient.removeQueries({ queryKey: draftKey });
    },
    [queryClient, session],
  );
}
