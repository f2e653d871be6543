import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAppServices } from '../services/app-services.ts';
import { trialCustomerType } from '../services/session-store.ts';
import { returnPathOf } from './require-session.ts';

/**
 * Login and registration are for visitors: a member who opens them is sent on. Whoever is on free trial stays, because
 * an account of one's own is the way on from there.
 */
export function useLeaveIfMember(): void {
  const { session } = useAppServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => {
    const current = session.current();
    if (current !== undefined && current.type !== trialCustomerType)
      void navigate(returnPathOf(search), { replace: true });
  }, [session, navigate, search]);
}
