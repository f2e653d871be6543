import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FieldError } from '../../../platform/field-rules/field-rules.ts';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';

/**
 * The rules of login's fields, the same query as `useFieldRules`. Whoever only opens the page does not load them:
 * they come, with what checks by them, once the form is touched; what is sent before is checked for what is missing.
 * It is written here because a chunk shared with forgotten passwords would weigh on this page's first load.
 */
export function useLoginRules(isTouched: boolean) {
  const t = useTranslate();
  const api = useApi();
  const { code } = useLanguage();
  const { data: rules } = useQuery({
    queryKey: ['field-rules', code],
    queryFn: async ({ signal }) => {
      const { loadFieldRules } = await import('../../../platform/field-rules/load-field-rules.ts');
      return loadFieldRules(api, signal);
    },
    placeholderData: keepPreviousData,
    enabled: isTouched,
  });
  const errorText = (error: FieldError | undefined) => {
    if (typeof error !== 'object') return error && t(error);
    return 'rule' in error ? rules?.values[error.rule].message : t('field.long', { count: error.atMost });
  };
  return { rules, errorText };
}
