import { type FormEvent, useState } from 'react';
import { type ApiFailure, failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { focusFirstInvalid } from '../../../ui/fields/focus-first-invalid.ts';

interface SubmitState {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly isPending: boolean;
  /** What the server said of one field. */
  readonly fieldError: (field: string) => string | undefined;
  /** What it said of the form, or of a field that does not stand on it. */
  readonly formError: (fields: readonly string[]) => string | undefined;
  readonly forget: () => void;
}

/** Sends a form once at a time; `check` says whether it is whole, and shows what is not. */
export function useSubmit(check: () => boolean, work: () => Promise<unknown>): SubmitState {
  const once = useOnceAtATime();
  const failureText = useFailureText();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  const send = async () => {
    setFailure(undefined);
    setIsPending(true);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setIsPending(false);
    }
  };

  return {
    isPending,
    submit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      setFailure(undefined);
      if (!check()) return focusFirstInvalid(form);
      void once(send).then(() => focusFirstInvalid(form));
    },
    fieldError: (field) =>
      failure !== undefined && failure.value?.field === field ? failureText(failure) : undefined,
    formError(fields) {
      if (failure === undefined) return undefined;
      const field = failure.value?.field;
      return field !== undefined && fields.includes(field) ? undefined : failureText(failure);
    },
    forget: () => setFailure(undefined),
  };
}
