import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../platform/console-services.ts';
import { type MerchantOrder, merchantsQuery } from './merchant-queries.ts';

/** Asks for a merchant, or gives what a colleague has asked for; both are the same call. A second press meanwhile sends nothing. */
export function useOpenMerchant(onOpened: (status: 'asked' | 'opened', order: MerchantOrder) => void) {
  const services = useConsole();
  const queryClient = useQueryClient();
  const mutationKey = ['open-merchant'];
  const open = useMutation({
    mutationKey,
    mutationFn: (order: MerchantOrder) => services.client.call('openMerchant', { body: order }),
    onSuccess: ({ status }, order) => onOpened(status, order),
    onSettled: () => queryClient.invalidateQueries({ queryKey: merchantsQuery(services).queryKey }),
  });
  return {
    isBusy: open.isPending,
    error: open.error,
    reset: open.reset,
    send: (order: MerchantOrder): void => {
      // Two presses come before the page has drawn that the first is under way.
      if (queryClient.isMutating({ mutationKey }) === 0) open.mutate(order);
    },
  };
}
