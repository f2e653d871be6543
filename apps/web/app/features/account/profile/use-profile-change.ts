import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, type ApiResult, unwrap } from '../../../platform/api/api-client.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { memberInfoQuery } from '../../../platform/member/member-queries.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { toasts } from '../../../ui/toasts/toast-store.ts';

/**
 * Saves one part of the profile. `change` makes the call and says what the member's data are afterwards, so that
 * every place that shows them follows without asking again.
 */
export function useProfileChange<Input, Value>(
  change: (api: ApiClient, input: Input) => Promise<ApiResult<Value>>,
): UseMutationResult<Value, Error, Input> {
  const api = useApi();
  const queryClient = useQueryClient();
  const t = useTranslate();
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'profile-change' },
    mutationFn: (input: Input) => unwrap(change(api, input)),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: memberInfoQuery(api).queryKey });
      toasts.show('successShort', t('profile.saved'));
    },
  });
}
