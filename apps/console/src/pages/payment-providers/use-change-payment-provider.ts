import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { type ProviderOrder, paymentProvidersQuery } from './payment-provider-queries.ts';

type Status = 'asked' | 'changed';

/** Asks for a change, or gives what a colleague has asked for; both are the same call. A form that was refused stays as it was typed. */
export function useChangePaymentProvider(onChanged: (status: Status, order: ProviderOrder) => void) {
  const services = useConsole();
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (order: ProviderOrder) => services.client.call('changePaymentProvider', { body: order }),
    onSuccess: ({ status }, order) => onChanged(status, order),
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentProvidersQuery(services).queryKey }),
    // What was typed of a key is nowhere any more once it has been sent.
    gcTime: 0,
  });
}
