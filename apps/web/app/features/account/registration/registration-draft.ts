import type { RegistrationMode } from '@wau/contract/registration-rules';
import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../platform/services/app-services.ts';
import type { RegistrationForm } from './registration-form.ts';

/** What a visitor has typed so far, for when they come back from the rules or from customer service. */
interface RegistrationDraft {
  readonly mode: RegistrationMode;
  /** ISO 3166-1 alpha-2 of the number's country. */
  readonly countryCode: string;
  readonly form: RegistrationForm;
}

/**
 * In the memory of this page and nowhere else, since passwords are among it: the query cache forgets after some minutes
 * what nobody looks at, and everything with the tab.
 */
const draftKey = ['register-draft'] as const;

/** The draft as it was when the form was opened. */
export function useRegistrationDraft(): RegistrationDraft | undefined {
  const { queryClient } = useAppServices();
  const [draft] = useState(() => queryClient.getQueryData<RegistrationDraft>(draftKey));
  return draft;
}

/** Keeps what is in the form when it is left; once there is a session, nothing. A captcha is good once. */
export function useKeepRegistrationDraft(draft: RegistrationDraft): void {
  const { queryClient, session } = useAppServices();
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(
    () => () => {
      const { form, ...rest } = latest.current;
      if (session.current() === undefined) {
        queryClient.setQueryData<RegistrationDraft>(draftKey, { ...rest, form: { ...form, captcha: '' } });
      } else queryClient.removeQueries({ queryKey: draftKey });
    },
    [queryClient, session],
  );
}
