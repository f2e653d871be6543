import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../platform/console-services.ts';
import { affiliatesKey } from './affiliate-queries.ts';

/** Does something about affiliates; whatever comes of it, how they stand is asked for anew. */
export function useAffiliateDeed(): <Value>(deed: () => Promise<Value>) => Promise<Value> {
  const services = useConsole();
  const queryClient = useQueryClient();
  return async (deed) => {
    try {
      return await deed();
    } finally {
      await queryClient.invalidateQueries({ queryKey: affiliatesKey(services) });
    }
  };
}
