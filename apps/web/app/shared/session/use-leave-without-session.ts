import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../platform/runtime/use-hydrated.ts';
import { useSession } from '../../platform/session/use-session.ts';

/** For pages that without a session are home: when it ends while one is open, the page gives way as well. */
export function useLeaveWithoutSession(): void {
  const navigate = useNavigate();
  const session = useSession();
  const isGone = useHydrated() && session === undefined;
  useEffect(() => {
    if (isGone) void navigate('/m/home', { replace: true });
  }, [isGone, navigate]);
}
