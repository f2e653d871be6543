import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '../../platform/app-services.ts';
import type { RegisterSettings } from './register-form.ts';
import { affiliateQuery } from './registration-queries.ts';

export interface Invitation {
  /** The code that holds; empty: none came, or none that holds. */
  readonly affiliateCode: string;
  /** Whether it is still being looked up. */
  readonly isPending: boolean;
  /** The domain that the link names; empty: the page's own counts. */
  readonly domain: string;
  readonly recommenderId: string;
}

/** AC-14: what came with the link (`affiliateCode`, `domain`, `recommenderId`), else with the host. */
export function useInvitation(settings: RegisterSettings): Invitation {
  const [search] = useSearchParams();
  const code = search.get('affiliateCode')?.trim().slice(0, 64) ?? '';
  const domain = search.get('domain')?.trim().slice(0, 253) ?? '';
  const isInLink = code !== '' || domain !== '';
  const { data, isPending } = useQuery({ ...affiliateQuery(useApi(), { code, domain }), enabled: isInLink });
  return {
    affiliateCode: data === undefined || data === '' ? settings.affiliateCode : data,
    isPending: isInLink && isPending,
    domain,
    recommenderId: search.get('recommenderId')?.trim().slice(0, 64) ?? '',
  };
}
