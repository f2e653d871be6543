import { useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../../platform/api/api-failure.ts';
import { balanceQuery } from '../../platform/balance/balance-queries.ts';
import { useFailureText } from '../../platform/language/use-failure-text.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';

/**
 * SH-11: hides the balance while it reloads, then shows it again; where it cannot be reloaded, shows the one that
 * was known and says why.
 */
export function useRefreshBalance(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  return async () => {
    const { queryKey } = balanceQuery(api);
    const known = queryClient.getQueryData(queryKey);
    await queryClient.resetQueries({ queryKey });
    const { error } = queryClient.getQueryState(queryKey) ?? {};
    if (error === null || error === undefined) return;
    if (known !== undefined) queryClient.setQueryData(queryKey, known);
    toasts.show('short', failureText(failureOf(error)));
  };
}
