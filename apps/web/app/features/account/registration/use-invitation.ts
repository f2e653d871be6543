import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import type { RegistrationSettings } from './registration-form.ts';
import { affiliateQuery, type LinkedAffiliate } from './registration-queries.ts';

export interface Invitation {
  /** The code to register with, empty where none came. */
  readonly affiliateCode: string;
  /** Whether the link or the host has brought the visitor, as far as is known, so that no code is asked for. */
  readonly isBrought: boolean;
  /** The domain that the link names; empty: the page's own counts. */
  readonly domain: string;
  readonly recommenderId: string;
  /** The link was an agent's and brings nobody any more: whoever opened it is told, and registers without. */
  readonly closed: ApiFailure | undefined;
  /** The registration has refused what the link brought, so that it is sent no more. */
  readonly drop: () => void;
}

/**
 * AC-14: what came with the link (`affiliateCode`, `domain`, `recommenderId`), else with the host. Only the server's
 * word that it brings nobody takes it away: as long as the server has not answered, or cannot be reached, it is sent
 * as it came, and the registration decides.
 */
export function useInvitation(settings: RegistrationSettings): Invitation {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const code = search.get('affiliateCode')?.trim().slice(0, 64) ?? '';
  const domain = search.get('domain')?.trim().slice(0, 253) ?? '';
  const isInLink = code !== '' || domain !== '';
  const query = affiliateQuery(useApi(), { code, domain });
  const { data: answer } = useQuery({ ...query, enabled: isInLink });
  const isOpen = isInLink && answer === undefined;
  const affiliateCode = isOpen ? code : answer?.code || settings.affiliateCode;
  return {
    affiliateCode,
    isBrought: isOpen || affiliateCode !== '',
    domain,
    recommenderId: search.get('recommenderId')?.trim().slice(0, 64) ?? '',
    closed: answer?.closed,
    drop: () => void queryClient.setQueryData<LinkedAffiliate>(query.queryKey, { code: '' }),
  };
}
