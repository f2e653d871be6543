import type { GameCode } from '@wau/rules/games';
import { isThemeName } from '@wau/theme/tokens';
import { type ComponentType, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@wau/theme/theme.css';
import '../styles/base.css';
import '../styles/game.css';
import { pause } from '../platform/animation.ts';
import { askFrameHost, type FrameHost, onHostMessage } from '../platform/frame-host.ts';
import { frameMessenger } from '../platform/frame-messages.ts';
import { makeIdempotencyKey } from '../platform/idempotency-key.ts';
import { launchTokenOf } from '../platform/launch-token.ts';
import { createSound, type Sound } from '../platform/sound.ts';
import { createStudioApi, type StudioValue } from '../platform/studio-api.ts';
import { loadText, pageLanguage, type SpokenText, TextProvider, useText } from '../platform/text.tsx';
import { amountOf, createBetDesk, type WaitingBet } from './bet-desk.ts';
import { FailureScreen } from './failure-screen.tsx';
import { type Play, PlayProvider, useDeskState, usePlay, useShownBalance } from './play-context.tsx';
import { createPlaySettings, type PlaySettingsStore } from './play-settings.ts';

type Opened = StudioValue<'openPlay'>;

export interface GameDefinition {
  readonly gameCode: GameCode;
  /** How many bets may be open at once; one where the next waits for the last. */
  readonly openBetsMaximum: number;
  readonly Game: ComponentType;
}

const callTimeoutMs = 10_000;

/** Starts a game in the page's `#root`: opens the play session with the launch token, then hands over to the game. */
export function startPlay(game: GameDefinition): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <PlayApp game={game} />
    </StrictMode>,
  );
}

type Opening =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly text: SpokenText | undefined; readonly message: string }
  | { readonly status: 'open'; readonly text: SpokenText; readonly play: Play };

function PlayApp({ game }: { readonly game: GameDefinition }) {
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });

  useEffect(() => {
    let isCurrent = true;
    openOnce(game).then(
      (opened) => {
        if (isCurrent) setOpening(opened);
      },
      () => {
        if (isCurrent) setOpening({ status: 'failed', text: undefined, message: '' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [game]);

  useEffect(() => {
    if (opening.status === 'failed') frameMessenger(window)({ type: 'failed' });
  }, [opening.status]);

  if (opening.status === 'opening') return <OpeningScreen />;
  if (opening.status === 'failed') {
    return <FailureScreen kind="notOpened" text={opening.text} message={opening.message} />;
  }
  const { text, play } = opening;
  return (
    <TextProvider text={text}>
      <PlayProvider play={play}>
        <RunningGame Game={game.Game} />
      </PlayProvider>
    </TextProvider>
  );
}

function RunningGame({ Game }: { readonly Game: ComponentType }) {
  const { desk, post, gameCode, sound, settings } = usePlay();
  const { isEnded } = useDeskState();
  const text = useText();
  const balanceMinor = useShownBalance();

  useEffect(() => {
    post({ type: 'ready', gameId: gameCode });
  }, [post, gameCode]);

  // Told before the browser paints, so that the page around the game shows the same figure in the same moment.
  useLayoutEffect(() => {
    post({ type: 'balance', balanceMinor: balanceMinor.toString() });
  }, [post, balanceMinor]);

  useEffect(() => {
    desk.loadHistory().catch(reportError);
  }, [desk]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') desk.refreshBalance().catch(reportError);
    };
    document.addEventListener('visibilitychange', refresh);
    const stopHearing = onHostMessage(window, ({ type }) => {
      if (type === 'balanceChanged') refresh();
    });
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      stopHearing();
    };
  }, [desk]);

  useEffect(() => {
    // Browsers let a page sound only after a tap, so a sound that was left on comes back with the first one.
    const wake = () => sound.setOn(settings.current().isSoundOn);
    document.addEventListener('pointerdown', wake, { once: true });
    document.addEventListener('keydown', wake, { once: true });
    return () => {
      document.removeEventListener('pointerdown', wake);
      document.removeEventListener('keydown', wake);
    };
  }, [sound, settings]);

  useHeardPage(sound, settings);

  return (
    <>
      <Game />
      {isEnded && <FailureScreen kind="ended" text={text} />}
    </>
  );
}

/** Lets what is tapped be heard, and nothing while the page is in the background. */
function useHeardPage(sound: Sound, settings: PlaySettingsStore): void {
  useEffect(() => {
    const hush = () => sound.setOn(document.visibilityState === 'visible' && settings.current().isSoundOn);
    const tap = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button, label, select') !== null) sound.play('tap');
    };
    document.addEventListener('visibilitychange', hush);
    document.addEventListener('click', tap);
    return () => {
      document.removeEventListener('visibilitychange', hush);
      document.removeEventListener('click', tap);
    };
  }, [sound, settings]);
}

