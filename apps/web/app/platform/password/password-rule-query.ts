import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '@wau/contract/languages';
import { type ApiClient, unwrap } from '../api-client.ts';

/** The merchant's rule for passwords with its message in the language, `null` where it has none. */
export function passwordRuleQuery(api: ApiClient, language: LanguageCode) {
  return queryOptions({
    queryKey: ['password-rule', language],
    queryFn: async ({ signal }) =>
      (await unwrap(api.call('getRegisterSettings', {}, { signal }))).fields.password ?? null,
    staleTime: 60_000,
  });
}
