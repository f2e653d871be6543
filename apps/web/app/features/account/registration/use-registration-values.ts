import type { RegistrationMode } from '@wau/contract/registration-rules';
import { useEffect, useRef, useState } from 'react';
import { externalRegistration } from '../../../platform/external-login/external-registration.ts';
import { useRegistrationDraft } from './registration-draft.ts';
import {
  checkField,
  emptyRegistrationForm,
  type FormField,
  type RegistrationForm,
  type RegistrationProblem,
  type RegistrationProblems,
  type ShownField,
} from './registration-form.ts';

export interface RegistrationValues {
  readonly form: RegistrationForm;
  readonly change: (field: FormField, value: string) => void;
  readonly leave: (field: ShownField) => void;
  /** Empties a field without a word. */
  readonly empty: (field: FormField) => void;
  /** Says what is wrong with the form, and takes the player to the first of it. */
  readonly mark: (problems: RegistrationProblems, first: FormField | undefined) => void;
  /** Says something of a field, until it changes, and takes the player there, as soon as the field is there. */
  readonly refuse: (field: FormField, message: string) => void;
  /** What was said of a field, or what is wrong with it. */
  readonly refusalOf: (field: FormField) => string | undefined;
  readonly problemOf: (field: FormField) => RegistrationProblem | undefined;
  readonly inputRef: (field: FormField) => (element: HTMLInputElement | null) => void;
}

/** What was typed into the form, and what is wrong with it. */
export function useRegistrationValues(mode: RegistrationMode): RegistrationValues {
  const [form, setForm] = useState<RegistrationForm>(useRegistrationDraft()?.form ?? emptyRegistrationForm);
  const [problems, setProblems] = useOfMode<RegistrationProblems>(mode, {});
  /** What the server said of one field, until that field changes. */
  const [refusal, setRefusal] = useOfMode<{ field: FormField; message: string } | undefined>(mode, undefined);
  const inputs = useRef<Partial<Record<FormField, HTMLInputElement | null>>>({});
  /** A field that the refusal itself brings onto the form. */
  const awaited = useRef<FormField>(undefined);
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

  return {
    form,
    change(field, value) {
      setForm((current) => ({ ...current, [field]: value }));
      setRefusal((current) => (current?.field === field ? undefined : current));
      // AC-14: a new password makes the old confirmation's message stale.
      const stale: readonly string[] = field === 'password' ? ['password', 'confirmPassword'] : [field];
      setProblems((current) =>
        Object.fromEntries(Object.entries(current).filter(([name]) => !stale.includes(name))),
      );
    },
    leave(field) {
      const problem = form[field.name] === '' ? undefined : checkField(form, field);
      if (problem !== undefined) setProblems((current) => ({ ...current, [field.name]: problem }));
    },
    empty: (field) => setForm((current) => ({ ...current, [field]: '' })),
    mark(found, first) {
      setProblems(found);
      awaited.current = undefined;
      if (first !== undefined) inputs.current[first]?.focus();
    },
    refuse(field, message) {
      setRefusal({ field, message });
      const input = inputs.current[field] ?? undefined;
      awaited.current = input === undefined ? field : undefined;
      input?.focus();
    },
    refusalOf: (field) => (refusal?.field === field ? refusal.message : undefined),
    problemOf: (field) => problems[field],
    inputRef: (field) => (element) => {
      inputs.current[field] = element;
      if (element === null || awaited.current !== field) return;
      awaited.current = undefined;
      element.focus();
    },
  };
}

/** State that is forgotten when the other way to register is chosen: what was wrong there says nothing here. */
function useOfMode<Value>(mode: RegistrationMode, initial: Value) {
  const [held, setHeld] = useState({ mode, value: initial });
  const value = held.mode === mode ? held.value : initial;
  const set = (next: Value | ((current: Value) => Value)) =>
    setHeld((current) => {
      const known = current.mode === mode ? current.value : initial;
      return { mode, value: next instanceof Function ? next(known) : next };
    });
  return [value, set] as const;
}
