import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Dices from 'lucide-react/icons/dices';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useSearchParams } from 'react-router';
import { appServices, useApi } from '../../platform/app-services.ts';
import { BalanceText } from '../../platform/balance-text.tsx';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { balanceQuery } from '../../platform/member-queries.ts';
import { requireSession } from '../../platform/require-session.ts';
import type { RouteHandle } from '../../platform/route-handle.ts';
import { useGoBack } from '../../platform/use-go-back.ts';
import { buttonClass } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameLoading } from './game-loading.tsx';
import { type LaunchChoice, launchChoiceIn, launchQuery } from './launch-query.ts';

export const handle: RouteHandle = {
  title: 'page.game',
  back: true,
  memberOnly: true,
  header: false,
  footer: false,
};

export function clientLoader({ context, request }: ClientLoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(appServices);
  requireSession(session, request);
  void queryClient.prefetchQuery(balanceQuery(api));
  return null;
}

export function HydrateFallback() {
  return (
    <div className="flex h-dvh flex-col">
      <div className="h-12 shrink-0" />
      <div className="relative flex-1">
        <GameLoading isSlow={false} />
      </div>
    </div>
  );
}

/** A game in full height under a slim header with the way out and the live balance. */
export default function LaunchScreen() {
  const t = useTranslate();
  const goBack = useGoBack();
  const [search] = useSearchParams();
  const choice = launchChoiceIn(search);
  return (
    <div className="flex h-dvh flex-col bg-page pt-[env(safe-area-inset-top)]">
      <header className="flex h-12 shrink-0 items-center justify-between px-1">
        <IconButton label={t('action.back')} onClick={goBack}>
          <ChevronLeft className="size-6 rtl:-scale-x-100" />
        </IconButton>
        <h1 className="sr-only">{t('page.game')}</h1>
        <div className="pe-3 text-detail font-semibold">
          <span className="sr-only">{t('balance.label')}</span>
          <BalanceText />
        </div>
      </header>
      <div className="relative min-h-0 flex-1">
        {choice === undefined ? <NoGame /> : <Game choice={choice} />}
      </div>
    </div>
  );
}

function Game({ choice }: { choice: LaunchChoice }) {
  const t = useTranslate();
  const [attempt, setAttempt] = useState(0);
  const { data: launch, error } = useQuery(launchQuery(useApi(), choice, attempt));
  const retry = () => setAttempt((current) => current + 1);
  if (launch !== undefined) {
    return (
      <GameFrame key={attempt} launchUrl={launch.launchUrl} gameName={launch.gameName} onRetry={retry} />
    );
  }
  if (error === null) return <GameLoading isSlow={false} />;
  return <LoadFailure title={t('launch.failed.title')} error={error} onRetry={async () => retry()} />;
}

function NoGame() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Dices />}
      title={t('launch.none.title')}
      text={t('launch.none.text')}
      action={
        <Link to="/m/home" className={buttonClass('primary', 'medium')}>
          {t('bets.empty.action')}
        </Link>
      }
    />
  );
}
