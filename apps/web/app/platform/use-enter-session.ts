import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { useNavigate, useSearchParams } from 'react-router';
import { useAppServices } from './app-services.ts';
import { returnPathOf } from './require-session.ts';
import { sessionInfoOf } from './session-store.ts';

/** After login or registration: keeps the session and goes to the page that asked for it, or home (AC-24). */
export function useEnterSession(): (answer: CallValue<Calls['login']>) => void {
  const { session } = useAppServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (answer) => {
    session.begin(sessionInfoOf(answer));
    void navigate(returnPathOf(search), { replace: true });
  };
}
