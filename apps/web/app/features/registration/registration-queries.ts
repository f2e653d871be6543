import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../../platform/api-client.ts';

/** The rules' messages come in the page's language, so a change of language asks again. */
export function registerSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['register-settings'],
    queryFn: ({ signal }) => unwrap(api.call('getRegisterSettings', {}, { signal })),
    staleTime: 60_000,
  });
}
