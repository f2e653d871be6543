import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAppServices } from './app-services.ts';
import { returnPathOf } from './require-session.ts';

/** Login and registration are for visitors: a member who opens them is sent on. */
export function useLeaveIfMember(): void {
  const { session } = useAppServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => {
    if (session.current() !== undefined) void navigate(returnPathOf(search), { replace: true });
  }, [session, navigate, search]);
}
