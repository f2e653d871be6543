import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { type ApiFailure, ApiFailureError } from '../../../platform/api/api-failure.ts';
import { siteQuery } from '../../../platform/site/site-query.ts';

/**
 * The rules' messages come in the page's language, so a change of language asks again. An operator may change rules
 * at any time, so they are not kept for long; the server has the last word.
 */
export function registrationSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['register-settings'],
    queryFn: ({ signal }) => unwrap(api.call('getRegisterSettings', {}, { signal })),
    staleTime: 10_000,
  });
}

/** The texts above the form: announcements of type B in the group m_reg (AC-12). */
export function registrationBannerQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['announcements', 'B', 'm_reg'],
    queryFn: async ({ signal, client }) => {
      const { merchantCode } = await client.ensureQueryData(siteQuery(api));
      const query = { types: 'B', groupName: 'm_reg', platform: 'M' as const, merchantCode };
      return unwrap(api.call('listAnnouncements', { query }, { signal }));
    },
    staleTime: 60_000,
  });
}

/** Whether the server has said that a code, or a domain, brings nobody; any other failure says nothing of it. */
export function isAffiliateRefusal(failure: Pick<ApiFailure, 'code'>): boolean {
  const { code } = failure;
  return code === 'affiliate.code.invalid' || code === 'affiliate.agent.invalid' || isClosedLink(failure);
}

/** By how the code begins: named in full, the texts of each would be of those that every visit loads first. */
function isClosedLink({ code }: Pick<ApiFailure, 'code'>): boolean {
  return code.startsWith('opening.link.');
}

/** What a link stands for: the code to register with, empty where it brings nobody, and why where its agent has closed it. */
export interface LinkedAffiliate {
  readonly code: string;
  readonly closed?: ApiFailure | undefined;
}

/**
 * What the code or the domain of a link stands for, without a code when the server says that it brings nobody. Where
 * no such answer comes, the query fails, and is made again when the form is opened again.
 */
export function affiliateQuery(api: ApiClient, link: { readonly code: string; readonly domain: string }) {
  return queryOptions({
    queryKey: ['affiliate', link.code, link.domain],
    queryFn: async ({ signal }): Promise<LinkedAffiliate> => {
      const answer = await api.call('checkAffiliate', { query: link }, { signal });
      if (answer.ok) return { code: answer.value.affiliateCode };
      if (isAffiliateRefusal(answer)) return { code: '', closed: isClosedLink(answer) ? answer : undefined };
      throw new ApiFailureError(answer);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
