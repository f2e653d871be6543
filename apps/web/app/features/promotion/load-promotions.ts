import { type AppServices, appServices } from '../../platform/app-services.ts';
import { resourcesQuery } from '../../platform/resources-query.ts';
import { promotionsQuery } from './promotion-queries.ts';

/** What all screens of promotions show. */
function loadPromotions({ api, queryClient }: AppServices): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(promotionsQuery(api)),
    queryClient.prefetchQuery(resourcesQuery(api)),
  ]);
}

interface Arguments {
  readonly context: { get(key: typeof appServices): AppServices };
}

export async function promotionLoader({ context }: Arguments): Promise<null> {
  await loadPromotions(context.get(appServices));
  return null;
}

/** Starts the calls and lets the screen appear: its skeletons have the final shape. */
export function promotionClientLoader({ context }: Arguments): null {
  void loadPromotions(context.get(appServices));
  return null;
}
