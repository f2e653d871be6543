import { useNavigate, useSearchParams } from 'react-router';
import type { ApiFailure } from '../api/api-failure.ts';
import { returnPathOf } from '../session/require-session.ts';

/** What the page of the second step is opened with. It stands in the history, not in the address. */
export interface SecondStepState {
  readonly ticket: string;
}

export function isSecondStepState(state: unknown): state is SecondStepState {
  return typeof state === 'object' && state !== null && 'ticket' in state && typeof state.ticket === 'string';
}

/** Takes a login that was answered `second.step.required` to its second step; `false` for any other failure. Done when it is there. */
export function useSecondStep(): (failure: ApiFailure, returnTo?: string) => Promise<boolean> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (failure, returnTo = returnPathOf(search)) => {
    const ticket = failure.value?.ticket;
    if (failure.code !== 'second.step.required' || ticket === undefined) return false;
    const state: SecondStepState = { ticket };
    await navigate(`/m/secondStep?returnTo=${encodeURIComponent(returnTo)}`, { state });
    return true;
  };
}
