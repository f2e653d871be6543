import { type ComponentType, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@wau/theme/theme.css';
import '../styles/base.css';
import '../styles/game.css';
import { onHostMessage } from '../platform/frame-host.ts';
import { frameMessenger } from '../platform/frame-messages.ts';
import type { Sound } from '../platform/sound.ts';
import { TextProvider, useText } from '../platform/text.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { type Opening, openOnce, type PlayedGame } from './open-play.ts';
import { PlayProvider, useDeskState, usePlay, useShownBalance } from './play-context.tsx';
import type { PlaySettingsStore } from './settings/play-settings.ts';

export interface GameDefinition extends PlayedGame {
  readonly Game: ComponentType;
}

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
