import { type AppServices, appServices } from '../../../platform/services/app-services.ts';
import { lotteriesQuery } from './lobby-queries.ts';

interface Arguments {
  readonly context: { get(key: typeof appServices): AppServices };
}

export async function lotteryLoader({ context }: Arguments): Promise<null> {
  const { api, queryClient } = context.get(appServices);
  await queryClient.prefetchQuery(lotteriesQuery(api));
  return null;
}

/** Starts the call and lets the screen appear: its skeletons have the final shape. */
export function lotteryClientLoader({ context }: Arguments): null {
  const { api, queryClient } = context.get(appServices);
  void queryClient.prefetchQuery(lotteriesQuery(api));
  return null;
}
