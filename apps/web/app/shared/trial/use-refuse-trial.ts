import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/session/use-session.ts';
import { isTrial } from '../../platform/trial/is-trial.ts';
import { useRefusedTrialMessage } from './use-refused-trial-message.ts';

/** A free trial cannot enter the member's own pages ('free_reject', 2 s): it is told so and led home. */
export function useRefuseTrial(): void {
  const refuse = useRefusedTrialMessage();
  const navigate = useNavigate();
  const isRefused = isTrial(useSession());
  useEffect(() => {
    if (!isRefused) return;
    refuse();
    void navigate('/m/home', { replace: true });
  }, [isRefused, refuse, navigate]);
}
