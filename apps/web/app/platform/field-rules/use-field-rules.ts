import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage, useTranslate } from '../language/use-language.ts';
import { useApi } from '../services/app-services.ts';
import type { FieldError, FieldRules } from './field-rules.ts';

interface FieldRulesState {
  /** `undefined` until they are known. */
  readonly rules: FieldRules | undefined;
  /** The sentence for a field's error, in the player's language. */
  readonly errorText: (error: FieldError | undefined) => string | undefined;
}

/** The rules of the fields that forms have in common. Login, which opens without them, asks the same query in its own way (`use-login-rules.ts`). */
export function useFieldRules(): FieldRulesState {
  const t = useTranslate();
  const api = useApi();
  const { code } = useLanguage();
  const { data } = useQuery({
    // The messages come in the language.
    queryKey: ['field-rules', code],
    queryFn: async ({ signal }) => {
      const { loadFieldRules } = await import('./load-field-rules.ts');
      return loadFieldRules(api, signal);
    },
    // An operator may change a rule at any time.
    staleTime: 60_000,
    // After a change of language an error keeps its words until the new ones are there.
    placeholderData: keepPreviousData,
  });
  return {
    rules: data,
    errorText(error) {
      if (typeof error !== 'object') return error && t(error);
      return 'rule' in error ? data?.values[error.rule].message : t('field.long', { count: error.atMost });
    },
  };
}
