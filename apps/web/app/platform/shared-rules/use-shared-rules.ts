import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage, useTranslate } from '../i18n/use-language.ts';
import { useApi } from '../services/app-services.ts';
import type { FieldError, SharedRules } from './shared-rules.ts';

interface SharedRulesState {
  /** `undefined` until they are known. */
  readonly rules: SharedRules | undefined;
  /** The sentence for a field's error, in the player's language. */
  readonly errorText: (error: FieldError | undefined) => string | undefined;
}

/** The rules that forms share. Login, which opens without them, asks the same query in its own way (`use-login-rules.ts`). */
export function useSharedRules(): SharedRulesState {
  const t = useTranslate();
  const api = useApi();
  const { code } = useLanguage();
  const { data } = useQuery({
    // The messages come in the language.
    queryKey: ['shared-rules', code],
    queryFn: async ({ signal }) => {
      const { loadSharedRules } = await import('./load-shared-rules.ts');
      return loadSharedRules(api, signal);
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
