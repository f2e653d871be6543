import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../../platform/api-client.ts';

/**
 * The rules' messages come in the page's language, so a change of language asks again. An operator may change rules
 * at any time, so they are not kept for long; the server has the last word.
 */
export function registerSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['register-settings'],
    queryFn: ({ signal }) => unwrap(api.call('getRegisterSettings', {}, { signal })),
    staleTime: 10_000,
  });
}

/** The texts above the form: announcements of type B in the group m_reg (AC-12). */
export function registerBannerQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['announcements', 'B', 'm_reg'],
    queryFn: ({ signal }) =>
      unwrap(
        api.call(
          'listAnnouncements',
          { query: { types: 'B', groupName: 'm_reg', platform: 'M' } },
          { signal },
        ),
      ),
    staleTime: 60_000,
  });
}

/** Whether the code or the domain of a link brings new members; a refusal is an answer, too. */
export function affiliateQuery(api: ApiClient, link: { readonly code: string; readonly domain: string }) {
  return queryOptions({
    queryKey: ['affiliate', link.code, link.domain],
    queryFn: async ({ signal }) => {
      const answer = await api.call('checkAffiliate', { query: link }, { signal });
      return answer.ok ? answer.value.affiliateCode : '';
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
