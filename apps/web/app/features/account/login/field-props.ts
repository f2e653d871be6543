import type { LoginField, LoginInput } from './check-login-form.ts';

/** What the fields of either method work with. */
export interface FieldProps {
  readonly form: LoginInput;
  readonly change: (field: LoginField) => (value: string) => void;
  readonly errorOf: (field: LoginField) => string | undefined;
  readonly inputOf: (field: LoginField) => (element: HTMLInputElement | null) => void;
}
