import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { type MerchantOrder, merchantsQuery } from './merchant-queries.ts';

/** Asks for a merchant, or gives what a colleague has asked for; both are the same call. */
export function useOpenMerchant(onOpened: (status: 'asked' | 'opened', order: MerchantOrder) => void) {
  const services = useConsole();
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (order: MerchantOrder) => services.client.call('openMerchant', { body: order }),
    onSuccess: ({ status }, order) => onOpened(status, order),
    onSettled: () => queryClient.invalidateQueries({ queryKey: merchantsQuery(services).queryKey }),
  });
}
