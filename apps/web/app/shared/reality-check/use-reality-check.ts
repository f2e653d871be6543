import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { serverNowMs } from '../../platform/runtime/server-clock.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { realityCheckQuery } from './reality-check-query.ts';

type RealityCheckState = CallValue<Calls['getRealityCheck']>;
type RealityCheck = NonNullable<RealityCheckState['check']>;
export type DueCheck = RealityCheck & { readonly result: NonNullable<RealityCheck['result']> };

/** Where a check comes a moment early by the server's clock, it is asked for once more after this. */
const askAgainMs = 1_000;

/** The check that waits for the player's answer, if one does, and how to ask whether one does; a visitor has none (`isMember`). */
export function useRealityCheck(isMember = true): {
  readonly due: DueCheck | undefined;
  readonly askNow: () => void;
} {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = realityCheckQuery(api);
  const { data } = useQuery({
    ...query,
    enabled: isMember,
    refetchInterval: ({ state }) => waitMs(state.data),
    // A game on another tab plays on by itself.
    refetchIntervalInBackground: true,
  });
  const check = data?.check ?? undefined;
  return {
    due: isDue(check) ? check : undefined,
    askNow: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
  };
}

function isDue(check: RealityCheck | undefined): check is DueCheck {
  return check !== undefined && check.result !== null;
}

/** Until the check is due; nothing is waited for where none runs, or one waits for its answer. */
function waitMs(state: RealityCheckState | undefined): number | false {
  const check = state?.check ?? undefined;
  if (check === undefined || isDue(check)) return false;
  return Math.max(askAgainMs, Date.parse(check.dueAt) - serverNowMs());
}
