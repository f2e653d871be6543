import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberGameToReturnTo } from '../../../platform/game/return-to-game.ts';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { verifyHref } from '../../../platform/navigation/verify-href.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { browserLocalStorage } from '../../../platform/storage/stored-value.ts';
import { isTrial } from '../../../platform/trial/is-trial.ts';
import { RealityCheckSheet } from '../../../shared/reality-check/reality-check-sheet.tsx';
import { useRealityCheck } from '../../../shared/reality-check/use-reality-check.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { GameLoading } from './game-loading.tsx';
import type { AppMessage } from './game-message.ts';
import { keepGameSettings, readGameSettings } from './game-settings.ts';
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
  readonly vendor: string;
  /** Told the balance as the game shows it. */
  readonly onBalance: (balanceMinor: string) => void;
  readonly onRetry: () => void;
}

/**
 * The vendor's page. It gets scripts and nothing else: in a sandbox without an origin of its own it can read
 * neither this page nor the session, and cannot lead the player away.
 */
export function GameFrame({ launchUrl, gameName, vendor, onBalance, onRetry }: GameFrameProps) {
  const t = useTranslate();
  const goBack = useGoBack();
  const openVerifyPage = useOpenVerifyPage();
  const goDeposit = useGoDeposit(gameName);
  const navigate = useNavigate();
  const rememberGame = useRememberGame(gameName);
  const settings = useGameSettings(vendor);
  const frame = useRef<HTMLIFrameElement>(null);
  const tellGame = (message: AppMessage) => tellFrame(frame.current, message);
  const showBalance = useLiveBalance(() => tellGame({ type: 'balanceChanged' }));
  const [state, setState] = useState<FrameState>('loading');
  const { due, askNow } = useRealityCheck();
  const isPaused = due !== undefined;
  useEffect(() => {
    if (isPaused) pauseGame(frame.current);
  }, [isPaused]);

  useGameMessages(frame, (message) => {
    if (message.type === 'ready') {
      setState('ready');
      if (isPaused) pauseGame(frame.current);
    }
    if (message.type === 'failed') setState('failed');
    if (message.type === 'hello') tellGame({ type: 'host', settings: settings.read() ?? null });
    if (message.type === 'settings') settings.keep(message.settings);
    if (message.type === 'balance') {
      onBalance(message.balanceMinor);
      showBalance(message.balanceMinor);
    }
    if (message.type === 'deposit') goDeposit();
    if (message.type === 'limits') {
      rememberGame();
      void navigate('/m/saferPlay');
    }
    if (message.type === 'check') askNow();
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
        // Neither a tap nor a key reaches the game under the sheet.
        inert={isPaused}
        className="absolute inset-0 size-full border-0"
      />
      {state === 'ready' ? null : <GameLoading isSlow={state === 'slow'} />}
      {due === undefined ? null : <RealityCheckSheet check={due} onLeave={rememberGame} onStop={goBack} />}
    </>
  );
}

/** The cashier, with the way back to this game; whoever plays with play money is offered an account instead. */
function useGoDeposit(gameName: string): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isPlayMoney = isTrial(useSession());
  return () => {
    const path = pathname + search;
    if (isPlayMoney) {
      void navigate(`/m/register?${new URLSearchParams({ returnTo: path }).toString()}`);
      return;
    }
    rememberGameToReturnTo({ path, gameName });
    void navigate('/m/voucherCenter');
  };
}

/** For pages that have a way back to this game. */
function useRememberGame(gameName: string): () => void {
  const { pathname, search } = useLocation();
  return () => rememberGameToReturnTo({ path: pathname + search, gameName });
}

function tellFrame(frame: HTMLIFrameElement | null, message: AppMessage): void {
  // The frame's origin is opaque, so no other target can be named; nothing in a message is secret.
  frame?.contentWindow?.postMessage({ source: 'wau-app', ...message }, '*');
}

/** What plays by itself stops; the server refuses what begins meanwhile, whatever a game makes of this. */
function pauseGame(frame: HTMLIFrameElement | null): void {
  tellFrame(frame, { type: 'pause' });
}

/** What the player has set in this vendor's games; a trial's name is made up anew each time, so trials share one. */
function useGameSettings(vendor: string) {
  const session = useSession();
  const owner = {
    merchantCode: session?.merchantCode ?? '',
    userName: isTrial(session) ? '' : (session?.userName ?? ''),
    vendor,
  };
  return {
    read: () => readGameSettings(browserLocalStorage(), owner),
    keep: (text: string) => keepGameSettings(browserLocalStorage(), owner, text),
  };
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
