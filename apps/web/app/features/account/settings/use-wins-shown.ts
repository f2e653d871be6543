import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { memberInfoQuery } from '../../../platform/member/member-queries.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { toasts } from '../../../ui/toasts/toast-store.ts';

interface WinsShown {
  /** `undefined` until it is known. */
  readonly isShown: boolean | undefined;
  readonly change: (isShown: boolean) => void;
}

/** HO-10: whether the member's wins may be shown to everybody. A change shows at once, and is taken back where the server refuses. */
export function useWinsShown(): WinsShown {
  const api = useApi();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const info = memberInfoQuery(api);
  const { data } = useQuery({ ...info, enabled: useSession() !== undefined });
  const show = (showsWins: boolean) =>
    queryClient.setQueryData(info.queryKey, (known) => known && { ...known, showsWins });
  const changing = useMutation({
    // One after the other: what was tapped last holds.
    scope: { id: 'wins shown' },
    mutationFn: (isShown: boolean) => unwrap(api.call('setWinsShown', { body: { isShown } })),
    onMutate: show,
    onError: (error, wasWanted) => {
      show(!wasWanted);
      toasts.show('short', failureText(failureOf(error)));
    },
  });
  return { isShown: data?.showsWins, change: (isShown) => changing.mutate(isShown) };
}
