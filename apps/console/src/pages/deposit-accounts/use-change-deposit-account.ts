import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { type AccountOrder, depositAccountsQuery } from './deposit-account-queries.ts';

type Status = 'asked' | 'changed';

/** Asks for a change, or gives what a colleague has asked for; both are the same call. */
export function useChangeDepositAccount(onChanged: (status: Status, order: AccountOrder) => void) {
  const services = useConsole();
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (order: AccountOrder) => services.client.call('changeDepositAccount', { body: order }),
    onSuccess: ({ status }, order) => onChanged(status, order),
    onSettled: () => queryClient.invalidateQueries({ queryKey: depositAccountsQuery(services).queryKey }),
  });
}
