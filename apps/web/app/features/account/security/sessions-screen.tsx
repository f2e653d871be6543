import { useQueryClient } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoment } from '../../../platform/language/use-moment.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LateConfirmDialog } from '../../../ui/sheets/late-confirm-dialog.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { securityHandle } from './security-handle.ts';
import { SecurityPage, SecurityPageSkeleton, SecurityRows } from './security-page.tsx';
import { type OwnSession, refreshSecurity, sessionsQuery } from './security-queries.ts';

const pageTitle = 'page.security.sessions' as const;

export const handle = securityHandle(pageTitle);
export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <SecurityPageSkeleton count={3} />;
}

/** ME-08: where the member is logged in, each place to be ended from here. */
export default function SessionsScreen() {
  return (
    <SecurityPage>
      <Loaded query={sessionsQuery(useApi())} skeleton={<SecurityRows count={3} />}>
        {(sessions) => <Sessions sessions={sessions} />}
      </Loaded>
    </SecurityPage>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const end = async (sessionId: OwnSession['sessionId']) => {
    const answer = await api.call('revokeSession', { params: { sessionId } });
    // One that has ended by itself meanwhile is gone from the list, too.
    if (answer.ok) toasts.show('success', t('security.sessions.ended'));
    await refreshSecurity(queryClient);
  };
  const endOthers = async () => {
    await unwrap(api.call('revokeSessions', { query: { keepCurrent: true } }));
    setIsAsking(false);
    toasts.show('success', t('security.sessions.ended'));
    await refreshSecurity(queryClient);
  };
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <SessionRow session={session} onEnd={() => end(session.sessionId)} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button look="secondary" isWide onClick={() => setIsAsking(true)}>
          {t('security.sessions.all')}
        </Button>
      ) : null}
      <LateConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('security.sessions.all.title')}
        text={t('security.sessions.all.text')}
        confirmLabel={t('security.sessions.end')}
        cancelLabel={t('action.cancel')}
        onConfirm={endOthers}
        isDangerous
      />
    </>
  );
}

const phones: readonly string[] = ['Android', 'iOS', 'iPadOS'];

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => Promise<void> }) {
  const t = useTranslate();
  const moment = useMoment();
  const name = [session.browser, session.system].filter((part) => part !== '').join(' · ');
  const isPhone = phones.includes(session.system);
  return (
    <div className="flex flex-wrap items-center gap-x-4 px-4 py-3">
      <span className="text-gold-text">
        {isPhone ? <Smartphone className="size-6" /> : <Monitor className="size-6" />}
      </span>
      <div className="words">
        <p className="font-semibold">{name === '' ? t('security.sessions.unknown') : name}</p>
        <p className="text-caption text-muted">
          {t('security.sessions.address', { address: session.address })}
        </p>
        {session.isCurrent ? (
          <Badge tone="good">{t('security.sessions.current')}</Badge>
        ) : (
          <p className="text-caption text-muted">
            {t('security.sessions.seen', { moment: moment(session.lastSeenAt) })}
          </p>
        )}
      </div>
      {session.isCurrent ? null : (
        <Button look="quiet" size="small" className="ms-auto" onClick={onEnd}>
          {t('security.sessions.end')}
        </Button>
      )}
    </div>
  );
}
