import UserX from 'lucide-react/icons/user-x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { keepExternalRegistration } from '../../../platform/external-login/external-registration.ts';
import { providerNames } from '../../../platform/external-login/provider-names.ts';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useSecondStep } from '../../../platform/second-step/use-second-step.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useEnterSession } from '../../../platform/session/use-enter-session.ts';
import { ScreenHead } from '../../../shared/screen/screen-head.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';

export const handle: RouteHandle = {
  title: 'page.external',
  back: true,
  backPath: '/m/login',
  header: false,
  footer: false,
};

/** What the server says in the fragment in place of a ticket. */
const outcomes: Readonly<Record<string, PlainMessageId>> = {
  cancelled: 'external.cancelled',
  expired: 'external.expired',
  failed: 'external.failed',
};

/** AC-09: where another service's way back ends: the ticket becomes a session, a registration or a connection. */
export default function ExternalLoginScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const finish = useFinish();
  const [problem, setProblem] = useState<string>();
  const [isLink, setIsLink] = useState(false);
  const isStarted = useRef(false);

  useEffect(() => {
    // The ticket is good once, and a page in development is opened twice.
    if (isStarted.current) return;
    isStarted.current = true;
    const [purpose, outcome = ''] = window.location.hash.slice(1).split('=', 2);
    setIsLink(purpose === 'link');
    const told = outcomes[outcome] ?? (outcome === '' ? 'external.expired' : undefined);
    if (told !== undefined) setProblem(t(told));
    else {
      finish(outcome, purpose === 'link').catch((error: unknown) =>
        setProblem(failureText(failureOf(error))),
      );
    }
  });

  const leave = () => void navigate(isLink ? '/m/securityCenter/external' : '/m/login', { replace: true });
  if (problem === undefined) {
    return (
      <Frame onBack={leave}>
        <div role="status" className="flex flex-col items-center gap-4 px-6">
          <Spinner className="size-8 text-gold-text" />
          <p className="text-muted">{isLink ? t('external.connecting') : t('external.signing')}</p>
        </div>
      </Frame>
    );
  }
  return (
    <Frame onBack={leave}>
      <EmptyState
        icon={<UserX />}
        title={t('external.problem.title')}
        text={problem}
        action={<Button onClick={leave}>{t(isLink ? 'page.security.external' : 'page.login')}</Button>}
      />
    </Frame>
  );
}

function Frame({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHead onBack={onBack} />
      <div className="flex flex-1 flex-col justify-center">{children}</div>
    </div>
  );
}

function useFinish(): (ticket: string, isLink: boolean) => Promise<void> {
  const t = useTranslate();
  const api = useApi();
  const navigate = useNavigate();
  const enterSession = useEnterSession();
  const goToSecondStep = useSecondStep();
  return async (ticket, isLink) => {
    if (isLink) {
      const { provider } = await unwrap(api.call('finishExternalLink', { body: { ticket } }));
      toasts.show('success', t('external.linked', { provider: providerNames[provider] }));
      await navigate('/m/securityCenter/external', { replace: true });
      return;
    }
    const answer = await api.call('finishExternalLogin', { body: { ticket } });
    if (!answer.ok && (await goToSecondStep(answer))) return;
    const { session, registration, returnTo } = await unwrap(answer);
    if (session !== undefined) await enterSession(session, returnTo);
    if (registration === undefined) return;
    keepExternalRegistration(registration);
    await navigate(`/m/register?returnTo=${encodeURIComponent(returnTo)}`, { replace: true });
  };
}
