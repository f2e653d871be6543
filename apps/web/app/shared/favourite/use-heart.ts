import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { failureOf } from '../../platform/api/api-failure.ts';
import { useFailureText } from '../../platform/language/use-failure-text.ts';
import { loginPathFor } from '../../platform/session/require-session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';

export interface Heart {
  readonly isFavourite: boolean;
  readonly toggle: () => void;
}

interface HeartParts<Id extends string | number> {
  readonly id: Id;
  /** All favourites of the member, where they are known. */
  readonly ids: readonly Id[] | undefined;
  /** Under which these are kept. */
  readonly queryKey: QueryKey;
  readonly change: (isWanted: boolean) => Promise<unknown>;
  readonly afterRemoval?: () => Promise<unknown>;
}

/** GA-05: whether something is a favourite, and the change of that, which shows at once. A visitor is led to the login. */
export function useHeart<Id extends string | number>(parts: HeartParts<Id>): Heart {
  const { id, ids, queryKey, change, afterRemoval } = parts;
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const failureText = useFailureText();
  // A list that is not known yet stays unknown: one favourite alone would pass for all of them.
  const show = (isShown: boolean) =>
    queryClient.setQueryData<Id[]>(queryKey, (known) =>
      known === undefined ? undefined : [...known.filter((each) => each !== id), ...(isShown ? [id] : [])],
    );
  const changing = useMutation({
    // One after the other: what was tapped last holds.
    scope: { id: `favourite ${id}` },
    mutationFn: change,
    onError: (error, wasWanted) => {
      show(!wasWanted);
      toasts.show('short', failureText(failureOf(error)));
    },
    onSettled: async (_, error, wasWanted) => {
      const isKnown = queryClient.getQueryData(queryKey) !== undefined;
      if (!isKnown || error !== null) await queryClient.invalidateQueries({ queryKey });
      if (!wasWanted) await afterRemoval?.();
    },
  });
  const isFavourite =
    ids?.includes(id) ?? (session !== undefined && changing.isPending && changing.variables);
  return {
    isFavourite,
    toggle: () => {
      if (session === undefined) {
        void navigate(loginPathFor(pathname + search));
        return;
      }
      // An answer that is under way does not know of this tap.
      void queryClient.cancelQueries({ queryKey });
      show(!isFavourite);
      changing.mutate(!isFavourite);
    },
  };
}
