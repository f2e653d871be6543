import { useTranslate } from '../../platform/i18n/use-language.ts';
import { usePasswordRule } from '../../platform/password/use-password-rule.ts';
import type { FieldError } from './new-password-fields.ts';

/** The sentence for a field's error, in the player's language. */
export function useFieldErrorText(): (error: FieldError | undefined) => string | undefined {
  const t = useTranslate();
  const rule = usePasswordRule();
  return (error) => {
    if (error === undefined) return undefined;
    return error === 'rule' ? (rule?.message ?? '') : t(error);
  };
}