/** The shape of the game to come, so that nothing moves when it is there. */
function OpeningScreen() {
  return (
    <div className="game opening" aria-busy="true">
      <div className="game-top" />
      <div className="game-stage">
        <span className="opening-kite" aria-hidden="true" />
      </div>
      <div className="game-controls">
        <div className="skeleton opening-line" />
        <div className="skeleton opening-stake" />
        <div className="skeleton opening-bet" />
      </div>
    </div>
  );
}

let opened: Promise<Opening> | undefined;

/** A launch token works once, so it is spent once, however often React mounts. */
function openOnce(game: GameDefinition): Promise<Opening> {
  opened ??= open(game);
  return opened;
}

async function open(game: GameDefinition): Promise<Opening> {
  let playToken: string | undefined;
  let language = pageLanguage();
  const api = createStudioApi({
    fetch: (path, init) => fetch(path, { ...init, credentials: 'omit' }),
    playToken: () => playToken,
    language: () => language,
    timeoutMs: callTimeoutMs,
  });
  const launchToken = launchTokenOf(window.location.hash);
  const [pageText, answer, host] = await Promise.all([
    loadText(language),
    launchToken === undefined ? undefined : api.call('openPlay', { body: { launchToken } }),
    askFrameHost(window),
  ]);
  if (answer === undefined || !answer.ok) {
    return { status: 'failed', text: pageText, message: answer?.message ?? '' };
  }
  const session = answer.value;
  playToken = session.playToken;
  language = session.language;
  const text = pageText.language === language ? pageText : await loadText(language);
  document.documentElement.lang = text.locale;
  if (isThemeName(session.themeName)) document.documentElement.dataset.theme = session.themeName;
  return { status: 'open', text, play: openedPlay(game, session, api, host) };
}

function openedPlay(game: GameDefinition, session: Opened, api: Play['api'], host: FrameHost): Play {
  const post = frameMessenger(window);
  const sound = createSound();
  const { limits } = session;
  const { gameCode } = game;
  const settings = createPlaySettings({
    kept: host.settings,
    keep: (text) => post({ type: 'settings', settings: text }),
  });
  sound.setLevels(settings.current());
  settings.subscribe(() => sound.setLevels(settings.current()));
  return {
    gameCode,
    api,
    post,
    sound,
    settings,
    isTrial: host.isTrial,
    allowsAutoplay: session.allowsAutoplay,
    currencyCode: session.currencyCode,
    limits: {
      minStakeMinor: amountOf(limits.minStakeMinor),
      maxStakeMinor: amountOf(limits.maxStakeMinor),
      maxWinMinor: amountOf(limits.maxWinMinor),
    },
    desk: createBetDesk({
      api,
      balanceMinor: amountOf(session.balanceMinor),
      seed: session.seed,
      unfinishedRound: session.unfinishedRound ?? undefined,
      openBetsMaximum: game.openBetsMaximum,
      makeIdempotencyKey,
      nowMs: () => performance.now(),
      wait: pause,
      onBetPlaced: (bet) => rememberBet(settings, gameCode, bet),
      onRoundFinished: ({ roundId, stakeMinor, payoutMinor }) =>
        post({ type: 'round', roundId, stakeMinor, payoutMinor }),
      onBug: reportError,
    }),
  };
}

/** The autoplay raises and lowers stakes by itself; what is remembered is what the player chose. */
function rememberBet(settings: PlaySettingsStore, gameCode: GameCode, bet: WaitingBet): void {
  if (bet.source === 'auto') return;
  const { bets } = settings.current();
  const { parameters } = bet;
  settings.change({ bets: { ...bets, [gameCode]: { stakeMinor: bet.stakeMinor.toString(), parameters } } });
}
