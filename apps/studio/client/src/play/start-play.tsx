import type { GameCode } from '@wau/rules/games';
import { isThemeName } from '@wau/theme/tokens';
import { type ComponentType, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@wau/theme/theme.css';
import '../styles/base.css';
import '../styles/game.css';
import { pause } from '../platform/animation.ts';
import { frameMessenger } from '../platform/frame-messages.ts';
import { makeIdempotencyKey } from '../platform/idempotency-key.ts';
import { launchTokenOf } from '../platform/launch-token.ts';
import { createSound } from '../platform/sound.ts';
import { createStudioApi, type StudioValue } from '../platform/studio-api.ts';
import { loadText, pageLanguage, type SpokenText, TextProvider, useText } from '../platform/text.tsx';
import { amountOf, createBetDesk } from './bet-desk.ts';
import { FailureScreen } from './failure-screen.tsx';
import { type Play, PlayProvider, useDeskState, usePlay, useShownBalance } from './play-context.tsx';

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
  | { readonly status: 'open'; readonly text: SpokenText; readonly play: OpenedPlay };

type OpenedPlay = Omit<Play, 'isTurbo' | 'setTurbo'>;

function PlayApp({ game }: { readonly game: GameDefinition }) {
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });
  const [isTurbo, setTurbo] = useState(false);

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
      <PlayProvider play={{ ...play, isTurbo, setTurbo }}>
        <RunningGame Game={game.Game} />
      </PlayProvider>
    </TextProvider>
  );
}

function RunningGame({ Game }: { readonly Game: ComponentType }) {
  const { desk, post, gameCode } = usePlay();
  const { isEnded } = useDeskState();
  const text = useText();
  const balanceMinor = useShownBalance();

  useEffect(() => {
    post({ type: 'ready', gameId: gameCode });
  }, [post, gameCode]);

  useEffect(() => {
    post({ type: 'balance', balanceMinor: balanceMinor.toString() });
  }, [post, balanceMinor]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') desk.refreshBalance().catch(reportError);
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [desk]);

  return (
    <>
      <Game />
      {isEnded && <FailureScreen kind="ended" text={text} />}
    </>
  );
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
  const [pageText, answer] = await Promise.all([
    loadText(language),
    launchToken === undefined ? undefined : api.call('openPlay', { body: { launchToken } }),
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
  return { status: 'open', text, play: openedPlay(game, session, api) };
}

function openedPlay(game: GameDefinition, session: Opened, api: Play['api']): OpenedPlay {
  const post = frameMessenger(window);
  const { limits } = session;
  return {
    gameCode: game.gameCode,
    api,
    post,
    sound: createSound(),
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
      onRoundFinished: ({ roundId, stakeMinor, payoutMinor }) =>
        post({ type: 'round', roundId, stakeMinor, payoutMinor }),
      onBug: reportError,
    }),
  };
}
