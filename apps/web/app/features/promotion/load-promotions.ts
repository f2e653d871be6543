import type { AppServices } from '../../platform/app-services.ts';
import { resourcesQuery } from '../../platform/resources-query.ts';
import { promotionsQuery } from './promotion-queries.ts';

/** What all screens of promotions show. */
export function loadPromotions({ api, queryClient }: AppServices): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(promotionsQuery(api)),
    queryClient.prefetchQuery(resourcesQuery(api)),
  ]);
}
