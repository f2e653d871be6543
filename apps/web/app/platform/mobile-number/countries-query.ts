import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '@wau/contract/languages';
import { type ApiClient, unwrap } from '../api/api-client.ts';

/** Countries with their dialing codes, named in the language. */
export function countriesQuery(api: ApiClient, language: LanguageCode) {
  return queryOptions({
    queryKey: ['countries', language],
    queryFn: ({ signal }) => unwrap(api.call('listCountries', {}, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
