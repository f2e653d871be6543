import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../platform/console-services.ts';
import { type ProviderOrder, paymentProvidersQuery } from './payment-provider-queries.ts';

type Status = 'asked' | 'changed';

/** Asks for a change, or gives what a colleague has asked for; both are the same call. A second press meanwhile sends nothing. */
export function useChangePaymentProvider(onChanged: (status: Status, order: ProviderOrder) => void) {
  const services = useConsole();
  const queryClient = useQueryClient();
  const mutationKey = ['change-payment-provider'];
  const change = useMutation({
    mutationKey,
    mutationFn: (order: ProviderOrder) => services.client.call('changePaymentProvider', { body: order }),
    onSuccess: ({ status }, order) => onChanged(status, order),
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentProvidersQuery(services).queryKey }),
    // What was typed of a key is nowhere any more once it has been sent.
    gcTime: 0,
  });
  return {
    isBusy: change.isPending,
    error: change.error,
    reset: change.reset,
    /** `onSent` where it was taken; a form that was refused stays as it was typed. */
    send: (order: ProviderOrder, onSent?: () => void): void => {
      // Two presses come before the page has drawn that the first is under way.
      if (queryClient.isMutating({ mutationKey }) === 0)
        change.mutate(order, { onSuccess: () => onSent?.() });
    },
  };
}
