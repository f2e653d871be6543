import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../platform/app-services.ts';
import { useLanguage, useTranslate } from '../../platform/i18n/use-language.ts';
import { useSite } from '../../platform/site-query.ts';
import { useGoBack } from '../../platform/use-go-back.ts';
import { verifyHref } from '../../platform/verify-href.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { GameLoading } from './game-loading.tsx';
import { useGameMessages } from './use-game-messages.ts';
import { useLiveBalance } from './use-live-balance.ts';
import { verifyUrlOfRound } from './verify-url-of-round.ts';

/** After this the player is told that it takes long, and after that that it failed. */
const slowAfterMs = 6_000;
const silentAfterMs = 30_000;

/** `silent`: the game never said that it is there. `failed`: it said that it cannot be. */
type FrameState = 'loading' | 'slow' | 'ready' | 'silent' | 'failed';

interface GameFrameProps {
  readonly launchUrl: string;
  readonly gameName: string;
  readonly onRetry: () => void;
}

/**
 * The vendor's page. It gets scripts and nothing else: in a sandbox without an origin of its own it can read
 * neither this page nor the session, and cannot lead the player away.
 */
export function GameFrame({ launchUrl, gameName, onRetry }: GameFrameProps) {
  const t = useTranslate();
  const goBack = useGoBack();
  const showBalance = useLiveBalance();
  const openVerifyPage = useOpenVerifyPage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('loading');

  useGameMessages(frame, (message) => {
    if (message.type === 'ready') setState('ready');
    if (message.type === 'failed') setState('failed');
    if (message.type === 'balance') showBalance(message.balanceMinor);
    if (message.type === 'verify') void openVerifyPage(message.roundId);
    if (message.type === 'exit') goBack();
  });

  useEffect(() => {
    const slowTimer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), slowAfterMs);
    const silentTimer = setTimeout(
      () => setState((now) => (now === 'ready' ? now : 'silent')),
      silentAfterMs,
    );
    return () => {
      clearTimeout(slowTimer);
      clearTimeout(silentTimer);
    };
  }, []);

  if (state === 'silent' || state === 'failed') {
    return (
      <ErrorState
        title={t('launch.failed.title')}
        text={state === 'silent' ? t('error.timeout') : t('launch.failed.text')}
        retryLabel={t('action.retry')}
        onRetry={async () => onRetry()}
      />
    );
  }
  return (
    <>
      <iframe
        ref={frame}
        src={launchUrl}
        title={gameName}
        sandbox="allow-scripts"
        allow="autoplay; fullscreen; clipboard-write"
        referrerPolicy="no-referrer"
        className="absolute inset-0 size-full border-0"
      />
      {state === 'ready' ? null : <GameLoading isSlow={state === 'slow'} />}
    </>
  );
}

/** Opens the proof of a round in a page of its own, which must be opened at once to count as the player's wish. */
function useOpenVerifyPage(): (roundId: string) => Promise<void> {
  const api = useApi();
  const t = useTranslate();
  const { code } = useLanguage();
  const { themeName } = useSite();
  return async (roundId) => {
    const verifyUrl = await verifyUrlOfRound(api, roundId).catch(() => undefined);
    const href = verifyHref(verifyUrl ?? '', {
      language: code,
      theme: themeName,
      base: window.location.href,
    });
    if (href === undefined) toasts.show('notice', t('bets.verify.missing'));
    else window.open(href, '_blank', 'noopener');
  };
}
