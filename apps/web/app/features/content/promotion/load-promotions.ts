import type { AppServices } from '../../../platform/services/app-services.ts';
import { resourcesQuery } from '../../../platform/site/resources-query.ts';
import { domainsQuery } from './other-domains.ts';
import { promotionsQuery } from './promotion-queries.ts';

/** What all screens of promotions show. */
export function loadPromotions({ api, queryClient }: AppServices): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(promotionsQuery(api)),
    queryClient.prefetchQuery(resourcesQuery(api)),
    queryClient.prefetchQuery(domainsQuery(api)),
  ]);
}
