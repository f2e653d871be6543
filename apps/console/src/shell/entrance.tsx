import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { invitationPath } from '../pages/invitation/invitation-link.ts';
import { InvitationPage } from '../pages/invitation/invitation-page.tsx';
import { LoginPage } from '../pages/login/login-page.tsx';
import { OwnPasswordPage } from '../pages/own-password/own-password-page.tsx';
import { SecondStepPage } from '../pages/second-step/second-step-page.tsx';
import { isSessionOver } from '../platform/call-failure.ts';
import { useConsole, useTexts } from '../platform/console-services.ts';
import { operatorInfoQuery } from '../platform/operator-info.ts';
import { useSessionOf } from '../platform/session-store.ts';
import { Loading, LoadingFailure } from '../ui/states.tsx';
import { Shell } from './shell.tsx';

/** What stands before the pages: a login, a password of one's own, the second step. */
export function Entrance({ hasEnded, onEnter }: { hasEnded: boolean; onEnter: () => void }) {
  const services = useConsole();
  const t = useTexts();
  const { token } = useSessionOf(services.session);
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => {
    if (token === undefined) queryClient.clear();
  }, [token, queryClient]);
  useEffect(() => {
    document.title = t('console.title');
  }, [t]);
  if (pathname === invitationPath) return <InvitationPage />;
  if (token === undefined) return <LoginPage hasEnded={hasEnded} onEnter={onEnter} />;
  return <Inside />;
}

function Inside() {
  const services = useConsole();
  const { data: info, error, refetch } = useQuery(operatorInfoQuery(services));
  if (info === undefined) {
    if (error === null || isSessionOver(error)) return <Loading />;
    return <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  if (info.passwordIsTemporary) return <OwnPasswordPage onDone={() => void refetch()} />;
  if (!info.hasSecondStep) return <SecondStepPage onDone={() => void refetch()} />;
  return <Shell info={info} />;
}
