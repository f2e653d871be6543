import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshClub } from './club-queries.ts';

/** Notes the birthday; the same again changes nothing. */
export function useSetBirthday() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (birthday: { readonly month: number; readonly day: number }) =>
      unwrap(api.call('setBirthday', { body: birthday })),
    onSettled: () => refreshClub(queryClient),
  });
}
