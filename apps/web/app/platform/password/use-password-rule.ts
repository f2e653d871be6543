import { useQuery } from '@tanstack/react-query';
import type { FieldRule } from '@wau/contract/registration-rules';
import { useApi } from '../app-services.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { passwordRuleQuery } from './password-rule-query.ts';

export type PasswordRule = FieldRule & { readonly message: string };

/** The rule for new passwords; `undefined` until it is known, which leaves the word to the server. */
export function usePasswordRule(): PasswordRule | undefined {
  const { code } = useLanguage();
  return useQuery(passwordRuleQuery(useApi(), code)).data ?? undefined;
}
