import type { PlainMessageId } from '../../platform/i18n/message-ids.ts';

export interface LoginForm {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
}

export type LoginField = keyof LoginForm;

/** The message for each field that is wrong, in the order in which the fields stand on the screen. */
export type LoginErrors = Partial<Readonly<Record<LoginField, PlainMessageId>>>;

export const emptyLoginForm: LoginForm = { username: '', password: '', captcha: '' };

/** What the form lacks. The rules of a username are the server's: a login says no more than that something is missing. */
export function checkLoginForm(form: LoginForm, asksCaptcha: boolean): LoginErrors {
  return {
    ...(form.username.trim() === '' ? { username: 'login.username.required' as const } : {}),
    ...(form.password === '' ? { password: 'login.password.required' as const } : {}),
    ...(asksCaptcha && form.captcha === '' ? { captcha: 'captcha.required' as const } : {}),
  };
}
